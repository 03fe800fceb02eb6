import Catalog
import Drawing
import Foundation

extension Rule {
    static let textOverlap = Rule(
        id: .textOverlap, demand: "No two texts lie on each other.",
        source: "WCAG 2.2, 1.4.12 Text Spacing (no loss of content)", severity: .error,
        check: .tile { facts in
            var found: [Finding] = []
            if facts.isRoomChosen { return [] }
            // From the top down, so that each is held to those that begin before it ends.
            let seen = facts.ink.indices.filter {
                facts.readings[$0] != nil && !facts.ink[$0].isSymbol && facts.ink[$0].view != nil
            }.sorted { (facts.ink[$0].box.minY, $0) < (facts.ink[$1].box.minY, $1) }
            var told: Set<[Int]> = []
            for (place, first) in seen.enumerated() {
                let a = facts.ink[first]
                for second in seen[(place + 1)...] {
                    let b = facts.ink[second]
                    // What lies on everything says no more after so many.
                    if b.box.minY >= a.box.maxY || told.count >= 64 { break }
                    guard let one = a.view, let other = b.view, one != other,
                        !told.contains([one, other])
                    else { continue }
                    let part = overlap(a, b)
                    guard part >= 0.1 else { continue }
                    told.insert([one, other])
                    let site = facts.views.site(of: one, frame: a.box.union(b.box))
                    let name = facts.views.site(of: other).view
                    found.append(
                        Finding(
                            .textOverlap, .error, at: site,
                            measured: "\(Int((part * 100).rounded())) % of its letters' boxes lie on \(name)",
                            demanded: "none", advice: "Put them in a stack, or give them more room.",
                            cause: "overlap", worth: -part))
                }
            }
            return found
        })
}

/// Which part of the smaller one's boxes of letters lies on the other's.
private func overlap(_ first: InkFact, _ second: InkFact) -> Double {
    guard first.box.overlap(with: second.box) != nil else { return 0 }
    func area(_ boxes: [CGRect]) -> CGFloat { boxes.reduce(0) { $0 + $1.width * $1.height } }
    var common: CGFloat = 0
    for one in first.boxes.prefix(400) {
        for other in second.boxes.prefix(400) {
            if let both = one.overlap(with: other) { common += both.width * both.height }
        }
    }
    return Double(common / max(min(area(first.boxes), area(second.boxes)), 0.01))
}
