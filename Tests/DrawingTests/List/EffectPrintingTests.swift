import Foundation
import Testing

@testable import Drawing

/// Each part of the printed form on its own.
@Suite struct EffectPrintingTests {
    private let box = Outline.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4))
    private let stops = [
        GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 0.5),
    ]

    private func group(_ change: (inout DisplayGroup) -> Void) -> String {
        var group = DisplayGroup(items: [])
        change(&group)
        return DisplayItem.group(group).description
    }

    @Test func `A pen prints its width, then only what is not the default`() {
        #expect(StrokePen(width: 1.5).description == "width 1.5")
        #expect(
            StrokePen(width: 2, cap: .round, join: .bevel, miterLimit: 4, dashPhase: 3).description
                == "width 2 cap round join bevel")
        #expect(StrokePen(cap: .square, join: .round).description == "width 1 cap square join round")
        #expect(StrokePen(miterLimit: 4).description == "width 1 miter 4")
        #expect(StrokePen(dash: [4, 2]).description == "width 1 dash 4 2")
        #expect(StrokePen(dash: [4, 2], dashPhase: 0.5).description == "width 1 dash 4 2 phase 0.5")
    }

    @Test func `A gradient prints its stops, then where it lies`() {
        func text(_ kind: PaintGradient.Kind) -> String {
            Paint.gradient(PaintGradient(stops, kind)).description
        }
        let center = CGPoint(x: 7, y: 8)
        #expect(
            text(.linear(start: CGPoint(x: 1, y: 2), end: CGPoint(x: 3, y: 4)))
                == "linear(#000000 0, #FFFFFF 0.5 from 1 2 to 3 4)")
        #expect(
            text(.radial(center: center, startRadius: 1, endRadius: 2))
                == "radial(#000000 0, #FFFFFF 0.5 at 7 8 r1…2)")
        #expect(
            text(.angular(center: center, startAngle: 1, endAngle: 2))
                == "angular(#000000 0, #FFFFFF 0.5 at 7 8 1…2 rad)")
        #expect(
            text(
                .elliptical(
                    center: center, frame: CGRect(x: 1, y: 2, width: 3, height: 4), startFraction: 0.25,
                    endFraction: 0.5))
                == "elliptical(#000000 0, #FFFFFF 0.5 at 7 8 in 1 2 3 4 0.25…0.5)")
        #expect(Paint.solid(.white).description == "#FFFFFF")
    }

    @Test func `A run prints its optical size only where that does not follow the size`() {
        func run(_ size: CGFloat, _ optical: Double, _ glyphs: [GlyphRun.Glyph] = []) -> String {
            GlyphRun(
                face: FontFace(name: "Inter", weight: 600, opticalSize: optical), size: size, glyphs: glyphs,
                paint: .solid(.black), text: "a\"b"
            ).description
        }
        #expect(run(17, 17) == "\"a\\\"b\" Inter 17 w600 without glyphs #000000")
        // The system's font knows sizes from 14 to 32.
        #expect(!run(10, 14).contains("opsz") && run(10, 10).contains(" opsz 10"))
        #expect(!run(40, 32).contains("opsz") && run(40, 40).contains(" opsz 40"))
        #expect(
            run(17, 20, [.init(id: 1, x: 2, y: 3), .init(id: 2, x: 4, y: 5)]).hasSuffix(
                "opsz 20 at (2 3) #000000"))
        #expect(FontFace(name: "Inter", weight: 500, opticalSize: 20).description == "Inter w500 opsz 20")
        let wide = FontFace(name: "Inter", weight: 500, opticalSize: 20, width: 120)
        #expect(wide.description == "Inter w500 opsz 20 wdth 120")
    }

    @Test func `A fill, a stroke and an image print what is not usual of them`() {
        #expect(
            DisplayItem.fill(box, .solid(.black), .evenOdd).description
                == "fill rect(1 2 3 4) evenOdd #000000")
        #expect(
            DisplayItem.stroke(.ellipse(CGRect(x: 1, y: 2, width: 3, height: 4)), .solid(.black), StrokePen())
                .description == "stroke ellipse(1 2 3 4) width 1 #000000")
        var image = DisplayImage(
            pixels: [], size: PixelSize(width: 5, height: 6), frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(DisplayItem.image(image).description == "image 5×6 in 1 2 3 4")
        image.interpolation = .high
        image.opacity = 0.5
        #expect(DisplayItem.image(image).description == "image 5×6 in 1 2 3 4 high opacity 0.5")
    }

    @Test func `A shadow prints above what casts it`() {
        let shadow = DisplayShadow(
            color: .black, radius: 4, x: 1, y: -2, items: [.fill(box, .solid(.white), .nonZero)])
        #expect(
            DisplayItem.shadow(shadow).description == """
                shadow #000000 radius 4 offset (1 -2)
                  fill rect(1 2 3 4) #FFFFFF
                """)
    }

    @Test func `A mask prints one level in, before what it masks`() {
        let fill = DisplayItem.fill(box, .solid(.white), .nonZero)
        #expect(
            group {
                $0.items = [fill]
                $0.mask = [fill]
            } == """
                group
                  mask
                    fill rect(1 2 3 4) #FFFFFF
                  fill rect(1 2 3 4) #FFFFFF
                """)
    }

    @Test func `A group prints each of its effects alone`() {
        #expect(group { _ in } == "group")
        #expect(group { $0.opacity = 0.5 } == "group opacity 0.5")
        #expect(group { $0.blend = .softLight } == "group blend softLight")
        #expect(group { $0.flattens = true } == "group flattens")
        #expect(group { $0.blur = 2 } == "group blur 2")
        #expect(group { $0.backdropBlur = 0 } == "group backdrop blur 0")
        #expect(group { $0.clip = box } == "group clip rect(1 2 3 4)")
        #expect(
            group {
                $0.clip = box
                $0.clipRule = .evenOdd
                $0.clipAntialiased = false
            } == "group clip rect(1 2 3 4) evenOdd aliased")
        #expect(
            group { $0.filter = ColorFilter(values: (0..<20).map { Double($0) / 2 }) }
                == "group filter(0 0.5 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 9 9.5)")
    }

    @Test func `A transform prints as a move, as six numbers or as nine`() {
        func text(_ transform: ProjectiveTransform) -> String { group { $0.transform = transform } }
        func affine(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> String {
            text(ProjectiveTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 5, ty: 6)))
        }
        #expect(affine(1, 0, 0, 1) == "group transform(move 5 6)")
        #expect(affine(1, 2, 3, 4) == "group transform(1 2 3 4 5 6)")
        #expect(affine(1, 0, 0, 4) == "group transform(1 0 0 4 5 6)")
        #expect(affine(4, 0, 0, 1) == "group transform(4 0 0 1 5 6)")
        #expect(affine(1, 2, 0, 1) == "group transform(1 2 0 1 5 6)")
        #expect(
            text(
                ProjectiveTransform(
                    m11: 1, m12: 2, m13: 3, m21: 4, m22: 5, m23: 6, m31: 7, m32: 8, m33: 9))
                == "group transform(1 2 3 4 5 6 7 8 9)")
    }

    @Test func `Only equal corners of half the shorter side make a capsule`() {
        func text(_ radius: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 20) -> String {
            Outline.roundedRectangle(
                CGRect(x: 0, y: 0, width: width, height: height), CornerRadii(all: radius), .circular
            ).description
        }
        #expect(text(10) == "capsule(0 0 40 20)" && text(10, 20, 40) == "capsule(0 0 20 40)")
        #expect(text(9) == "roundedRect(0 0 40 20 r9)" && text(0, 0, 0) == "roundedRect(0 0 0 0 r0)")
        let uneven = CornerRadii(topLeft: 10, topRight: 10, bottomRight: 10, bottomLeft: 0)
        #expect(
            Outline.roundedRectangle(CGRect(x: 0, y: 0, width: 40, height: 20), uneven, .continuous)
                .description
                == "roundedRect(0 0 40 20 r10/10/10/0 continuous)")
    }

    @Test func `A rectangle prints the size that it has, even a negative one`() {
        #expect(printed(CGRect(x: 1, y: 2, width: -3, height: -4)) == "1 2 -3 -4")
    }

    @Test(arguments: [
        (123_456_789.125, "123456789.125"), (0.001, "0.001"), (-0.001, "-0.001"),
        (0.01, "0.01"), (12.345, "12.345"), (100, "100"), (-1.5, "-1.5"),
    ])
    func `A number keeps its thousandths and no zeros after them`(value: Double, text: String) {
        #expect(printed(value) == text)
    }

    @Test(arguments: [
        ("\t", "\\t"), ("\\", "\\\\"), ("\"", "\\\""), ("\u{7F}", "\\u{7f}"), ("\u{2028}", "\\u{2028}"),
        ("\u{2029}", "\\u{2029}"), ("\u{2027}", "\u{2027}"), ("é😀", "é😀"),
    ])
    func `Only what would break a line is escaped`(text: String, expected: String) {
        #expect(escaped(text) == expected)
    }

    @Test func `An error of the encoding says why and where`() {
        #expect(
            CanonicalCodingError(reason: "bytes left over", offset: 7).description
                == "bytes left over at byte 7")
    }
}
