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
            .gradient(
                PaintGradient(stops, .angular(center: CGPoint(x: 50, y: 30), startAngle: 0, endAngle: 5))),
            .nonZero)
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

    /// Shadows, blurs and bitmaps that are alike but for one thing each.
    private static func alike() -> [DisplayList] {
        func list(_ items: [DisplayItem], scale: CGFloat = 2) -> DisplayList {
            DisplayList(size: CGSize(width: 60, height: 40), scale: scale, items: items)
        }
        func shadow(
            _ x: CGFloat = 20, _ side: CGFloat = 16, color: RGBA = .black, radius: CGFloat = 4,
            y: CGFloat = 2, fill: RGBA = .red, scale: CGFloat = 2
        ) -> DisplayList {
            let items = [Drawings.square(x, 10, side, fill)]
            return list(
                [.shadow(DisplayShadow(color: color, radius: radius, x: 0, y: y, items: items))],
                scale: scale)
        }
        func blur(_ sigma: CGFloat, _ color: RGBA) -> DisplayList {
            list([.group(DisplayGroup(items: [Drawings.square(20, 10, 16, color)], blur: sigma))])
        }
        func image(_ last: UInt8, width: Int = 2, height: Int = 1) -> DisplayList {
            list([
                .image(
                    DisplayImage(
                        pixels: [255, 0, 0, 255, 0, 0, last, 255],
                        size: PixelSize(width: width, height: height),
                        frame: CGRect(x: 4, y: 4, width: 40, height: 20)))
            ])
        }
        return [
            shadow(), shadow(21), shadow(20.25), shadow(20, 17), shadow(color: .blue),
            shadow(radius: 5), shadow(y: 3), shadow(fill: .blue),
            shadow(fill: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)), shadow(scale: 3),
            blur(2, .red), blur(2, .blue), blur(2.5, .red), image(0), image(1),
            image(1, width: 1, height: 2),
        ]
    }

    @Test func `A context that has drawn alike pictures draws each as a fresh one does`() throws {
        let lists = Self.alike()
        let context = RasterContext(library: Drawings.library)
        for list in lists + lists.reversed() + lists {
            let fresh = RasterContext(library: Drawings.library)
            #expect(try rasterize(list, with: context) == rasterize(list, with: fresh))
        }
    }

    @Test func `What a cache keeps is bounded by its cost, and the last value stays`() {
        var cache = RecentCache<Int, Int>(limit: 100)
        for key in 0..<1000 {
            cache.insert(key, for: key, cost: 10)
            #expect(cache.value(for: key, cost: 10) == key)
        }
        let kept = (0..<1000).filter { cache.value(for: $0, cost: 0) != nil }
        #expect((10...20).contains(kept.count))
        cache.insert(7, for: -1, cost: 101)
        #expect(cache.value(for: -1) == nil, "too costly alone")
    }

    @Test func `Of a cache's two halves each holds what the limit says`() {
        var cache = RecentCache<Int, Int>(limit: 2)
        for key in 0..<4 { cache.insert(key, for: key) }
        // Asked in the order that turns nothing over: what is young first.
        #expect([2, 3, 0, 1].map { cache.value(for: $0, cost: 0) } == [2, 3, 0, 1])
        cache.removeAll()
        for key in 4..<8 { cache.insert(key, for: key) }
        #expect([6, 7, 4, 5, 0].map { cache.value(for: $0, cost: 0) } == [6, 7, 4, 5, nil])
    }
}
