public import ViewCore
import Foundation

/// The platform's default: plain on iOS, with a border on macOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        DefaultFieldBody(field: configuration.bare, isFocused: configuration.isFocused)
    }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.bare }
}

private struct DefaultFieldBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "TextField" }

    let field: AnyView
    let isFocused: Bool

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        switch unfolding.environment.platform {
        case .ios: field.unfold(into: &unfolding)
        case .macos: BorderedField(field: field, isFocused: isFocused, radius: nil).unfold(into: &unfolding)
        }
    }
}

/// The text in a thin frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        BorderedField(
            field: configuration.bareInBorder, isFocused: configuration.isFocused, radius: nil)
    }
}

/// The text in a thin frame with square corners, as on macOS.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        BorderedField(
            field: configuration.bareInBorder, isFocused: configuration.isFocused, radius: 0)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    @_disfavoredOverload
    public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    @_disfavoredOverload
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    @_disfavoredOverload
    public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

/// A field's text on a fill in a frame.
///
/// On iOS as in Documentation/Rules/metrics.json, `textField.roundedBorder`, which was measured with iOS 26 and is
/// taken for both generations; a secure field is as high as any. On macOS as high as a button, with a line of a point and
/// the corners of one; while it has the focus a ring of 3 points around in half the accent colour; disabled its words in
/// tertiary label, its ground and its line at half: guesses.
private struct BorderedField: View, PubliclyNamed {
    nonisolated static var publicName: String { "TextField" }

    let field: AnyView
    let isFocused: Bool
    /// `nil` for the platform's.
    let radius: CGFloat?

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        switch environment.platform {
        case .ios:
            let outline = RoundedRectangle(cornerRadius: radius ?? 5)
            field
                .padding(.horizontal, 7)
                .padding(.vertical, 6)
                .background(.background, in: outline)
                .overlay { outline.strokeBorder(Color.primary.opacity(0.2), lineWidth: 0.65) }
                .unfold(into: &unfolding)
        case .macos:
            let size = environment.controlSize
            let corner = radius ?? MacControl.radius(size, environment.generation) ?? 7
            let outline = RoundedRectangle(cornerRadius: corner)
            let isEnabled = environment.isEnabled
            let hasRing = isFocused && isEnabled && environment.isFocusEffectEnabled
            let ground = Color(.system(.systemBackground))
            field
                .defaultFont(environment.controlFont)
                .defaultForeground(Color(.system(.tertiaryLabel)), always: !isEnabled, unless: isEnabled)
                .padding(.horizontal, 6)
                .frame(minHeight: MacControl.height(size))
                .background(
                    isEnabled ? AnyShapeStyle(.background) : AnyShapeStyle(ground.opacity(0.5)), in: outline
                )
                .overlay {
                    outline.strokeBorder(Color.primary.opacity(isEnabled ? 0.15 : 0.075), lineWidth: 1)
                    if hasRing {
                        outline.inset(by: -MacControl.focusRing / 2)
                            .stroke(Color.tint.opacity(0.5), lineWidth: MacControl.focusRing)
                    }
                }
                .unfold(into: &unfolding)
        }
    }
}
