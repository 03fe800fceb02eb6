import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

@Suite struct DeterminismTests {
    /// A little of everything that has a cache or a library behind it.
    private static func everything() -> DisplayList {
        let stops = [
            GradientStop(color: .red, location: 0), GradientStop(color: .blue, location: 1),
        ]
        let rect = CGRect(x: 10, y: 10, width: 80, height: 40)
        let card = DisplayItem.fill(
            .roundedRectangle(rect, CornerRadii(all: 12), .continuous),
            .angular(stops, center: CGPoint(x: 50, y: 30), startAngle: 0, endAngle: 5), .nonZero)
        var items = [
            DisplayItem.shadow(
                DisplayShadow(color: .black, radius: 6, x: 0, y: 3, items: [card])),
            .group(
                DisplayGroup(
                    items: [card],
                    transform: ProjectiveTransform(CGAffineTransform(rotationAngle: 0.3)), blur: 3)),
        ]
        items += Drawings.label("Save 😀", y: 40, scale: 2)
        items += Drawings.label("Mono", face: FontFace(name: "JetBrains Mono"), y: 60, scale: 2)
        return DisplayList(size: CGSize(width: 100, height: 70), scale: 2, items: items)
    }

    @Test func `Two contexts give the same bytes`() throws {
        let list = Self.everything()
        let first = try rasterize(list, with: RasterContext(library: FontLibrary()))
        let context = RasterContext(library: FontLibrary())
        #expect(try rasterize(list, with: context) == first)
        #expect(try rasterize(list, with: context) == first, "with warm caches")
    }

    @Test func `Threads that draw at once give the same bytes`() async throws {
        let list = Self.everything()
        let expected = try rasterize(list, with: RasterContext(library: Drawings.library))
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let context = RasterContext(library: Drawings.library)
                    return (0..<10).allSatisfy { _ in
                        (try? rasterize(list, with: context)) == expected
                    }
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    @Test func `Memory used before does not show`() throws {
        let context = RasterContext(library: Drawings.library)
        let list = Self.everything()
        let first = try rasterize(list, with: context)
        let other = DisplayList(
            size: CGSize(width: 300, height: 300), scale: 1,
            items: [Drawings.square(0, 0, 300, .red)])
        _ = try rasterize(other, with: context)
        #expect(try rasterize(list, with: context) == first)
    }
}
