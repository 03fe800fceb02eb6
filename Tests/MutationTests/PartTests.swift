import Rendering
import Catalog
import Drawing
import Golden
import Raster
import SwiftUI
import Testing
import ViewCore

/// What is told where a value has parts, or where only a shape's own numbers changed.
@MainActor @Suite struct PartTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

    @Test func `A shape's own numbers are told wherever it stands`() {
        func views(_ depth: CGFloat) -> some View {
            VStack {
                Notch(depth: depth).fill(.red).frame(width: 40, height: 10)
                Text("a").background(.blue, in: Notch(depth: depth))
                Text("b").clipShape(Notch(depth: depth))
            }
        }
        #expect(
            lines(views(4), views(6)) == [
                ".background of Text “a” Notch.depth 4 → 6", ".clipShape of Text “b” Notch.depth 4 → 6",
                "Notch depth 4 → 6",
            ])
    }

    @Test func `Corners of another style are told by their modifier`() {
        func view(_ style: RoundedCornerStyle) -> some View {
            Text("a").background(.blue, in: RoundedRectangle(cornerRadius: 8, style: style))
        }
        #expect(
            lines(view(.continuous), view(.circular)) == [".background cornerStyle continuous → circular"])
    }

    @Test func `A shape of hidden type is told by what it hides`() {
        func view(_ shape: AnyShape) -> some View { Text("a").background(.blue).clipShape(shape) }
        #expect(
            lines(view(AnyShape(Capsule())), view(AnyShape(.rect(cornerRadius: 6))))
                == [".clipShape shape Capsule → RoundedRectangle(cornerRadius: 6)"])
    }

    @Test func `One corner of four is told by its name`() {
        func view(_ radius: CGFloat) -> some View {
            Text("a").background(.blue, in: .rect(topLeadingRadius: radius, topTrailingRadius: 4))
        }
        #expect(lines(view(8), view(2)) == [".background topLeadingRadius 8 → 2"])
    }

    @Test func `Of a gradient, what changed is told`() {
        func linear(_ color: Color, _ start: UnitPoint) -> some View {
            Text("a").background(
                LinearGradient(colors: [color, .black], startPoint: start, endPoint: .bottom))
        }
        #expect(
            lines(linear(.white, .top), linear(.black, .top))
                == [".background gradient color 1 #FFFFFF → #000000"])
        #expect(
            lines(linear(.white, .top), linear(.white, .leading))
                == [".background gradient startPoint top → leading"])
        func radial(_ end: CGFloat) -> some View {
            Circle().fill(
                RadialGradient(colors: [.white, .black], center: .center, startRadius: 2, endRadius: end)
            )
            .frame(width: 40, height: 40)
        }
        #expect(lines(radial(20), radial(30)) == ["Circle gradient endRadius 20 → 30"])
        func angular(_ angle: Double) -> some View {
            Circle().fill(AngularGradient(colors: [.white, .black], center: .center, angle: .degrees(angle)))
                .frame(width: 40, height: 40)
        }
        #expect(lines(angular(0), angular(45)).first == "Circle gradient startAngle 0° → 45°")
    }

    @Test func `A gradient in place of a colour is told in SwiftUI's words`() {
        let gradient = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
        #expect(
            lines(Text("a").background(Color.black), Text("a").background(gradient)) == [
                ".background color #000000"
                    + " → linear gradient of #FFFFFF, #000000, startPoint top, endPoint bottom"
            ])
    }

    @Test func `A pen's ends, corners and dashes are told`() {
        func line(_ style: StrokeStyle) -> some View {
            Rectangle().stroke(.black, style: style).frame(width: 30, height: 20)
        }
        let plain = StrokeStyle(lineWidth: 4, dash: [6, 4])
        #expect(
            lines(
                line(plain),
                line(
                    StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [6, 4], dashPhase: 2)))
                == [
                    "Rectangle lineCap butt → round", "Rectangle lineJoin miter → bevel",
                    "Rectangle dashPhase 0 → 2",
                ])
    }

    @Test func `A style's shadow is told apart from its colour`() {
        func text(_ radius: CGFloat) -> some View {
            Text("a").foregroundStyle(.black.shadow(.drop(color: .white, radius: radius)))
        }
        #expect(
            lines(text(1), text(3))
                == ["Text shadow #FFFFFF radius 1 offset 0 0 → #FFFFFF radius 3 offset 0 0"])
    }

    @Test func `An anchor is told by its name`() {
        func text(_ anchor: UnitPoint) -> some View { Text("a").rotationEffect(.degrees(9), anchor: anchor) }
        #expect(lines(text(.center), text(.topLeading)) == [".rotationEffect anchor center → topLeading"])
    }

    @Test func `Of a transform, the members that changed are told`() {
        func text(_ skew: CGFloat) -> some View {
            Text("a").transformEffect(CGAffineTransform(a: 1, b: 0, c: skew, d: 1, tx: 0, ty: 0))
        }
        #expect(lines(text(0), text(0.25)) == [".transformEffect c 0 → 0.25"])
    }

    @Test func `A text of several lines is told on one`() {
        #expect(lines(Text("a\nb"), Text("a\nc")) == [#"Text string a\nb → a\nc"#])
    }

    @Test func `Of a long text, what differs is told`() {
        func text(_ animal: String) -> Text {
            Text("The quick brown fox jumps over the lazy \(animal) and runs away into the forest")
        }
        #expect(
            lines(text("dog"), text("cat"))
                == ["Text string …er the lazy dog and runs aw… → …er the lazy cat and runs aw…"])
    }

    @Test func `A guide is told by its value`() {
        func row(_ value: CGFloat) -> some View {
            HStack {
                Text("a"); Text("b").alignmentGuide(VerticalAlignment.center) { _ in value }
            }
        }
        #expect(lines(row(4), row(8)) == [".alignmentGuide(.center) of Text “b” 4 → 8"])
    }
}

private struct Notch: Shape {
    var depth: CGFloat
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + depth))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
