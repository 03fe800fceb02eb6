import Foundation
public import ViewCore

/// A label in the bar of a window of macOS, on a ground while it is pressed or on.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryBarBody(configuration: configuration, isAction: false)
    }
}

/// A label on a quiet ground in the bar of a window of macOS.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryBarBody(configuration: configuration, isAction: true)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    @_disfavoredOverload
    public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    @_disfavoredOverload
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}

/// As high as a small button, with its sides and corners: all guesses.
private struct AccessoryBarBody: LookView {
    nonisolated static var publicName: String { "Button" }

    let configuration: PrimitiveButtonStyleConfiguration
    let isAction: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isDown = configuration.isPressed || environment.isButtonOn
        let ground: Color =
            isDown
            ? Color(.system(.systemFill)) : isAction ? Color(.system(.quaternarySystemFill)) : .clear
        let ink = Color(.system(environment.isEnabled ? (isDown ? .label : .secondaryLabel) : .tertiaryLabel))
        configuration.label
            .defaultFont(.system(size: 11))
            .defaultForeground(ink, always: true)
            .lineLimit(1)
            .padding(.horizontal, MacControl.side(.small))
            .frame(minHeight: MacControl.height(.small))
            .background(ground, in: RoundedRectangle(cornerRadius: 4.5))
            .unfold(into: &unfolding)
    }
}
