import Catalog
import Drawing
import Foundation
import Raster
import Rendering
import TestSupport
import Testing
import ViewCore

/// Tiles as the Gallery's goldens had them when there was one generation of looks.
///
/// `Tests/Fixtures/ios18-lists.tsv` has the digests of their display lists, taken from those goldens' files. Equal
/// lists are equal pixels, whatever else has been recorded since.
@MainActor struct FirstGenerationTests {
    private nonisolated static let file = "Tests/Fixtures/ios18-lists.tsv"

    /// Digests by tile, in the tile's id no word of a generation.
    private static func recorded() throws -> [String: String] {
        let text = try String(contentsOf: Package.root.appendingPathComponent(file), encoding: .utf8)
        let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }

    @Test func `Every tile of before is drawn in the looks of iOS 18 as it was`() async throws {
        var rest = try Self.recorded()
        #expect(rest.count > 900)
        var selection = Selection()
        selection[.generation] = [.ios18]
        let settler = TileSettler(library: FontLibrary())
        for tile in selection.tiles(of: galleryCatalog) {
            let id = tile.id.replacing("-generation=ios18", with: "")
            guard let before = rest.removeValue(forKey: id) else { continue }
            let now = "\(await settler.settle(tile, needsTrace: false).list.digest)"
            #expect(now == before, "\(id): if a fault's repair changed it, write \(now) into \(Self.file)")
        }
        #expect(rest.keys.sorted() == [], "tiles that are gone")
    }

    @Test func `The looks of iOS 26 are others`() async throws {
        let recorded = try Self.recorded()
        var selection = Selection()
        selection[.generation] = [.ios26]
        selection.filters = ["Filled/*", "Cells/*"]
        let settler = TileSettler(library: FontLibrary())
        var changed = 0
        for tile in selection.tiles(of: galleryCatalog) {
            let id = tile.id.replacing("-generation=ios26", with: "")
            let now = "\(await settler.settle(tile, needsTrace: false).list.digest)"
            if let before = recorded[id], now != before { changed += 1 }
        }
        #expect(changed > 0)
    }
}
