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

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

    @Test func `A border's width is no other radius`() {
        func border(_ width: CGFloat) -> some View {
            RoundedRectangle(cornerRadius: 12).strokeBorder(.blue, lineWidth: width).frame(
                width: 60, height: 40)
        }
        #expect(lines(border(1), border(2)) == ["RoundedRectangle.strokeBorder lineWidth 1 → 2"])
    }

    @Test func `A border has its own width, and an inset its own amount`() {
        #expect(
            lines(Text("a").border(.red, width: 1), Text("a").border(.red, width: 3))
                == [".border width 1 → 3"])
        func inset(_ amount: CGFloat) -> some View {
            Capsule().inset(by: amount).fill(.red).frame(width: 40, height: 20)
        }
        #expect(lines(inset(2), inset(4)) == ["Capsule.inset .inset(by:) 2 → 4"])
        func both(_ amount: CGFloat, _ width: CGFloat) -> some View {
            RoundedRectangle(cornerRadius: 12).inset(by: amount).strokeBorder(.red, lineWidth: width)
                .frame(width: 40, height: 40)
        }
        #expect(
            lines(both(2, 1), both(3, 2)) == [
                "RoundedRectangle.strokeBorder lineWidth 1 → 2",
                "RoundedRectangle.strokeBorder .inset(by:) 2 → 3",
            ])
    }

    @Test func `A line around a shape that is further in is no border inside of it`() {
        func ring(_ color: Color) -> some View {
            Capsule().inset(by: 2).stroke(color).frame(width: 40, height: 20)
        }
        #expect(lines(ring(.white), ring(.black)) == ["Capsule.inset stroke #FFFFFF → #000000"])
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
            old: settler.trace(Text("a").background(Color.gray.opacity(0.2))),
            new: settler.trace(Text("a").background(Color.gray.opacity(0.35))))
        #expect(
            changes.map { $0.text(names: names) }
                == [".background color gray 20 % #8E8E9333 → gray 35 % #8E8E9359"])
    }
}
