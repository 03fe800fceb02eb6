import Rendering
import Catalog
import Drawing
import Golden
import Raster
import SwiftUI
import Testing
import ViewCore

/// The lines people read of an edit: what they wrote, never what it is made of.
@MainActor @Suite struct WordingTests {
    private let settler = TileSettler(library: FontLibrary())

    private func trace<V: View>(_ view: V) -> Trace {
        let specimen = Specimen(
            "Text/edited", style: EditedStyle.self,
            axes: Axes(states: [.normal], sizes: [.regular], schemes: [.light])
        ) { view }
        return settler.layOut(specimen.tiles[0]).trace
    }

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] {
        explain(old: trace(old), new: trace(new)).map(\.description)
    }

    @Test func `A border's width is no other radius`() {
        func border(_ width: CGFloat) -> some View {
            RoundedRectangle(cornerRadius: 12).strokeBorder(.blue, lineWidth: width).frame(
                width: 60, height: 40)
        }
        #expect(lines(border(1), border(2)) == ["RoundedRectangle.strokeBorder lineWidth 1 → 2"])
    }

    @Test func `A border is named by the shape that was written`() {
        func border(_ color: Color) -> some View {
            Text("a").border(color, width: 2).overlay(Capsule().strokeBorder(color))
        }
        let lines = lines(border(.red), border(.blue))
        #expect(lines.contains { $0.hasPrefix(".border color") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("Capsule.strokeBorder stroke") }, "\(lines)")
    }

    @Test func `A trim is named with its end`() {
        func ring(_ end: CGFloat) -> some View {
            RoundedRectangle(cornerRadius: 4).trim(from: 0, to: end).stroke(.blue, lineWidth: 2)
                .frame(width: 40, height: 40)
        }
        #expect(lines(ring(1), ring(0.5)) == ["RoundedRectangle(cornerRadius: 4) .trim(to:) 1 → 0.5"])
    }

    @Test func `A frame's alignment has a name on both sides`() {
        let old = Text("a").frame(width: 80, alignment: .center)
        #expect(
            lines(old, Text("a").frame(width: 80, alignment: .leading)) == [
                ".frame alignment center → leading"
            ])
        #expect(
            lines(old, Text("a").frame(width: 80, alignment: .bottomTrailing))
                == [".frame alignment center → bottomTrailing"])
    }

    @Test func `The order of modifiers is told once`() {
        let old = Text("a").padding(4).background(.blue).overlay(Circle().fill(.red)).clipShape(Capsule())
        let new = Text("a").clipShape(Capsule()).overlay(Circle().fill(.red)).padding(4).background(.blue)
        #expect(
            lines(old, new) == [
                "order of modifiers: .padding .background .overlay .clipShape"
                    + " → .clipShape .overlay .padding .background"
            ])
    }

    @Test func `A case is told as textCase`() {
        #expect(
            lines(Text("Continue"), Text("Continue").textCase(.uppercase)) == [
                "Text textCase none → uppercase"
            ])
    }

    @Test func `Tracking that comes with the font is not told`() {
        let lines = lines(Text("a").font(.body), Text("a").font(.title3.weight(.semibold)))
        #expect(lines == ["Text font Inter 17 regular → Inter 20 semibold"])
    }

    @Test func `A colour at another alpha keeps its name`() {
        let names = ColorNames([["gray": RGBA(red: 0x8E / 255.0, green: 0x8E / 255.0, blue: 0x93 / 255.0)]])
        let changes = explain(
            old: trace(Text("a").background(Color.gray.opacity(0.2))),
            new: trace(Text("a").background(Color.gray.opacity(0.35))))
        #expect(
            changes.map { $0.text(names: names) }
                == [".background color gray 20 % #8E8E9333 → gray 35 % #8E8E9359"])
    }
}
