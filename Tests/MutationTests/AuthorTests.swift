import Rendering
import Catalog
import Drawing
import Golden
import Raster
import SwiftUI
import Testing
import ViewCore

/// Whose change is told: that of the view, style or modifier in which people wrote it.
@MainActor @Suite struct AuthorTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

    @Test func `Another style is one change`() {
        let button = Button("Go") {}
        #expect(
            lines(Row(button.buttonStyle(WideStyle())), Row(button.buttonStyle(RoundStyle())))
                == ["Row › WideStyle → RoundStyle"])
        #expect(
            lines(Row(button.buttonStyle(.bordered)), Row(button.buttonStyle(.borderedProminent)))
                == ["Row › BorderedButtonStyle → BorderedProminentButtonStyle"])
        let toggle = Toggle("a", isOn: .constant(true))
        #expect(
            lines(Row(toggle), Row(toggle.toggleStyle(.button))).first
                == "Row › SwitchToggleStyle → ButtonToggleStyle")
    }

    @Test func `Another style does not hide another label`() {
        func button(_ title: String) -> Button<Text> { Button(title) {} }
        #expect(
            lines(Row(button("Go").buttonStyle(WideStyle())), Row(button("Stop").buttonStyle(RoundStyle())))
                == ["Row › WideStyle → RoundStyle", "Row › Text string Go → Stop"])
    }

    @Test func `A modifier of one's own that came or went is one change`() {
        let text = Text("a")
        #expect(lines(Row(text), Row(text.modifier(Framed()))) == ["Row › Framed added"])
        #expect(lines(Row(text.modifier(Framed())), Row(text)) == ["Row › Framed removed"])
    }

    @Test func `A view of one's own that came is named with the stack it came to`() {
        #expect(
            lines(
                Row(
                    HStack {
                        Text("a"); Text("b")
                    }),
                Row(
                    HStack {
                        Text("a"); Tag(); Text("b")
                    }))
                == ["Row › Tag added in HStack"])
    }

    @Test func `A label's font is told with the style that gives it`() {
        func button(_ size: CGFloat) -> some View {
            Row(Button("Go") {}.buttonStyle(WideStyle(size: size)))
        }
        #expect(
            lines(button(17), button(15)) == [
                "Row › WideStyle size 17 → 15",
                "Row › Text in WideStyle font Inter 17 regular → Inter 15 regular",
            ])
    }

    @Test func `A tool's name for the view around that changes hides nothing`() {
        func button(_ size: CGFloat) -> some View { Button("Go") {}.buttonStyle(WideStyle(size: size)) }
        #expect(
            lines(__Preview2(content: button(17)), __Preview3(content: button(15))) == [
                "WideStyle size 17 → 15",
                "Text in WideStyle font Inter 17 regular → Inter 15 regular",
            ])
        #expect(lines(__Preview2(content: button(17)), __Preview3(content: button(17))).isEmpty)
    }

    @Test func `What stands in a label was not written by the built-in style around it`() {
        #expect(lines(Outer(inset: 4), Outer(inset: 8)) == ["Outer inset 4 → 8", "Outer › .padding 4 → 8"])
    }

    @Test func `What a built-in style draws is told with who uses it`() {
        #expect(
            lines(Switch(tint: .white), Switch(tint: .black)) == [
                "Switch tint #FFFFFF → #000000",
                "Switch › .tint #FFFFFF → #000000",
                "Switch › Capsule in SwitchToggleStyle fill #FFFFFF → #000000",
            ])
        #expect(
            lines(Field(size: 17), Field(size: 15)) == [
                "Field size 17 → 15",
                "Field › Text in PlainTextFieldStyle font Inter 17 regular → Inter 15 regular",
            ])
    }

    @Test func `A colour is told with the style that gives it, not with one that it draws in`() {
        func button(_ color: Color) -> some View { Button("Go") {}.buttonStyle(LayeredStyle(color: color)) }
        #expect(
            lines(button(.white), button(.black)) == [
                "LayeredStyle color #FFFFFF → #000000", "Text in LayeredStyle color #FFFFFF → #000000",
            ])
        func colored(_ color: Color) -> some View {
            Row(Button("Go") {}.buttonStyle(WideStyle()).foregroundStyle(color))
        }
        #expect(lines(colored(.white), colored(.black)) == ["Row › Text color #FFFFFF → #000000"])
        func sized(_ size: CGFloat) -> some View {
            Button("Go") {}.buttonStyle(LayeredStyle(color: .white, size: size))
        }
        #expect(
            lines(sized(17), sized(15)) == [
                "LayeredStyle size 17 → 15", "Text in WideStyle font Inter 17 regular → Inter 15 regular",
                "LayeredStyle › WideStyle size 17 → 15",
            ])
    }

    @Test func `A label's font is not told as its style's, which hands none on`() {
        func label(_ font: Font) -> some View { Label("Home", systemImage: "house").font(font) }
        #expect(
            lines(Row(label(.body)), Row(label(.title2))).first
                == "Row › Image font Inter 17 regular → Inter 22 regular")
    }

    @Test func `Views in another order are one change`() {
        let (star, title) = (Image(systemName: "star"), Text("Title").bold())
        #expect(
            lines(
                HStack {
                    star; title
                },
                HStack {
                    title; star
                }) == [
                    "HStack order Image “star”, Text “Title” → Text “Title”, Image “star”"
                ])
    }

    @Test func `Another stack is told without what only one kind has`() {
        #expect(
            lines(
                VStack {
                    Text("a"); Text("b")
                },
                ZStack {
                    Text("a"); Text("b")
                }) == ["VStack “a” → ZStack"])
    }

    @Test func `Content that is not there is no view`() {
        func text(_ isOn: Bool) -> some View {
            Text("a").overlay { if isOn { Circle().fill(.red) } }
        }
        #expect(lines(text(false), text(true)) == ["Circle fill #FF383C added in .overlay"])
    }

    @Test func `A symbol's scale is told, not the size that follows`() {
        func image(_ scale: Image.Scale) -> some View { Image(systemName: "star").imageScale(scale) }
        #expect(lines(image(.medium), image(.large)) == ["Image imageScale medium → large"])
        #expect(
            lines(image(.medium).font(.body), image(.medium).font(.title)).map { $0.prefix(11) }
                == ["Image font "])
    }

    @Test func `Tracking and kerning are told as written`() {
        func text(_ kerning: CGFloat, _ tracking: CGFloat) -> some View {
            Text("a").kerning(kerning).tracking(tracking)
        }
        #expect(lines(text(0.5, 0), text(2, 0)) == ["Text .kerning 0.5 → 2"])
        #expect(lines(text(0, 0), text(0, 1)) == ["Text .tracking 0 → 1"])
    }
}

// MARK: - What is edited

// swift-format-ignore: NoLeadingUnderscores
private struct __Preview2<Content: View>: View {
    let content: Content
    var body: some View { content }
}

// swift-format-ignore: NoLeadingUnderscores
private struct __Preview3<Content: View>: View {
    let content: Content
    var body: some View { content }
}

private struct WideStyle: ButtonStyle {
    var size: CGFloat = 17
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.font(.system(size: size)).padding(.horizontal, 20).background(.yellow)
    }
}

private struct LayeredStyle: PrimitiveButtonStyle {
    var color: Color
    var size: CGFloat = 17
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(WideStyle(size: size)).foregroundStyle(color)
    }
}

private struct RoundStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Circle().frame(width: 8, height: 8); configuration.label.bold()
        }.background(.mint, in: Capsule())
    }
}

private struct Row<Content: View>: View {
    let content: Content
    init(_ content: Content) { self.content = content }
    var body: some View { content }
}

private struct Tag: View {
    var body: some View { Text("c").padding(2).background(.red, in: Capsule()) }
}

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(4).border(.red).shadow(radius: 2) }
}

private struct Outer: View {
    var inset: CGFloat
    var body: some View {
        Button {
        } label: {
            Text("a").padding(inset)
        }
    }
}

private struct Switch: View {
    var tint: Color
    var body: some View { Toggle("a", isOn: .constant(true)).tint(tint) }
}

private struct Field: View {
    var size: CGFloat
    var body: some View { TextField("a", text: .constant("b")).font(.system(size: size)) }
}
