import Foundation
import Testing

@testable import Drawing

@Suite struct PaintTests {
    private let stops = [
        GradientStop(color: RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), location: 0.25),
        GradientStop(color: RGBA(red: 0.5, green: 0.6, blue: 0.7, alpha: 0), location: 0.75),
    ]
    private let clear = [GradientStop(color: .clear, location: 0), GradientStop(color: .clear, location: 1)]
    private let kinds: [PaintGradient.Kind] = [
        .linear(start: CGPoint(x: 1, y: 2), end: CGPoint(x: 3, y: 4)),
        .radial(center: CGPoint(x: 1, y: 2), startRadius: 3, endRadius: 4),
        .angular(center: CGPoint(x: 1, y: 2), startAngle: 3, endAngle: 4),
        .elliptical(
            center: CGPoint(x: 1, y: 2), frame: CGRect(x: 3, y: 4, width: 5, height: 6), startFraction: 7,
            endFraction: 8),
    ]

    @Test func `A faded paint has the alpha of all its colours scaled`() {
        let color = RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
        #expect(
            Paint.solid(color).multiplyingAlpha(by: 0.5)
                == .solid(RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.25)))
        #expect(Paint.solid(color).multiplyingAlpha(by: 1) == .solid(color))
        #expect(
            Paint.solid(color).multiplyingAlpha(by: 2)
                == .solid(RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)))
        let faded = Paint.gradient(PaintGradient(stops, kinds[0])).multiplyingAlpha(by: 0.5)
        var expected = stops
        expected[0].color.alpha = 0.2
        #expect(faded == .gradient(PaintGradient(expected, kinds[0])))
    }

    @Test func `Alpha stays between none and all, and a factor that is no number counts as one`() {
        let color = RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
        #expect(color.multiplyingAlpha(by: 3).alpha == 1)
        #expect(color.multiplyingAlpha(by: -1).alpha == 0)
        #expect(color.multiplyingAlpha(by: .nan) == color)
        #expect(color.multiplyingAlpha(by: 0.5).red == 0.1)
        let over = RGBA(red: 2, green: 2, blue: 2, alpha: 2)
        #expect(over.multiplyingAlpha(by: 1) == over)
    }

    @Test func `Paint is invisible where no colour of it has alpha`() {
        #expect(Paint.solid(.clear).isInvisible && !Paint.solid(.black).isInvisible)
        #expect(Paint.gradient(PaintGradient(clear, kinds[0])).isInvisible)
        #expect(!Paint.gradient(PaintGradient(stops, kinds[0])).isInvisible)
        #expect(Paint.solid(.black).isSolid && !Paint.gradient(PaintGradient(stops, kinds[0])).isSolid)
    }

    @Test func `The first colour is the paint's own or its first stop's`() {
        #expect(Paint.solid(.white).firstColor == .white)
        #expect(Paint.gradient(PaintGradient(stops, kinds[0])).firstColor == stops[0].color)
        #expect(Paint.gradient(PaintGradient([], kinds[0])).firstColor == .clear)
    }

    @Test func `A gradient is finite where all its places are`() {
        for kind in kinds { #expect(PaintGradient(stops, kind).isFinite) }
        let zero = CGPoint.zero
        for number in [CGFloat.infinity, .nan] {
            for point in [CGPoint(x: number, y: 0), CGPoint(x: 0, y: number)] {
                let bad: [PaintGradient.Kind] = [
                    .linear(start: point, end: zero), .linear(start: zero, end: point),
                    .radial(center: point, startRadius: 0, endRadius: 1),
                    .angular(center: point, startAngle: 0, endAngle: 1),
                    .elliptical(center: point, frame: .zero, startFraction: 0, endFraction: 1),
                ]
                for kind in bad { #expect(!PaintGradient(stops, kind).isFinite, "\(kind)") }
            }
            let bad: [PaintGradient.Kind] = [
                .radial(center: zero, startRadius: number, endRadius: 1),
                .radial(center: zero, startRadius: 0, endRadius: number),
                .angular(center: zero, startAngle: number, endAngle: 1),
                .angular(center: zero, startAngle: 0, endAngle: number),
                .elliptical(center: zero, frame: .zero, startFraction: number, endFraction: 1),
                .elliptical(center: zero, frame: .zero, startFraction: 0, endFraction: number),
                .elliptical(
                    center: zero, frame: CGRect(x: number, y: 0, width: 1, height: 1), startFraction: 0,
                    endFraction: 1),
                .elliptical(
                    center: zero, frame: CGRect(x: 0, y: 0, width: 1, height: number), startFraction: 0,
                    endFraction: 1),
            ]
            for kind in bad { #expect(!PaintGradient(stops, kind).isFinite, "\(kind)") }
        }
    }

    @Test func `A gradient moves and grows with what it fills, its angles and shares do not`() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 100)
        let expected: [PaintGradient.Kind] = [
            .linear(start: CGPoint(x: 12, y: 106), end: CGPoint(x: 16, y: 112)),
            .radial(center: CGPoint(x: 12, y: 106), startRadius: 6, endRadius: 8),
            .angular(center: CGPoint(x: 12, y: 106), startAngle: 3, endAngle: 4),
            .elliptical(
                center: CGPoint(x: 12, y: 106), frame: CGRect(x: 16, y: 112, width: 10, height: 18),
                startFraction: 7, endFraction: 8),
        ]
        for (kind, moved) in zip(kinds, expected) {
            #expect(PaintGradient(stops, kind).applying(transform) == PaintGradient(stops, moved))
        }
    }

    @Test(
        arguments: [
            (-1, 0), (0, 0), (0.5 / 255 - 1e-9, 0), (0.5 / 255 + 1e-9, 1), (0.5, 128), (1, 255), (7, 255),
            (.infinity, 255), (-.infinity, 0), (.nan, 0),
        ] as [(Double, UInt8)])
    func `A channel is the nearest of 255 steps`(value: Double, byte: UInt8) {
        #expect(RGBA(red: value, green: 0, blue: 0, alpha: 0).bytes == (byte, 0, 0, 0))
        #expect(RGBA(red: 0, green: value, blue: 0, alpha: 0).bytes == (0, byte, 0, 0))
        #expect(RGBA(red: 0, green: 0, blue: value, alpha: 0).bytes == (0, 0, byte, 0))
        #expect(RGBA(red: 0, green: 0, blue: 0, alpha: value).bytes == (0, 0, 0, byte))
    }

    @Test func `A colour prints its alpha only where it is not opaque`() {
        #expect(RGBA(red: 1, green: 16 / 255.0, blue: 15 / 255.0).description == "#FF100F")
        #expect(RGBA(red: 0, green: 0, blue: 1, alpha: 10 / 255.0).description == "#0000FF0A")
        #expect(RGBA.clear.description == "#00000000")
    }

    // MARK: - What is left out where nothing is said

    @Test func `What is not said of a group, an image or a pen does nothing`() {
        let group = DisplayGroup(items: [])
        #expect(
            group.transform == nil && group.clip == nil && group.clipRule == .nonZero && group.clipAntialiased
                && group.mask == nil && group.opacity == 1 && group.blend == .normal && group.blur == 0
                && group.filter == nil && group.backdropBlur == nil && !group.flattens)
        let image = DisplayImage(pixels: [1, 2, 3, 4], size: PixelSize(width: 1, height: 1), frame: .zero)
        #expect(image.opacity == 1 && image.interpolation == .medium)
        let pen = StrokePen()
        #expect(
            pen.width == 1 && pen.cap == .butt && pen.join == .miter && pen.miterLimit == 10
                && pen.dash.isEmpty && pen.dashPhase == 0)
        let face = FontFace(name: "Inter")
        #expect(face.weight == 400 && face.opticalSize == 14)
        let font = ResolvedFont(face: face, size: 17)
        #expect(font.tracking == 0 && font.features.isEmpty)
        #expect(RGBA(red: 0, green: 0, blue: 0).alpha == 1)
        let author = TraceNode.Author("Card")
        #expect(author.isWritten && author.handsOn)
        #expect(TraceValue.Record.Member("x", .flag(true)).isPrinted)
        #expect(TraceNode(name: "Text", frame: .zero).role == .written)
    }

    @Test func `Corners are uniform only where all four are equal`() {
        #expect(CornerRadii(all: 3).isUniform)
        for path in [\CornerRadii.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
            var radii = CornerRadii(all: 3)
            radii[keyPath: path] = 4
            #expect(!radii.isUniform)
        }
        // Pairs alike.
        #expect(!CornerRadii(topLeft: 1, topRight: 1, bottomRight: 2, bottomLeft: 2).isUniform)
        #expect(!CornerRadii(topLeft: 1, topRight: 2, bottomRight: 2, bottomLeft: 1).isUniform)
    }
}
