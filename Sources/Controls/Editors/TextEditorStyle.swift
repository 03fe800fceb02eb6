import Foundation
public import ViewCore

/// What a text editor shows, for the built-in styles; it says nothing to others, as in SwiftUI.
public struct TextEditorStyleConfiguration {
    let words: Text
}

/// Draws text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = TextEditorStyleConfiguration
}

extension View {
    nonisolated public func textEditorStyle<S: TextEditorStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<TextEditorStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<TextEditorStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}

/// The platform's default: text without decoration.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorBody(words: configuration.words, hasBorder: false)
    }
}

/// Text without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorBody(words: configuration.words, hasBorder: false)
    }
}

/// Text in a thin frame with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorBody(words: configuration.words, hasBorder: true)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    @_disfavoredOverload
    public static var plain: PlainTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    @_disfavoredOverload
    public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

/// Text from the top on the background, as large as offered, 5 points from the sides and 8 from the top on iOS.
///
/// Those are the insets that UIKit publishes for its text views; on macOS there are none but the 5, which is a guess.
/// The frame, which SwiftUI has on visionOS only, is that of a text field: a guess.
private struct TextEditorBody: LookView {
    nonisolated static var publicName: String { "TextEditor" }

    let words: Text
    let hasBorder: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let alignment: Alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let outline = RoundedRectangle(cornerRadius: hasBorder ? 5 : 0)
        let isShown = environment.scrollContentBackground != .hidden
        let ground =
            environment.platform == .ios ? Color(.system(.systemBackground)) : textBackground(environment)
        ScrollView {
            words
                .foregroundIfDisabled(environment)
                .frame(maxWidth: .infinity, alignment: alignment)
                .padding(.horizontal, 5)
                .padding(.vertical, environment.platform == .ios ? 8 : 0)
        }
        .background { if isShown { outline.fill(ground) } }
        .overlay { if hasBorder { outline.strokeBorder(Color.primary.opacity(0.2), lineWidth: 0.65) } }
        .unfold(into: &unfolding)
    }

    /// White, and nearly black in dark: a guess.
    private func textBackground(_ environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? Color(white: 30 / 255) : .white
    }
}

extension View {
    /// In tertiary label where controls are disabled: a guess, as of all fields.
    @MainActor fileprivate func foregroundIfDisabled(
        _ environment: EnvironmentValues
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let isEnabled = environment.isEnabled
        return defaultForeground(Color(.system(.tertiaryLabel)), always: !isEnabled, unless: isEnabled)
    }
}
