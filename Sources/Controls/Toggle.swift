public import ViewCore
import Foundation

/// A control that is on or off.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let label: Label
}

extension Toggle: View {
    public typealias Body = Never

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public func unfold(into unfolding: inout Unfolding) {
        let label = label
        let owner = unfolding.owner
        let configuration = ToggleStyleConfiguration(
            label: .init { unfolding in
                unfolding.owned(by: owner) { $0.unfoldLabelWords { label.unfold(into: &$0) } }
            }, isOn: isOn, isMixed: false)
        unfolding.unfoldControl(
            configuration,
            fallback: StyleBox(SwitchToggleStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Controls.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { Controls.Label(titleKey, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        label = configuration.label
    }
}

/// A toggle's label and state, for a style to draw.
public struct ToggleStyleConfiguration {
    /// The label, of hidden type.
    public struct Label: View {
        let unfoldLabel: @MainActor (inout Unfolding) -> Void
        nonisolated init(_ unfold: @escaping @MainActor (inout Unfolding) -> Void) {
            unfoldLabel = unfold
        }
        public typealias Body = Never
        public func unfold(into unfolding: inout Unfolding) { unfolding.leaveOwner(unfoldLabel) }
    }
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// Draws toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
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

/// A button that stays down while on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggleBody(configuration: configuration)
    }
}

/// Without a button style around it, one that is on stands on a fill in the tint (a guess from pictures).
private struct ButtonToggleBody: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.buttonStyles) private var styles

    var body: some View {
        if configuration.isOn, styles.isEmpty {
            button.buttonStyle(TintedButtonStyle())
        } else {
            button
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

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var automatic: SwitchToggleStyle { .init() }
    public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { .init() }
}

/// 51 by 31 with a 27-point thumb, as until iOS 18 (Documentation/Rules/metrics.json, `toggle.ios18`);
/// disabled at half opacity.
private struct SwitchBody: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var environmentTint
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        HStack(spacing: 8) {
            if !labelsHidden {
                configuration.label
                Spacer(minLength: 0)
            }
            Capsule()
                .fill(track)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle()
                        .fill(Color.white)
                        .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
                        .frame(width: 27, height: 27)
                        .padding(2)
                }
                .frame(width: 51, height: 31)
                .opacity(isEnabled ? 1 : 0.5)
        }
    }

    private var track: Color {
        configuration.isOn
            ? tint ?? environmentTint ?? .green : Color(.system(.secondarySystemFill))
    }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<ToggleStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<ToggleStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
    nonisolated public func labelsHidden() -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.labelsHidden = true })
    }
}
