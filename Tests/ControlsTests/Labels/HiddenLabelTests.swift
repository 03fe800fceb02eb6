import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Parts of controls whose types style code may name and not look into.
private struct Parts {
    let button: ButtonStyleConfiguration.Label
    let primitive: PrimitiveButtonStyleConfiguration.Label
    let toggle: ToggleStyleConfiguration.Label
    let title: LabelStyleConfiguration.Title
    let icon: LabelStyleConfiguration.Icon
}

private func isOfConfiguration<L: View>(_ button: Button<L>) -> Bool { false }
private func isOfConfiguration(_ button: Button<PrimitiveButtonStyleConfiguration.Label>) -> Bool { true }

/// Says which button it draws.
private struct Asking: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(isOfConfiguration(Button(configuration)))")
    }
}

private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "boxed")
            configuration.title
        }
    }
}

private struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct BarePrimitive: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@ViewBuilder private var twoColors: some View {
    Color.red.frame(width: 10, height: 20).accessibilityIdentifier("first")
    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("second")
}

/// A way to draw a button, by its name.
private struct AnyButtonLook: CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor (AnyView) -> AnyView
    init(_ name: String, _ apply: @escaping @MainActor (AnyView) -> AnyView) {
        testDescription = name
        self.apply = apply
    }
}

@MainActor struct HiddenLabelTests {
    @Test func `A button of a configuration is known by its label's type`() {
        #expect(Drawn(Button("Go") {}.buttonStyle(Asking())).words == ["true"])
    }

    @Test func `The hidden parts of controls are of types that differ`() {
        let types: [Any.Type] = [
            ButtonStyleConfiguration.Label.self, PrimitiveButtonStyleConfiguration.Label.self,
            ToggleStyleConfiguration.Label.self, LabelStyleConfiguration.Title.self,
            LabelStyleConfiguration.Icon.self,
        ]
        #expect(Set(types.map { ObjectIdentifier($0) }).count == types.count)
    }

    /// Documentation/Rules/style-protocols.md, section 7: a button's label is an HStack. 8 is what views of no
    /// kind have between them.
    @Test(arguments: [
        AnyButtonLook("automatic") { AnyView($0) },
        AnyButtonLook("bordered") { AnyView($0.buttonStyle(.bordered)) },
        AnyButtonLook("a style of one's own") { AnyView($0.buttonStyle(Bare())) },
        AnyButtonLook("a primitive style") { AnyView($0.buttonStyle(BarePrimitive())) },
        AnyButtonLook("a menu") { _ in
            AnyView(
                Menu {
                } label: {
                    twoColors
                })
        },
    ])
    private func `Views in a button's label stand beside each other`(look: AnyButtonLook) throws {
        let drawn = Drawn(
            look.apply(
                AnyView(
                    Button {
                    } label: {
                        twoColors
                    })))
        let (first, second) = (try #require(drawn.frame("first")), try #require(drawn.frame("second")))
        #expect(second.minX == first.maxX + 8)
        #expect(first.midY == second.midY)
    }

    @Test func `A spacer in a button's label pushes sideways`() {
        let button = Button {
        } label: {
            Color.red.frame(width: 10, height: 20).accessibilityIdentifier("first")
            Spacer()
            Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("second")
        }
        let drawn = Drawn(button.buttonStyle(Bare()), 200)
        #expect(drawn.frame("second")?.maxX == 200)
        #expect(drawn.size.height == 20)
    }

    @Test func `A label in a label's title is drawn in the styles of the call site`() {
        let view = Label {
            Label("inner", systemImage: "star")
        } icon: {
            EmptyView()
        }
        .labelStyle(Boxed())
        #expect(Drawn(view).words == ["boxed", "boxed", "inner"])
    }
}
