public import ViewCore

/// A control to choose a color; a still picture shows the color that is chosen.
public struct ColorPicker<Label: View> {
    let label: Label
    let selection: Binding<Color>
    let supportsOpacity: Bool
}

extension ColorPicker: View {
    public typealias Body = Never

    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, supportsOpacity: supportsOpacity)
    }

    public func unfold(into unfolding: inout Unfolding) {
        let color = selection.wrappedValue
        unfolding.claim([.press, .focus]) { claim, unfolding in
            let start = unfolding.nodes.count
            let label = HiddenLabel<ColorPickerBody>.ifAny(
                label, of: ColorPickerBody.self, hasWords: true, in: unfolding)
            ColorPickerBody(
                label: label,
                color: color, supportsOpacity: supportsOpacity, isPressed: claim.shown.contains(.press)
            ).unfold(into: &unfolding)
            if unfolding.tellsSpoken {
                unfolding.say(
                    Spoken(.ignored, traits: ["button"]), from: start,
                    parts: unfolding.spokenPart("label", label))
            }
        }
    }
}

extension ColorPicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(label: Text(titleKey), selection: selection, supportsOpacity: supportsOpacity)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity)
    }
}
