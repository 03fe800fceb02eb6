import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

/// Bitmaps: how large they are, how their pixels are laid over the frame's, caps and tiles, stencils.
@MainActor struct ImageTests {
    /// Gray levels row by row, opaque.
    private struct Levels {
        var rows: [[UInt8]]

        func image(scale: CGFloat = 1) -> Image {
            let bytes: [UInt8] = rows.joined().flatMap { level -> [UInt8] in [level, level, level, 255] }
            return Image(.pixels(bytes, width: rows[0].count, height: rows.count, scale: scale))
        }

        /// The level at a pixel, that of the nearest one outside.
        subscript(x: Int, y: Int) -> Double {
            Double(rows[min(max(y, 0), rows.count - 1)][min(max(x, 0), rows[0].count - 1)])
        }
    }

    private let small = Levels(rows: [[0, 90, 255], [200, 30, 120]])
    /// Every pixel of its own.
    private let wide = Levels(rows: (0..<6).map { row in (0..<8).map { UInt8(row * 40 + $0 * 5) } })

    /// The largest difference in 255ths from what `expected` says of the pixels of `frame`.
    private func difference(
        _ probe: PixelProbe, x: Range<Int>, y: Range<Int>, _ expected: (Int, Int) -> Double
    ) -> Double {
        var worst = 0.0
        for row in y {
            for column in x {
                worst = max(
                    worst,
                    abs(probe[column, row].red * 255 - expected(column - x.lowerBound, row - y.lowerBound)))
            }
        }
        return worst
    }

    // MARK: - Size

    @Test func `A bitmap is as large as its pixels over its scale`() throws {
        for (scale, width, height) in [(1, 8, 6), (2, 4, 3), (0.5, 16, 12)] as [(CGFloat, CGFloat, CGFloat)] {
            let made = layOut(wide.image(scale: scale), scale: 1)
            #expect(made.list.size == CGSize(width: width, height: height))
        }
    }

    @Test func `Only a resizable bitmap takes the size it is offered`() throws {
        let fixed = try PixelProbe(wide.image().frame(width: 20, height: 20), 40, 40)
        #expect(fixed[15, 20].alpha == 0 && fixed[16, 17].alpha == 1 && fixed[24, 20].alpha == 0)
        let free = try PixelProbe(wide.image().resizable().frame(width: 20, height: 20), 40, 40)
        free.expectCovers(Regions.rectangle(10, 10, 30, 30))
    }

    @Test func `Pixel on pixel a bitmap is drawn as it is`() throws {
        for interpolation in interpolations {
            let found = try PixelProbe(wide.image().interpolation(interpolation), 8, 6)
            #expect(difference(found, x: 0..<8, y: 0..<6) { wide[$0, $1] } == 0, "\(interpolation)")
            let dense = try PixelProbe(wide.image(scale: 2).interpolation(interpolation), 4, 3, scale: 2)
            #expect(difference(dense, x: 0..<8, y: 0..<6) { wide[$0, $1] } == 0, "\(interpolation)")
        }
    }

    @Test func `Fit keeps all of a bitmap inside, fill covers the room`() throws {
        // 8 × 6 in 20 × 30: 20 × 15, or 40 × 30.
        let fit = try PixelProbe(wide.image().resizable().scaledToFit().frame(width: 20, height: 30), 50, 40)
        fit.expectCovers(Regions.rectangle(15, 13, 35, 28), sourceLocation: #_sourceLocation)
        let fill = try PixelProbe(
            wide.image().resizable().scaledToFill().frame(width: 20, height: 30), 50, 40)
        fill.expectCovers(Regions.rectangle(5, 5, 45, 35))
        let cut = try PixelProbe(
            wide.image().resizable().aspectRatio(contentMode: .fill).frame(width: 20, height: 30).clipped(),
            50, 40)
        cut.expectCovers(Regions.rectangle(15, 5, 35, 35))
    }

    // MARK: - Interpolation

    /// Each kind; the switch below has no default.
    private var interpolations: [Image.Interpolation] { [.none, .low, .medium, .high] }

    /// Enlarged, `none` takes the nearest pixel, the others what lies between: the four pixels around, each by
    /// how near it is (bilinear), the edge's pixels going on outside.
    @Test func `An enlarged bitmap is nearest or in between`() throws {
        for interpolation in interpolations {
            let found = try PixelProbe(
                small.image().resizable().interpolation(interpolation).frame(width: 30, height: 20), 30, 20)
            let worst = difference(found, x: 0..<30, y: 0..<20) { x, y in
                let (u, v) = ((Double(x) + 0.5) / 10, (Double(y) + 0.5) / 10)
                switch interpolation {
                case .none: return small[Int(u), Int(v)]
                case .low, .medium, .high:
                    let (left, top) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
                    let (fx, fy) = (u - 0.5 - left, v - 0.5 - top)
                    let (i, j) = (Int(left), Int(top))
                    return (small[i, j] * (1 - fx) + small[i + 1, j] * fx) * (1 - fy)
                        + (small[i, j + 1] * (1 - fx) + small[i + 1, j + 1] * fx) * fy
                }
            }
            // Weights are 128ths there.
            #expect(worst <= (interpolation == .none ? 0 : 5), "\(interpolation): \(worst)")
        }
    }

    @Test func `A bitmap reduced to a quarter is one of its pixels or their mean`() throws {
        // Stripes of one pixel.
        let stripes = Levels(rows: (0..<32).map { _ in (0..<32).map { $0.isMultiple(of: 2) ? 0 : 255 } })
        for interpolation in interpolations {
            let found = try PixelProbe(
                stripes.image().resizable().interpolation(interpolation).frame(width: 8, height: 8), 8, 8)
            for x in 2..<6 {
                let level = found[x, 4].red * 255
                switch interpolation {
                case .none: #expect(level == 0 || level == 255)
                // Between the two pixels around the middle of four.
                case .low: #expect(abs(level - 127.5) <= 2)
                case .medium, .high: #expect(abs(level - 127.5) <= 3, "\(interpolation): \(level)")
                }
            }
        }
        // A wide gray field keeps its level, and its edge does not spread farther than two pixels.
        let field = Levels(rows: (0..<32).map { _ in (0..<32).map { $0 < 16 ? 40 : 200 } })
        for interpolation in interpolations {
            let found = try PixelProbe(
                field.image().resizable().interpolation(interpolation).frame(width: 8, height: 8), 8, 8)
            for (x, level) in [(0, 40.0), (1, 40), (6, 200), (7, 200)] {
                #expect(abs(found[x, 4].red * 255 - level) <= 2, "\(interpolation) at \(x)")
            }
        }
    }

    // MARK: - Caps and tiles

    /// The nearest pixel of the bitmap for a part from `from` to `to` of the frame.
    private func stretched(_ place: Int, _ source: Range<Int>, from: Int, to: Int) -> Int {
        source.lowerBound + Int((Double(place - from) + 0.5) * Double(source.count) / Double(to - from))
    }

    @Test func `Caps keep their size and the middle is stretched`() throws {
        // No pixel's middle is at the border of two of the bitmap's.
        let found = try PixelProbe(
            wide.image().resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 2, trailing: 1))
                .interpolation(.none).frame(width: 30, height: 20), 30, 20)
        let worst = difference(found, x: 0..<30, y: 0..<20) { x, y in
            let column = x < 2 ? x : x >= 29 ? 7 : stretched(x, 2..<7, from: 2, to: 29)
            let row = y < 1 ? y : y >= 18 ? y - 14 : stretched(y, 1..<4, from: 1, to: 18)
            return wide[column, row]
        }
        #expect(worst == 0 && found.warnings.isEmpty)
    }

    @Test func `Tiles begin at the top left and are cut at the other end`() throws {
        let found = try PixelProbe(
            wide.image().resizable(resizingMode: .tile).interpolation(.none).frame(width: 30, height: 20), 30,
            20)
        #expect(difference(found, x: 0..<30, y: 0..<20) { wide[$0 % 8, $1 % 6] } == 0)
        #expect(found.warnings.isEmpty)
        let dense = try PixelProbe(
            wide.image(scale: 2).resizable(resizingMode: .tile).frame(width: 11, height: 7), 11, 7, scale: 2)
        #expect(difference(dense, x: 0..<22, y: 0..<14) { wide[$0 % 8, $1 % 6] } == 0)
    }

    @Test func `Between caps the middle is repeated`() throws {
        let found = try PixelProbe(
            wide.image()
                .resizable(
                    capInsets: EdgeInsets(top: 1, leading: 3, bottom: 2, trailing: 1), resizingMode: .tile
                )
                .interpolation(.none).frame(width: 30, height: 20), 30, 20)
        let worst = difference(found, x: 0..<30, y: 0..<20) { x, y in
            let column = x < 3 ? x : x >= 29 ? 7 : 3 + (x - 3) % 4
            let row = y < 1 ? y : y >= 18 ? y - 14 : 1 + (y - 1) % 3
            return wide[column, row]
        }
        #expect(worst == 0)
    }

    @Test func `Caps without room beside each other share it`() throws {
        let ten = Levels(rows: (0..<6).map { row in (0..<10).map { UInt8(row * 40 + $0 * 3) } })
        let found = try PixelProbe(
            ten.image().resizable(capInsets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
                .interpolation(.none).frame(width: 6, height: 6), 6, 6)
        let worst = difference(found, x: 0..<6, y: 0..<6) { x, y in
            ten[x < 3 ? stretched(x, 0..<5, from: 0, to: 3) : stretched(x, 5..<10, from: 3, to: 6), y]
        }
        #expect(worst == 0)
        let none = try PixelProbe(
            wide.image().resizable(capInsets: EdgeInsets(top: 99, leading: 99, bottom: 99, trailing: 99)), 8,
            6)
        #expect(difference(none, x: 0..<8, y: 0..<6) { wide[$0, $1] } == 0)
    }

    @Test func `Caps in points are pixels of the bitmap by its scale`() throws {
        let found = try PixelProbe(
            wide.image(scale: 2).resizable(
                capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1.5)
            )
            .interpolation(.none).frame(width: 10, height: 3), 10, 3, scale: 2)
        // In pixels: 2 and 3 of 20.
        let worst = difference(found, x: 0..<20, y: 0..<6) { x, y in
            wide[x < 2 ? x : x >= 17 ? x - 12 : stretched(x, 2..<5, from: 2, to: 17), y]
        }
        #expect(worst == 0)
    }

    // MARK: - Alpha

    @Test func `A template is its alpha in the foreground's style`() throws {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0]
        let image = Image(.pixels(bytes, width: 3, height: 1, scale: 1)).resizable().interpolation(.none)
        let found = try PixelProbe(
            image.renderingMode(.template).foregroundStyle(Color(red: 0.2, green: 0.4, blue: 1))
                .frame(width: 9, height: 3), 9, 3)
        #expect(found[1, 1].distance(to: ProbedPixel(red: 0.2, green: 0.4, blue: 1)) <= 1)
        #expect(abs(found[4, 1].alpha - 128 / 255.0) <= 1.0 / 255 && found[4, 1].blue > found[4, 1].green)
        #expect(found[7, 1].alpha == 0)
        for mode in [Image.TemplateRenderingMode.original, nil] {
            let plain = try PixelProbe(
                image.renderingMode(mode).foregroundStyle(.blue).frame(width: 9, height: 3), 9, 3)
            #expect(plain[1, 1] == ProbedPixel(red: 1, green: 0, blue: 0))
            #expect(plain[4, 1].green == 1 && abs(plain[4, 1].alpha - 128 / 255.0) <= 1.0 / 255)
        }
    }

    @Test func `A faded bitmap has its alpha times the fading`() throws {
        let found = try PixelProbe(wide.image().resizable().opacity(0.4), 8, 6)
        #expect(abs(found[3, 3].alpha - 0.4) <= 1.0 / 255)
    }

    @Test func `A turned bitmap's corners go where the turn takes them`() throws {
        let found = try PixelProbe(
            small.image().resizable().interpolation(.none).frame(width: 30, height: 20)
                .rotationEffect(.degrees(90)), 40, 40)
        // A quarter turn clockwise: the left column is on top, the bottom row at the left.
        for (x, y, column, row) in [
            (25, 10, 0, 0), (25, 20, 1, 0), (25, 30, 2, 0), (15, 10, 0, 1), (15, 30, 2, 1),
        ] {
            #expect(abs(found[x, y].red * 255 - small[column, row]) <= 1)
        }
        let mirrored = try PixelProbe(
            small.image().resizable().interpolation(.none).frame(width: 30, height: 20).scaleEffect(x: -1),
            30, 20)
        #expect(difference(mirrored, x: 0..<30, y: 0..<20) { small[2 - $0 / 10, $1 / 10] } <= 1)
    }
}
