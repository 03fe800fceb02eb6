import Foundation

/// Compares engine and reference on random trees: `--seed N --trees N`.
@MainActor func check() -> Int32 {
    var (seed, count) = (1, 10_000)
    var arguments = CommandLine.arguments.dropFirst()
    func usage(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("layout: \(message)\n".utf8))
        return 64
    }
    while let option = arguments.popFirst() {
        if option == "--tree" {
            guard let text = arguments.popFirst() else { return usage("--tree needs a tree") }
            do {
                let tree = try TreeParser.parse(text)
                for offer in RandomTrees.offers {
                    for isMirrored in [false, true] {
                        let one = Comparison(tree: tree, offer: offer, isMirrored: isMirrored)
                        print("\(one): \(one.disagreement ?? "agrees")")
                    }
                }
                return 0
            } catch { return usage("\(error)") }
        }
        guard let value = arguments.popFirst().flatMap({ Int($0) }) else {
            return usage("\(option) needs a number")
        }
        switch option {
        case "--seed": seed = value
        case "--trees": count = value
        default: return usage("no option \(option); there are --seed, --trees and --tree")
        }
    }
    var found: [String: Int] = [:]
    var wrong = 0
    for index in 0..<count {
        let treeSeed = seed &* 1_000_003 &+ index
        let tree = RandomTrees.tree(seed: treeSeed, depth: 1 + index % 4)
        let offer = RandomTrees.offers[index % RandomTrees.offers.count]
        let one = Comparison(tree: tree, offer: offer, isMirrored: index % 3 == 2)
        guard one.disagreement != nil else { continue }
        wrong += 1
        let small = one.shrunk()
        // One of each kind is enough to read.
        let kind = small.tree.description.split { !$0.isLetter }.joined(separator: " ")
        found[kind, default: 0] += 1
        if found[kind] == 1, found.count <= 40 {
            print("seed \(treeSeed): \(small)\n    \(small.disagreement ?? "")")
        }
    }
    print("\(count) trees from seed \(seed): \(wrong) disagree, \(found.count) kinds")
    return wrong == 0 ? 0 : 1
}

exit(check())
