import Catalog
import Drawing
import Foundation
import Raster
import SwiftUI
import Testing

@testable import Rendering

/// Specimens that say their room in numbers that are none.
@MainActor struct HostileSizeTests {
    nonisolated static let hostile: [CGFloat] = [.nan, .infinity, -.infinity, -1, -1e300, 1e300]

    private let settler = TileSettler(library: FontLibrary())

    private func tile(width: CGFloat = 320, height: CGFloat? = nil) throws -> Tile {
        let specimen = Specimen(
            "Color/red", style: Color.self, axes: onePoint(), width: width, height: height
        ) { Color.red.frame(minWidth: 40, minHeight: 30) }
        return try #require(specimen.tiles.first)
    }

    /// The view's own size with the margins around it.
    private let size = CGSize(width: 40 + 16, height: 30 + 16)

    @Test(arguments: hostile)
    func `A width that is none leaves the view as wide as it wants, with a warning`(_ width: CGFloat) throws {
        let laid = settler.layOut(try tile(width: width, height: 30))
        #expect(laid.list.size == size)
        #expect(laid.warnings.count == 1)
        #expect(laid.warnings.first?.hasPrefix("width: ") == true)
    }

    @Test(arguments: hostile)
    func `A height that is none leaves the view as high as it wants, with a warning`(_ height: CGFloat) throws
    {
        let laid = settler.layOut(try tile(width: 40, height: height))
        #expect(laid.list.size == size)
        #expect(laid.warnings.first?.hasPrefix("height: ") == true)
    }

    @Test(arguments: hostile)
    func `A tile's width may be set to none`(_ width: CGFloat) async throws {
        var tile = try tile(height: 30)
        tile.setWidth(width)
        let laid = await settler.settle(tile)
        #expect(laid.list.size == size)
        #expect(laid.warnings.first?.hasPrefix("width: ") == true)
    }
}
