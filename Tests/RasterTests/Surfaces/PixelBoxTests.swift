import Drawing
import Foundation
import Testing

@testable import Raster

@Suite struct PixelBoxTests {
    private let box = PixelBox(left: 1, top: 2, right: 10, bottom: 20)
    private let painter = Painter(context: RasterContext(library: Drawings.library))

    @Test func `A box around a rectangle has every pixel that it touches`() {
        let rect = CGRect(x: 1.2, y: 2.7, width: 3, height: 4)
        #expect(PixelBox(around: rect, under: .identity) == PixelBox(left: 1, top: 2, right: 5, bottom: 7))
        let doubled = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: -20)
        #expect(PixelBox(around: rect, under: doubled) == PixelBox(left: 12, top: -12, right: 19, bottom: 1))
        let far = PixelBox(around: CGRect(x: -1e9, y: -1e8, width: 1e12, height: 1e12), under: .identity)
        #expect(far == PixelBox.everything)
        #expect(
            PixelBox(around: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), under: .identity) == .empty)
    }

    @Test func `Boxes are cut, joined, moved and grown`() {
        let other = PixelBox(left: 5, top: -3, right: 30, bottom: 7)
        #expect(box.width == 9 && box.height == 18 && !box.isEmpty)
        #expect(box.intersection(other) == PixelBox(left: 5, top: 2, right: 10, bottom: 7))
        #expect(box.union(other) == PixelBox(left: 1, top: -3, right: 30, bottom: 20))
        #expect(box.moved(x: 4, y: -5) == PixelBox(left: 5, top: -3, right: 14, bottom: 15))
        #expect(box.expanded(by: 3) == PixelBox(left: -2, top: -1, right: 13, bottom: 23))
        #expect(box.expanded(by: 0) == box)
        #expect(PixelBox(PixelSize(width: 3, height: 4)) == PixelBox(left: 0, top: 0, right: 3, bottom: 4))
    }

    @Test func `A box without area is the empty one, and adds nothing`() {
        for beside in [
            PixelBox(left: 10, top: 2, right: 20, bottom: 20),
            PixelBox(left: 1, top: 20, right: 10, bottom: 30),
        ] {
            #expect(box.intersection(beside) == .empty)
        }
        #expect(PixelBox.empty.union(box) == box && box.union(.empty) == box)
        #expect(PixelBox.empty.moved(x: 3, y: 4) == .empty && PixelBox.empty.expanded(by: 3) == .empty)
        #expect(PixelBox(left: 3, top: 3, right: 3, bottom: 9).isEmpty)
        #expect(PixelBox(left: 3, top: 3, right: 9, bottom: 3).isEmpty)
    }

    // MARK: - What items may touch

    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    private var fill: DisplayItem { .fill(.rectangle(rect), .solid(.black), .nonZero) }

    private func bounds(_ items: DisplayItem..., under transform: CGAffineTransform = .identity) -> PixelBox {
        painter.bounds(of: items, under: transform)
    }

    private func group(_ change: (inout DisplayGroup) -> Void) -> DisplayItem {
        var group = DisplayGroup(items: [fill])
        change(&group)
        return .group(group)
    }

    @Test func `An edge may be smoothed one pixel farther`() {
        #expect(bounds(fill) == PixelBox(left: 9, top: 19, right: 41, bottom: 61))
        let image = DisplayImage(pixels: [], size: PixelSize(width: 0, height: 0), frame: rect)
        #expect(bounds(.image(image)) == bounds(fill))
        #expect(bounds() == .empty)
        #expect(
            bounds(fill, under: CGAffineTransform(scaleX: 2, y: 3))
                == PixelBox(left: 19, top: 59, right: 81, bottom: 181))
    }

    @Test func `A stroke reaches as far as its corners might`() {
        func stroke(_ pen: StrokePen) -> PixelBox { bounds(.stroke(.rectangle(rect), .solid(.black), pen)) }
        #expect(stroke(StrokePen(width: 4, join: .round)) == bounds(fill).expanded(by: 3))
        #expect(stroke(StrokePen(width: 4, join: .bevel)) == bounds(fill).expanded(by: 3))
        #expect(stroke(StrokePen(width: 4, miterLimit: 5)) == bounds(fill).expanded(by: 10))
        #expect(stroke(StrokePen(width: 4, miterLimit: 1)) == bounds(fill).expanded(by: 3))
    }

    @Test func `A shadow's box is around the items and where it falls`() {
        func shadow(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> DisplayItem {
            .shadow(DisplayShadow(color: .black, radius: radius, x: x, y: y, items: [fill]))
        }
        #expect(bounds(shadow(100, 5, 0)) == PixelBox(left: 9, top: 19, right: 141, bottom: 66))
        // Deviation 2: 6 pixels.
        #expect(bounds(shadow(0, 0, 2)) == bounds(fill).expanded(by: 6))
        let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        // (5, 7) falls to (−7, 5).
        #expect(
            bounds(shadow(5, 7, 0), under: turned)
                == bounds(fill, under: turned).union(bounds(fill, under: turned).moved(x: -7, y: 5)))
        let far = ShadowExtent(
            DisplayShadow(color: .black, radius: -3, x: 1e9, y: 0, items: []), under: .identity)
        #expect(far.x == 100_000 && far.y == 0 && far.sigma == .zero && far.reach == 0)
        let nowhere = ShadowExtent(
            DisplayShadow(color: .black, radius: .nan, x: .nan, y: 1, items: []), under: .identity)
        #expect(nowhere.x == 0 && nowhere.y == 0 && nowhere.reach == 0)
        let near = ShadowExtent(
            DisplayShadow(color: .black, radius: 3, x: 1.5, y: -1e9, items: []),
            under: CGAffineTransform(scaleX: 1, y: 4))
        #expect(near.x == 2 && near.y == -100_000 && near.sigma == PixelLength(6) && near.reach == 22)
    }

    @Test func `A group's box follows its transform, blur and clip`() {
        let moved = ProjectiveTransform(CGAffineTransform(translationX: 100, y: 0))
        #expect(bounds(group { $0.transform = moved }) == bounds(fill).moved(x: 100, y: 0))
        #expect(
            bounds(group { $0.transform = moved }, under: CGAffineTransform(scaleX: 2, y: 2))
                == PixelBox(left: 219, top: 39, right: 281, bottom: 121))
        #expect(bounds(group { $0.blur = 2 }) == bounds(fill).expanded(by: 6))
        var leaning = moved
        leaning.m13 = 0.1
        #expect(bounds(group { $0.transform = leaning }) == .everything)
        var values = [Double](repeating: 0, count: 20)
        #expect(bounds(group { $0.filter = ColorFilter(values: values) }) == bounds(fill))
        values[19] = 0.01
        #expect(bounds(group { $0.filter = ColorFilter(values: values) }) == .everything)
        let clip = Outline.rectangle(CGRect(x: 0, y: 0, width: 20, height: 500))
        #expect(bounds(group { $0.clip = clip }) == PixelBox(left: 9, top: 19, right: 20, bottom: 61))
        #expect(bounds(group { $0.backdropBlur = 1 }) == .everything)
        #expect(
            bounds(group { ($0.clip, $0.backdropBlur) = (clip, 1) })
                == PixelBox(left: 0, top: 0, right: 20, bottom: 500))
    }

    @Test func `A run's box is around all its origins, an em and more each way`() throws {
        let face = FontFace(name: "Inter")
        let reach = try painter.context.face(face).reach
        #expect(reach > 0.5 && reach < 8)
        let run = GlyphRun(
            face: face, size: 10,
            glyphs: [.init(id: 1, x: 50, y: 60), .init(id: 2, x: 30, y: 90), .init(id: 3, x: 70, y: 40)],
            paint: .solid(.black), text: "x")
        let r = 10 * reach
        let around = CGRect(x: 30 - r, y: 40 - r, width: 40 + 2 * r, height: 50 + 2 * r)
        #expect(bounds(.glyphs(run)) == PixelBox(around: around, under: .identity).expanded(by: 1))
        var empty = run
        empty.glyphs = []
        #expect(bounds(.glyphs(empty)) == .empty)
    }

    @Test func `A clip on whole pixels ends at them, another may be smoothed`() {
        func clip(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> PixelBox {
            painter.clipBox(.rectangle(CGRect(x: x, y: y, width: width, height: height)), .identity)
        }
        let whole = PixelBox(left: 1, top: 2, right: 4, bottom: 6)
        #expect(clip(1, 2, 3, 4) == whole)
        #expect(clip(1 + 1e-8, 2 - 1e-8, 3, 4) == whole)
        #expect(clip(1.25, 2, 2.75, 4) == whole.expanded(by: 1))
        #expect(clip(1, 2.25, 3, 3.75) == whole.expanded(by: 1))
        #expect(clip(1, 2, 2.75, 4) == whole.expanded(by: 1))
        #expect(clip(1, 2, 3, 3.75) == whole.expanded(by: 1))
        #expect(
            painter.clipBox(.ellipse(CGRect(x: 1, y: 2, width: 3, height: 4)), .identity)
                == whole.expanded(by: 1))
        let turned = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        #expect(
            painter.clipBox(.rectangle(CGRect(x: 2, y: 1, width: 4, height: 3)), turned)
                == whole.expanded(by: 1))
    }

    @Test func `Items in more groups than are drawn count for nothing`() {
        var item = fill
        for _ in 0..<255 { item = .group(DisplayGroup(items: [item])) }
        #expect(bounds(item) == bounds(fill))
        #expect(bounds(.group(DisplayGroup(items: [item]))) == .empty)
    }

    // MARK: - Memory

    @Test func `A buffer given back is lent again, the smallest that is large enough`() throws {
        let pool = PixelBufferPool()
        let (large, small) = (try #require(pool.take(9000)), try #require(pool.take(5000)))
        #expect(large.capacity == 9000 && small.capacity == 5000)
        pool.give(large)
        pool.give(small)
        let again = try #require(pool.take(4500))
        #expect(again === small)
        #expect(pool.take(4500) === large)
        #expect(pool.take(4500)?.capacity == 4500)
        #expect(pool.take(1)?.capacity == 4096)
        #expect(pool.take(PixelBufferPool.limit) == nil)
    }

    @Test func `Every pixel of a buffer is filled, and no more`() {
        let buffer = PixelBuffer(capacity: 16)
        func words() -> [UInt32] {
            (0..<4).map { unsafe buffer.bytes.load(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
        buffer.fill(4, with: 0xAABB_CCDD)
        #expect(words() == [0xAABB_CCDD, 0xAABB_CCDD, 0xAABB_CCDD, 0xAABB_CCDD])
        buffer.fill(3, with: 0)
        #expect(words() == [0, 0, 0, 0xAABB_CCDD])
        buffer.fill(2, with: 5)
        #expect(words() == [5, 5, 0, 0xAABB_CCDD])
    }

    @Test func `A row of alpha ends on a word, a row of colours has four bytes a pixel`() {
        #expect([1, 3, 4, 5].map { ImageSurface.stride(format: .alpha, width: $0) } == [4, 4, 4, 8])
        #expect(ImageSurface.stride(format: .color, width: 3) == 12)
    }
}
