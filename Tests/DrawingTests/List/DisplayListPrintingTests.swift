import Foundation
import Testing

@testable import Drawing

private let blue = RGBA(red: 0, green: 122.0 / 255, blue: 1)

@Suite struct DisplayListPrintingTests {
    @Test func `a list prints one item a line, indented by its groups`() {
        let list = DisplayList(
            size: CGSize(width: 206, height: 38), scale: 2,
            items: [
                .fill(
                    .rectangle(CGRect(x: 0, y: 0, width: 206, height: 38)), .solid(.white),
                    .nonZero),
                .group(
                    DisplayGroup(
                        items: [
                            .fill(
                                .roundedRectangle(
                                    CGRect(x: 8, y: 8, width: 190, height: 24),
                                    CornerRadii(all: 11), .continuous), .solid(blue), .nonZero),
                            .glyphs(
                                GlyphRun(
                                    face: FontFace(name: "Inter", weight: 600, opticalSize: 17),
                                    size: 17, glyphs: [GlyphRun.Glyph(id: 1, x: 20, y: 31)],
                                    paint: .solid(.white), text: "Save Changes")),
                        ], opacity: 0.85)),
            ])
        #expect(
            list.description == """
                list 206×38 @2x
                  fill rect(0 0 206 38) #FFFFFF
                  group opacity 0.85
                    fill roundedRect(8 8 190 24 r11 continuous) #007AFF
                    glyphs "Save Changes" Inter 17 w600 at (20 31) #FFFFFF
                """)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (1.0, "1"), (1.5, "1.5"), (20.333333, "20.333"),
        (-0.25, "-0.25"), (0.05, "0.05"), (1e20, "1e+20"), (.infinity, "inf"), (-.infinity, "-inf"),
        (.nan, "nan"), (99.9996, "100"),
    ])
    func `numbers are short and the same everywhere`(value: Double, text: String) {
        #expect(printed(value) == text)
    }

    @Test func `a rounded rectangle with half-height corners is a capsule`() {
        let shape = Outline.roundedRectangle(
            CGRect(x: 0, y: 0, width: 40, height: 20), CornerRadii(all: 10), .continuous)
        #expect(shape.description == "capsule(0 0 40 20 continuous)")
    }

    @Test func `unequal corners are all printed`() {
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        let shape = Outline.roundedRectangle(
            CGRect(x: 0, y: 0, width: 40, height: 20), radii, .circular)
        #expect(shape.description == "roundedRect(0 0 40 20 r1/2/3/4)")
    }

    @Test func `a path prints as in SVG`() {
        let path = Outline.path([
            .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 4, y: 0)),
            .quadratic(CGPoint(x: 8, y: 0), control: CGPoint(x: 6, y: 2)),
            .cubic(
                CGPoint(x: 9, y: 9), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2)),
            .close,
        ])
        #expect(path.description == "path(M0 0 L4 0 Q6 2 8 0 C1 1 2 2 9 9 Z)")
    }

    @Test func `text that would break the line is escaped`() {
        #expect(escaped("a\n\"b\"\u{7}") == "a\\n\\\"b\\\"\\u{7}")
    }

    @Test func `effects print in the order they apply`() {
        let group = DisplayGroup(
            items: [], transform: ProjectiveTransform(CGAffineTransform(translationX: 3, y: 4)),
            clip: .ellipse(CGRect(x: 0, y: 0, width: 5, height: 5)), mask: [], opacity: 0.5,
            blend: .multiply, blur: 2, flattens: true)
        #expect(
            DisplayItem.group(group).description == """
                group transform(move 3 4) blur 2 clip ellipse(0 0 5 5) opacity 0.5 blend multiply \
                flattens
                  mask
                """)
    }

    @Test func `every case prints on lines of its own`() {
        var lists = RandomLists(seed: 7)
        for _ in 0..<300 {
            let list = lists.list()
            #expect(!list.description.contains("\t"))
            #expect(list.description.hasPrefix("list "))
        }
    }
}
