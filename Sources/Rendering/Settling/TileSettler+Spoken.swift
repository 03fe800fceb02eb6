package import Catalog
import Drawing
import Foundation
package import ScreenReader
package import ViewCore

/// A tile with what assistive technology meets in it.
struct SpokenTile {
    /// In the picture's points.
    let tree: SpokenTree
    let laidOut: LaidOut
}

extension TileSettler {
    /// The tile settled, with what assistive technology meets in it.
    func spoken(_ tile: Tile) async -> SpokenTile {
        var setting = tile.setting
        setting.options.tellsSpoken = true
        return SpokenTile(await settle(tile, in: setting, trace: .now))
    }

    /// The same as its tree alone, for tests.
    package func spokenTree(_ tile: Tile) async -> (tree: SpokenTree, warnings: [String]) {
        let spoken = await spoken(tile)
        return (spoken.tree, spoken.laidOut.warnings)
    }

    /// The same with what was laid out.
    package func spokenLayout(_ tile: Tile) async -> (laidOut: LaidOut, tree: SpokenTree) {
        let spoken = await spoken(tile)
        return (spoken.laidOut, spoken.tree)
    }

    /// The picture with every element numbered, and a legend beside it.
    func sheet(of spoken: SpokenTile, _ id: String) -> LaidOut {
        var environment = EnvironmentValues()
        environment.displayScale = spoken.laidOut.list.scale
        var options = TileOptions()
        options.needsTrace = false
        var sheet = ViewGraph(engine: engine).layOut(
            SpokenSheet(picture: spoken.laidOut.list, tree: spoken.tree, title: id), in: environment,
            options: options)
        sheet.warnings = spoken.laidOut.warnings + sheet.warnings
        return sheet
    }
}

extension SpokenTile {
    init(_ laidOut: LaidOut) {
        let own = laidOut.trace.roots.first?.frame ?? .zero
        // A trace does not count the room that a picture has for what is drawn outside of the view.
        tree = SpokenTree(laidOut.trace).moved(
            by: Double(laidOut.frame.minX - own.minX), Double(laidOut.frame.minY - own.minY))
        self.laidOut = laidOut
    }
}
