import Drawing
import SwiftUI
import Testing
import ViewCore

/// Text, symbols and bitmaps in turned and scaled views: their ink goes where its middle leads it.
@MainActor struct TurnedInkTests {
    /// The ink's amount in pixels, and its middle.
    private func ink(_ view: some View, scale: CGFloat = 1) throws -> (sum: Double, x: Double, y: Double) {
        let found = try PixelProbe(view, 80, 80, scale: scale)
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<found.height {
            for column in 0..<found.width {
                let alpha = found[column, row].alpha
                sum += alpha
                x += alpha * (Double(column) + 0.5)
                y += alpha * (Double(row) + 0.5)
            }
        }
        return (sum / (scale * scale), x / sum / scale, y / sum / scale)
    }

    private var inks: [(String, AnyView)] {
        let bytes: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 200, 0, 0, 0, 255, 0, 0, 0, 90]
        return [
            ("text", AnyView(Text("Lg").font(.system(size: 28)).fixedSize())),
            ("symbol", AnyView(Image(systemName: "phone").font(.system(size: 24)))),
            (
                "bitmap",
                AnyView(
                    Image(.pixels(bytes, width: 3, height: 2, scale: 1)).resizable().interpolation(.none)
                        .frame(width: 30, height: 20))
            ),
        ]
    }

    /// Where the ink of a view of its own size goes, that is centred in the picture.
    private func expect(
        _ change: (AnyView) -> AnyView, area: Double, _ move: (Double, Double) -> (Double, Double),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (name, view) in inks {
            let plain = try ink(view)
            let found = try ink(change(view))
            let (x, y) = move(plain.x - 40, plain.y - 40)
            // Upright glyphs stand on whole pixels, so that their place may be half a pixel off.
            #expect(
                abs(found.x - 40 - x) < 1 && abs(found.y - 40 - y) < 1, "\(name): \(found), \((x, y))",
                sourceLocation: sourceLocation)
            #expect(
                abs(found.sum / plain.sum - area) < 0.08 * area, "\(name): \(found.sum), \(plain.sum)",
                sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [30, 90, 200] as [Double])
    func `Ink turns with its view`(degrees: Double) throws {
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        try expect({ AnyView($0.rotationEffect(.degrees(degrees))) }, area: 1) {
            ($0 * c - $1 * s, $0 * s + $1 * c)
        }
    }

    @Test func `Ink is scaled and mirrored with its view`() throws {
        try expect({ AnyView($0.scaleEffect(1.5)) }, area: 2.25) { ($0 * 1.5, $1 * 1.5) }
        try expect({ AnyView($0.scaleEffect(x: -1, y: 1)) }, area: 1) { (-$0, $1) }
        try expect({ AnyView($0.scaleEffect(x: 1.4, y: 0.8)) }, area: 1.12) { ($0 * 1.4, $1 * 0.8) }
    }

    @Test func `Ink moves with its view`() throws {
        try expect({ AnyView($0.offset(x: 7, y: -5)) }, area: 1) { ($0 + 7, $1 - 5) }
        try expect({ AnyView($0.transformEffect(CGAffineTransform(translationX: 3, y: 9))) }, area: 1) {
            ($0 + 3, $1 + 9)
        }
    }

    @Test func `Ink turned in space stands where its place is seen`() throws {
        try expect(
            { AnyView($0.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0)) }, area: 1
        ) { (-$0, $1) }
        try expect(
            { AnyView($0.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), perspective: 0)) },
            area: 0.5
        ) { ($0, $1 * 0.5) }
    }

    @Test func `Ink is as large at every scale of the picture`() throws {
        for (name, view) in inks {
            let (one, three) = (try ink(view), try ink(view, scale: 3))
            #expect(abs(one.sum / three.sum - 1) < 0.08, "\(name)")
            #expect(abs(one.x - three.x) < 1 && abs(one.y - three.y) < 1, "\(name)")
        }
    }
}
