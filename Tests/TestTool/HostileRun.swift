import Drawing
import Foundation
import HostileTrees
import Raster

/// `specimen-test-tool hostile-trees SEED COUNT [draw]`: lays so many hostile trees out, from a seed on, and fails where one is not whole
/// or needs more than a thousand measurements a view. With `draw`, real fonts measure, and the pictures are drawn.
enum HostileRun {
    /// Measurements of a view on the average.
    static let most = 1_000.0

    @MainActor static func run(_ arguments: [String]) {
        guard (2...3).contains(arguments.count), let first = Int(arguments[0]), let count = Int(arguments[1]),
            count > 0,
            arguments.count == 2 || arguments[2] == "draw"
        else {
            print("usage: specimen-test-tool hostile-trees SEED COUNT [draw]")
            exit(64)
        }
        let library = arguments.count == 3 ? FontLibrary() : nil
        let engine: any TextEngine = library.map { HarfBuzzTextEngine(library: $0) } ?? FixedTextEngine()
        let context = library.map { RasterContext(library: $0) }
        var failed = 0
        var worst: [HostileCost] = []
        for number in 0..<count {
            // Names the tree that ends the process.
            let seed = first &+ number
            if isatty(2) != 0 { FileHandle.standardError.write(Data("\rseed \(seed) ".utf8)) }
            let cost = HostileCost(seed: seed, engine: engine)
            if let problem = cost.problem {
                failed += 1
                print("seed \(seed): \(problem)\n    \(text(cost))")
            }
            if cost.perNode > most {
                failed += 1
                print("seed \(seed) needs more than \(Int(most)) measurements a view:\n    \(text(cost))")
            }
            if let context { draw(cost, context) }
            worst.append(cost)
            if worst.count > 200 { worst = highest(worst, 10) }
        }
        print("\nThe most of \(count) trees from seed \(first):")
        for cost in highest(worst, 10) { print("    \(text(cost))") }
        guard failed == 0 else {
            print("\(failed) of \(count) trees failed")
            exit(1)
        }
    }

    /// A picture that is too large is none; the claim is that this ends.
    @MainActor static func draw(_ cost: HostileCost, _ context: RasterContext) {
        let (clock, pixels) = (ContinuousClock(), cost.list.pixelSize)
        // Filters on large pictures take their time, and no more is found by them.
        guard pixels.width <= 4_000, pixels.height <= 4_000 else { return }
        let time = clock.measure { _ = try? rasterize(cost.list, with: context) }
        if time > .seconds(10) { print("seed \(cost.seed): drawn in \(time)\n    \(text(cost))") }
    }

    /// Those with the most measurements, and those that took longest.
    static func highest(_ costs: [HostileCost], _ count: Int) -> [HostileCost] {
        let many = costs.sorted { $0.perNode > $1.perNode }.prefix(count)
        let slow = costs.sorted { $0.seconds > $1.seconds }.prefix(count)
        return many + slow.filter { cost in !many.contains { $0.seed == cost.seed } }
    }

    static func text(_ cost: HostileCost) -> String {
        let each = String(format: "%.1f", cost.perNode)
        let time = String(format: "%.3f", cost.seconds)
        return
            "seed \(cost.seed): \(each) of \(cost.nodes) views, \(time) s: \(cost.words.joined(separator: ", "))"
    }
}
