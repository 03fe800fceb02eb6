import BenchmarkStyles
import Catalog
import SwiftUI

/// The three styles of the work, in the order of its cells.
///
/// - Parameter copies: how often each picture is there, for a catalogue of any length.
func benchmarkCatalog(copies: Int) -> Catalog {
    var axes = Axes()
    if copies > 1 { axes.custom = [Axis("copy", (0..<copies).map { "c\($0)" })] }
    return Catalog("Benchmark") {
        Specimen("Button/filled", style: FilledButtonStyle.self, axes: axes) {
            Button("Save Changes") {}.buttonStyle(.filled)
        }
        Specimen("Button/outlined", style: OutlinedButtonStyle.self, axes: axes) {
            Button("Save Changes") {}.buttonStyle(.outlined)
        }
        Specimen("Button/ghost", style: GhostButtonStyle.self, axes: axes) {
            Button("Save Changes") {}.buttonStyle(.ghost)
        }
    }
}

/// All cells in one specimen: its sheet has the rows and columns of W1's.
let sheetSpecimen: Specimen = {
    let style = Axis("style", ["filled", "outlined", "ghost"])
    let axes = Axes(custom: [style])
    return Specimen("Button/all", style: FilledButtonStyle.self, axes: axes) { tile in
        switch tile[style] {
        case "filled": Button("Save Changes") {}.buttonStyle(.filled)
        case "outlined": Button("Save Changes") {}.buttonStyle(.outlined)
        default: Button("Save Changes") {}.buttonStyle(.ghost)
        }
    }
}()

/// The tiles of W1, or the first `count` of W2, each with its own label; made one at a time.
struct Tiles: Sequence, IteratorProtocol {
    let labelled: Bool
    let count: Int
    private let cells: [Tile]
    private var index = 0

    init(labelled: Bool, count: Int) {
        self.labelled = labelled
        self.count = count
        cells = benchmarkCatalog(copies: 1).tiles
        precondition(cells.count == 90, "the work has 90 cells, not \(cells.count)")
    }

    mutating func next() -> Tile? {
        guard index < count else { return nil }
        var tile = cells[index % 90]
        if labelled { tile.label = itemLabel(index) }
        index += 1
        return tile
    }
}

/// `Item 0001` and on.
func itemLabel(_ index: Int) -> String {
    let digits = String(index + 1)
    return "Item " + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
}
