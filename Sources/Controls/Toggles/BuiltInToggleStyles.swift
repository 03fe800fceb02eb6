public import ViewCore

/// The platform's default: a switch on iOS, a checkbox on macOS.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DefaultToggleBody(configuration: configuration)
    }
}

private struct DefaultToggleBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "Toggle" }

    let configuration: ToggleStyleConfiguration

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        if unfolding.environment.drawsCheckboxes {
            CheckboxBody(configuration: configuration).unfold(into: &unfolding)
        } else {
            SwitchBody(configuration: configuration, tint: nil).unfold(into: &unfolding)
        }
    }
}

extension EnvironmentValues {
    /// Whether toggles without a style are checkboxes: on macOS, but in forms that look like lists.
    var drawsCheckboxes: Bool { platform == .macos && rowPlace != .form }
}

/// A switch behind the label, the default on iOS.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SwitchBody(configuration: configuration, tint: tint)
    }
}

/// A box before the label, ticked while on, the default on macOS.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CheckboxBody(configuration: configuration)
    }
}

/// A button that stays down while on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggleBody(configuration: configuration)
    }
}

/// Without a button style around it, one that is on stands on a fill in the tint (a guess from pictures); with one,
/// it is prominent from iOS 26.
private struct ButtonToggleBody: LookView {
    nonisolated static var publicName: String { "Toggle" }

    let configuration: ToggleStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isOn = configuration.isOn
        if isOn, environment[styles: PrimitiveButtonStyleConfiguration.self].isEmpty {
            button.buttonStyle(TintedButtonStyle()).unfold(into: &unfolding)
        } else if environment.generation.choose(ios18: false, ios26: isOn) {
            unfolding.unfold(button) { $0.isButtonOn = true }
        } else {
            button.unfold(into: &unfolding)
        }
    }

    private var button: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    @_disfavoredOverload
    public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    @_disfavoredOverload
    public static var checkbox: CheckboxToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    @_disfavoredOverload
    public static var button: ButtonToggleStyle { .init() }
}
