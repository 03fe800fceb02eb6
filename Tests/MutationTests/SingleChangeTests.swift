import Catalog
import Drawing
import Golden
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

private struct Panel: ButtonStyle {
    var width: CGFloat?

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(8).frame(maxWidth: width)
    }
}

/// One change each, and the first line that is said of it: the cause before its effect, with the new value.
@MainActor @Suite struct SingleChangeTests {
    private let settler = TileSettler(library: FontLibrary())

    /// What is said of each tile; `nil` where both sides look the same.
    private func lines<V: View, W: View>(_ old: V, _ new: W, in axes: Axes) -> [[String]?] {
        func tiles<X: View>(_ view: X) -> [LaidOut] {
            Specimen("Text/edited", style: Panel.self, axes: axes) { view }.tiles.map { settler.layOut($0) }
        }
        return zip(tiles(old), tiles(new)).map { old, new in
            old.list.digest == new.list.digest
                ? nil : explain(old: old.trace, new: new.trace).map(\.description)
        }
    }

    private static let plain = Axes(states: [.normal], sizes: [.regular], schemes: [.light])
    private func first<V: View, W: View>(_ old: V, _ new: W) -> String? {
        lines(old, new, in: Self.plain)[0]?.first
    }

    @Test func `Other words come before the guide that they move`() {
        func label(_ text: String) -> some View {
            VStack(alignment: .leading) {
                Text(text).alignmentGuide(.leading) { $0.width }
                Text("below")
            }
        }
        let lines = lines(label("Save"), label("Save all"), in: Self.plain)[0] ?? []
        #expect(lines.first == "Text string Save → Save all", "\(lines)")
    }

    @Test func `A guide that was changed itself is told first`() {
        func label(_ share: CGFloat) -> some View {
            VStack(alignment: .leading) {
                Text("Save").alignmentGuide(.leading) { _ in share }
                Text("below")
            }
        }
        #expect(first(label(4), label(9)) == ".alignmentGuide(.leading) of Text “Save” 4 → 9")
    }

    @Test func `What is added is told with its values`() {
        #expect(
            first(
                Text("a").padding(8).background(.red),
                Text("a").padding(8).frame(maxWidth: 120).background(.red))
                == ".frame maxWidth 120 added in .background")
        #expect(
            first(Text("a").background(.red), Text("a").padding(.horizontal, 14).background(.red))
                == ".padding(.horizontal) 14 added in .background")
        #expect(first(Text("a"), Text("a").opacity(0.5)) == ".opacity 0.5 added")
        #expect(
            first(
                Button("a") {}.buttonStyle(Panel()), Button("a") {}.buttonStyle(Panel(width: .infinity)))
                == "Panel width nil → infinity")
        #expect(
            explain(
                old: settler.trace(Button("a") {}.buttonStyle(Panel())),
                new: settler.trace(Button("a") {}.buttonStyle(Panel(width: .infinity)))
            ).dropFirst().first?.description == "Panel › .frame maxWidth none → infinity")
    }

    @Test func `A shape that came in another's place is told with its radius`() {
        func sized(_ shape: some Shape) -> some View { shape.fill(.red).frame(width: 40, height: 20) }
        #expect(
            first(sized(Capsule()), sized(RoundedRectangle(cornerRadius: 6)))
                == "Capsule → RoundedRectangle(cornerRadius: 6, cornerStyle: continuous)")
        #expect(
            first(sized(RoundedRectangle(cornerRadius: 6)), sized(Ellipse()))?.hasSuffix("→ Ellipse") == true)
        func clipped(_ shape: some Shape) -> some View {
            Text("a").padding(8).background(.red).clipShape(shape)
        }
        #expect(
            first(clipped(Capsule()), clipped(RoundedRectangle(cornerRadius: 6)))
                == ".clipShape shape Capsule → RoundedRectangle(cornerRadius: 6)")
    }

    @Test func `A built-in style in another's place is named in every state, scheme and generation`() {
        var axes = Axes(states: [.normal, .pressed, .disabled], sizes: [.small, .regular])
        axes[.generation] = [.ios26, .ios18]
        let all = lines(
            Button("Save") {}.buttonStyle(.bordered), Button("Save") {}.buttonStyle(.borderedProminent),
            in: axes)
        #expect(all.count == 24 && all.compactMap(\.self).count >= 16)
        for case let lines? in all {
            #expect(
                lines.first?.contains("BorderedButtonStyle of Button “Save” → BorderedProminentButtonStyle")
                    == true,
                "\(lines)")
        }
        let toggles = lines(
            Toggle("On", isOn: .constant(true)).toggleStyle(.switch),
            Toggle("On", isOn: .constant(true)).toggleStyle(.button), in: axes)
        for case let lines? in toggles {
            #expect(
                lines.first?.contains("SwitchToggleStyle of Toggle “On” → ButtonToggleStyle") == true,
                "\(lines)")
        }
        let plain = lines(
            Button("Save") {}.buttonStyle(.plain), Button("Save") {}.buttonStyle(.borderless), in: axes)
        for case let lines? in plain {
            #expect(
                lines.first?.contains("PlainButtonStyle of Button “Save” → BorderlessButtonStyle") == true,
                "\(lines)")
        }
    }
}
