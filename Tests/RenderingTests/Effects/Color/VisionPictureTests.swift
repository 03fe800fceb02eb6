import Catalog
import Drawing
import Pixels
import Raster
import Rendering
import SwiftUI
import Testing

/// Tiles at the axis `vision`, pixel by pixel.
@MainActor struct VisionPictureTests {
    private struct Patch: View {
        let color: Color
        var body: some View { color.frame(width: 8, height: 8) }
    }

    private func pixel(_ red: Int, _ green: Int, _ blue: Int, _ vision: ColorVision) throws -> [Int] {
        var axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light])
        axes[.vision] = [vision]
        axes[.scale] = [1]
        let color = Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        let specimen = Specimen("Vision/patch", style: Patch.self, axes: axes) { Patch(color: color) }
        let tile = try #require(Catalog("Tests") { specimen }.tiles.first)
        let settler = TileSettler(library: FontLibrary())
        let laidOut = settler.layOut(tile)
        let pixmap = try rasterize(laidOut.list, with: RasterContext(library: settler.library))
        let middle = 4 * (pixmap.height / 2 * pixmap.width + pixmap.width / 2)
        return pixmap.bytes[middle..<middle + 3].map(Int.init)
    }

    // What DaltonLens for Python, an implementation of its own, makes of the same colours at severity 1.0; it cuts off
    // where this rounds.
    @Test(arguments: [
        (ColorVision.protanopia, [255, 0, 0], [108, 95, 0]), (.protanopia, [0, 255, 0], [254, 229, 0]),
        (.protanopia, [255, 128, 0], [165, 145, 0]), (.protanopia, [18, 52, 86], [36, 54, 87]),
        (.deuteranopia, [255, 0, 0], [163, 144, 0]), (.deuteranopia, [0, 255, 0], [238, 214, 58]),
        (.deuteranopia, [0, 0, 255], [0, 61, 251]), (.deuteranopia, [200, 200, 200], [200, 199, 200]),
        (.tritanopia, [255, 0, 0], [254, 0, 14]), (.tritanopia, [0, 0, 255], [0, 107, 149]),
        (.tritanopia, [255, 128, 0], [254, 98, 109]), (.tritanopia, [18, 52, 86], [0, 60, 64]),
    ])
    func `Colours are what an independent implementation makes of them`(
        vision: ColorVision, from: [Int], to: [Int]
    ) throws {
        let seen = try pixel(from[0], from[1], from[2], vision)
        #expect(zip(seen, to).allSatisfy { abs($0 - $1) <= 1 }, "\(seen)")
    }

    // Of the relative luminance: sRGB's function of 0.2126 is 127.1 of 255, of 0.7152 219.9, of 0.0722 76.0.
    @Test(arguments: [([255, 0, 0], 127), ([0, 255, 0], 220), ([0, 0, 255], 76), ([255, 255, 255], 255)])
    func `Without colours a colour is as light as it is`(from: [Int], gray: Int) throws {
        let seen = try pixel(from[0], from[1], from[2], .achromatopsia)
        #expect(seen == [gray, gray, gray])
    }

    @Test func `Full vision draws the list as it is`() throws {
        #expect(try pixel(18, 52, 86, .full) == [18, 52, 86])
    }
}
