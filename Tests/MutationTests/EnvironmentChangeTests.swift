import Catalog
import Combine
import Drawing
import Golden
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

extension EnvironmentValues {
    @Entry fileprivate var brandColor = Color(red: 0, green: 0, blue: 1)
    fileprivate var accentInk: Color {
        get { self[InkKey.self] }
        set { self[InkKey.self] = newValue }
    }
    @Entry fileprivate var theme = Theme()
}

private struct InkKey: EnvironmentKey {
    static var defaultValue: Color { .black }
}

private struct Theme {
    var brand = Color(red: 0, green: 0, blue: 1)
    var radius: CGFloat = 8
    var tone = Tone.calm
}

private enum Tone {
    case calm
    case loud(Int)
}

@Observable private final class Palette {
    var brand = Color(red: 0, green: 0, blue: 1)
    var room: CGFloat = 4
    init(room: CGFloat) { self.room = room }
}

private final class Shelf: ObservableObject {
    @Published var room: CGFloat
    init(room: CGFloat) { self.room = room }
}

/// Takes everything from what stands around it, and shows none of it as it is.
private struct BrandStyle: ButtonStyle {
    @Environment(\.brandColor) private var brand
    @Environment(\.accentInk) private var ink
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(theme.radius * 2)
            .foregroundStyle(ink.opacity(0.5))
            .background(
                brand.mix(with: .white, by: isEnabled ? 0.25 : 0.75),
                in: RoundedRectangle(cornerRadius: theme.radius + 1))
    }
}

private struct Room: View {
    @Environment(Palette.self) private var palette
    var body: some View { Text("room").padding(palette.room * 3) }
}

private struct ShelfRoom: View {
    @EnvironmentObject private var shelf: Shelf
    var body: some View { Text("room").padding(shelf.room * 3) }
}

private struct __Made: View {
    var room: CGFloat
    var body: some View { Text("made").padding(room) }
}

/// What is handed on is the cause of what it comes to, and told first, by its own name.
@MainActor @Suite struct EnvironmentChangeTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] { settler.lines(old, new) }

    private let button = Button("Save") {}.buttonStyle(BrandStyle())
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test func `An entry is told by its own name before what is mixed of it`() {
        let lines = lines(button.environment(\.brandColor, red), button.environment(\.brandColor, blue))
        #expect(lines.first == ".environment(\\.brandColor) #FF0000 → #0000FF", "\(lines)")
    }

    @Test func `A key that was written out is told by its type`() {
        let lines = lines(button.environment(\.accentInk, red), button.environment(\.accentInk, blue))
        #expect(lines.first == ".environment(InkKey) #FF0000 → #0000FF", "\(lines)")
    }

    @Test func `Of a value with parts the part that changed is told`() {
        func themed(_ theme: Theme) -> some View { button.environment(\.theme, theme) }
        #expect(
            lines(themed(Theme()), themed(Theme(radius: 12))).first == ".environment(\\.theme) radius 8 → 12")
        #expect(
            lines(themed(Theme()), themed(Theme(brand: red, radius: 12)))
                .prefix(2) == [
                    ".environment(\\.theme) brand #0000FF → #FF0000", ".environment(\\.theme) radius 8 → 12",
                ])
        #expect(
            lines(themed(Theme(tone: .loud(1))), themed(Theme(tone: .loud(2)))).first
                == ".environment(\\.theme) tone loud(1) → loud(2)")
    }

    @Test func `An object is told by its type and by what it holds`() {
        #expect(
            lines(Room().environment(Palette(room: 4)), Room().environment(Palette(room: 6))).first
                == ".environment(Palette) room 4 → 6")
        #expect(
            lines(
                ShelfRoom().environmentObject(Shelf(room: 4)), ShelfRoom().environmentObject(Shelf(room: 6))
            ).first == ".environment(Shelf) room 4 → 6")
    }

    @Test func `What came and what went are told with their values`() {
        let with = button.environment(\.brandColor, red)
        #expect(lines(button, with).first == ".environment(\\.brandColor) #FF0000 added")
        #expect(lines(with, button).first == ".environment(\\.brandColor) #FF0000 removed")
    }

    @Test func `A transformation is told by what comes of it`() {
        func scaled(_ factor: CGFloat) -> some View {
            button.transformEnvironment(\.theme) { $0.radius *= factor }
        }
        #expect(lines(scaled(1), scaled(2)).first == ".transformEnvironment(\\.theme) radius 8 → 16")
    }

    @Test func `Modifiers that hand on what a control makes something of are told before that`() {
        let controls = VStack {
            Button("Save") {}.buttonStyle(.bordered)
            Toggle("On", isOn: .constant(true))
        }
        func told<V: View, W: View>(_ old: V, _ new: W, _ line: String) {
            let lines = lines(old, new)
            #expect(lines.first == line, "\(lines)")
        }
        told(controls.tint(red), controls.tint(blue), ".tint #FF0000 → #0000FF")
        told(controls.controlSize(.small), controls.controlSize(.large), ".controlSize small → large")
        told(
            controls.dynamicTypeSize(.small), controls.dynamicTypeSize(.xLarge),
            ".dynamicTypeSize small → xLarge")
        told(controls.colorScheme(.light), controls.colorScheme(.dark), ".colorScheme light → dark")
        told(
            controls.environment(\.colorScheme, .light), controls.environment(\.colorScheme, .dark),
            ".environment(\\.colorScheme) light → dark")
        told(
            controls.environment(\.layoutDirection, .leftToRight),
            controls.environment(\.layoutDirection, .rightToLeft),
            ".environment(\\.layoutDirection) leftToRight → rightToLeft")
        told(button.disabled(false), button.disabled(true), ".disabled false → true")
        told(
            Button("Save") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule),
            Button("Save") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 3)),
            ".buttonBorderShape capsule → radius(3)")
    }

    @Test func `What hands a value on is no place where something is added`() {
        let old = Text("a").environment(\.brandColor, red).background(.green)
        let new = Text("a").opacity(0.5).environment(\.brandColor, red).background(.green)
        #expect(lines(old, new).first == ".opacity 0.5 added in .background")
    }

    @Test func `A view that a tool has written is named nowhere`() {
        func boxed(_ room: CGFloat) -> __Made { __Made(room: room) }
        #expect(lines(boxed(3), boxed(4)).first == ".padding 3 → 4")
    }

    @Test func `What built-in styles hand on inside of themselves is told by nobody`() {
        func names(_ node: TraceNode) -> [String] { [node.name] + node.children.flatMap(names) }
        let plain = Form {
            Toggle("On", isOn: .constant(true))
            Picker("Choice", selection: .constant(1)) { Text("one").tag(1) }
        }
        #expect(
            settler.trace(plain).roots.flatMap(names).allSatisfy {
                !$0.hasPrefix(".environment") && $0 != ".tint"
            })
        #expect(settler.trace(plain.tint(red)).roots.flatMap(names).contains(".tint"))
    }
}
