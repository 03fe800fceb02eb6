import Controls
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
