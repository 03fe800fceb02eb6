import Foundation
import Testing

@testable import Drawing

/// Items as values: what tells two apart, and what stays one.
@Suite struct ItemValueTests {
    private static let box = Outline.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4))
    private static let oval = Outline.ellipse(CGRect(x: 1, y: 2, width: 3, height: 4))
    private static let fill = DisplayItem.fill(box, .solid(.black), .nonZero)

    private static func run(_ text: String, _ x: CGFloat = 1) -> DisplayItem {
        .glyphs(
            GlyphRun(
                face: FontFace(name: "Inter"), size: 17, glyphs: [.init(id: 1, x: x, y: 2)],
                paint: .solid(.black),
                text: text))
    }
    private static func image(_ last: UInt8, _ opacity: Double = 1) -> DisplayItem {
        .image(
            DisplayImage(
                pixels: [1, 2, 3, last], size: PixelSize(width: 1, height: 1), frame: .zero, opacity: opacity)
        )
    }
    private static func shadow(_ x: CGFloat, _ items: [DisplayItem]) -> DisplayItem {
        .shadow(DisplayShadow(color: .black, radius: 1, x: x, y: 0, items: items))
    }

    /// No two alike.
    private static let items: [DisplayItem] = [
        fill, .fill(oval, .solid(.black), .nonZero), .fill(box, .solid(.white), .nonZero),
        .fill(box, .solid(.black), .evenOdd), .stroke(box, .solid(.black), StrokePen()),
        .stroke(oval, .solid(.black), StrokePen()), .stroke(box, .solid(.white), StrokePen()),
        .stroke(box, .solid(.black), StrokePen(width: 2)), run("a"), run("b"), run("a", 2), image(4),
        image(5),
        image(4, 0.5), shadow(0, [fill]), shadow(1, [fill]), shadow(0, []),
        .group(DisplayGroup(items: [fill])),
        .group(DisplayGroup(items: [])), .group(DisplayGroup(items: [], opacity: 0.5)),
    ]

    @Test func `An item equals itself alone`() {
        for (index, item) in Self.items.enumerated() {
            for (other, another) in Self.items.enumerated() { #expect((item == another) == (index == other)) }
        }
    }

    @Test func `Equal items have equal hashes, and others theirs`() {
        // Made anew, so that nothing is shared.
        let again = DisplayList(size: .zero, scale: 1, items: Self.items)
        let copy = try? DisplayList(decoding: again.encoded())
        #expect(copy?.items.map(\.hashValue) == Self.items.map(\.hashValue))
        #expect(Set(Self.items.map(\.hashValue)).count == Self.items.count)
    }

    // MARK: - Runs

    private func glyphRun(_ glyphs: [GlyphRun.Glyph]) -> GlyphRun {
        GlyphRun(face: FontFace(name: "Inter"), size: 17, glyphs: glyphs, paint: .solid(.black), text: "x")
    }

    @Test func `A run of one glyph is the same however it was made`() {
        let glyph = GlyphRun.Glyph(id: 7, x: 1, y: 2)
        let single = GlyphRun(
            face: FontFace(name: "Inter"), size: 17, glyph: glyph, paint: .solid(.black), text: "x")
        #expect(single == glyphRun([glyph]) && single.hashValue == glyphRun([glyph]).hashValue)
        #expect(single.glyphs == [glyph] && !single.isEmpty)
        var many = glyphRun([glyph, glyph])
        #expect(many != single && !many.isEmpty && many.glyphs.count == 2)
        many.glyphs = [glyph]
        #expect(many == single)
        many.glyphs = []
        #expect(many.isEmpty && many.glyphs == [])
    }

    @Test func `Every glyph of a run is moved`() {
        for count in 0...3 {
            var run = glyphRun((0..<count).map { .init(id: UInt32($0), x: CGFloat($0), y: 5) })
            run.move { CGPoint(x: $0.x + 10, y: $0.y * 2) }
            #expect(run.glyphs == (0..<count).map { .init(id: UInt32($0), x: CGFloat($0) + 10, y: 10) })
        }
    }

    // MARK: - One picture in another

    @Test func `A picture in another one is clipped to its frame and moved`() {
        let list = DisplayList(size: CGSize(width: 10, height: 20), scale: 3, items: [Self.fill])
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 7)
        let expected = DisplayGroup(
            items: [Self.fill], transform: ProjectiveTransform(transform),
            clip: .rectangle(CGRect(x: 5, y: 7, width: 20, height: 40)))
        #expect(list.embedded(transform) == .group(expected))
    }

    @Test func `It is a picture of its own where something in it sees what is below`() {
        func flattens(_ item: DisplayItem) -> Bool {
            let list = DisplayList(size: CGSize(width: 10, height: 20), scale: 1, items: [item])
            guard case .group(let group) = list.embedded(.identity) else { return false }
            return group.flattens
        }
        let blend = DisplayItem.group(DisplayGroup(items: [], blend: .multiply))
        let material = DisplayItem.group(DisplayGroup(items: [], backdropBlur: 0))
        #expect(!flattens(.group(DisplayGroup(items: [Self.fill], opacity: 0.5, blur: 2))))
        for item in [blend, material] {
            #expect(flattens(item))
            #expect(flattens(.group(DisplayGroup(items: [Self.fill, item]))))
            #expect(flattens(.shadow(DisplayShadow(color: .black, radius: 1, x: 0, y: 0, items: [item]))))
            // A mask is drawn apart from what is below.
            #expect(!flattens(.group(DisplayGroup(items: [Self.fill], mask: [item]))))
        }
    }

    @Test func `Groups past the depth that is asked for count as ones that see below`() {
        var item = Self.fill
        for _ in 0..<3 { item = .group(DisplayGroup(items: [item])) }
        #expect([item].onlyPaintOver(upTo: 4))
        #expect(![item].onlyPaintOver(upTo: 3))
        #expect([item].onlyPaintOver())
    }

    @Test func `A walk says how many groups and shadows are around`() {
        var depths: [Int] = []
        let inner = DisplayGroup(items: [Self.fill], mask: [Self.fill])
        let ended = [Self.shadow(0, [.group(inner)]), Self.fill].walk { _, depth in
            depths.append(depth)
            return .into
        }
        #expect(ended && depths == [0, 1, 2, 2, 0])
        depths = []
        _ = [Self.shadow(0, [.group(inner)])].walk(masks: false, depth: 5) { _, depth in
            depths.append(depth)
            return .into
        }
        #expect(depths == [5, 6, 7])
        #expect(
            ![DisplayItem.group(DisplayGroup(items: [], mask: [Self.fill]))].walk { _, depth in
                depth == 1 ? .stop : .into
            })
    }

    @Test func `A mask's items are mapped too`() {
        let list = DisplayList(
            size: .zero, scale: 1, items: [.group(DisplayGroup(items: [], mask: [Self.fill]))])
        let mapped = list.map { item in
            if case .fill = item { return Self.run("was a fill") }
            return item
        }
        #expect(mapped.items == [.group(DisplayGroup(items: [], mask: [Self.run("was a fill")]))])
    }
}
