public import ViewCore
import Foundation

/// A line of text to edit; a still picture shows its text or its prompt.
public struct TextField<Label: View> {
    let label: Label
    let text: Binding<String>
    let prompt: Text?
    let isSecure: Bool
}

extension TextField: View {
    public typealias Body = Never

    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.text = text
        self.prompt = prompt
        self.label = label()
        isSecure = false
    }

    public func unfold(into unfolding: inout Unfolding) {
        let platform = unfolding.environment.platform
        unfolding.claim([.empty, .filled, .focus]) { claim, unfolding in
            let shown = text(showing: claim.shown)
            let content = AnyView(
                TextFieldContent(
                    text: isSecure ? String(repeating: "\u{2022}", count: shown.count) : shown,
                    prompt: prompt.map { AnyView($0) } ?? AnyView(label), isSecure: isSecure))
            unfolding.unfoldControl(
                TextFieldStyleConfiguration(content: content),
                fallback: platform == .macos
                    ? StyleBox(RoundedBorderTextFieldStyle()) { $0.body(of: $1.content) }
                    : StyleBox(PlainTextFieldStyle()) { $0.body(of: $1.content) })
        }
    }

    /// Filled with the text that it has, or where that is none, with a word: prompts and labels are views
    /// and need not have words.
    private func text(showing requests: StateRequests) -> String {
        if requests.contains(.empty) { return "" }
        let text = text.wrappedValue
        return text.isEmpty && requests.contains(.filled) ? "Text" : text
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// As wide as offered and a whole number of points high: 22 at the body size, a secure field 21 empty and as
/// high as its line filled (Documentation/Rules/metrics.json, `textField.plain`).
///
/// Those heights were measured at the body size alone; that they are the line and a point, rounded up, is
/// chosen for the other sizes.
private struct TextFieldContent: View {
    let text: String
    let prompt: AnyView
    let isSecure: Bool

    var body: some View {
        Group {
            if isSecure, !text.isEmpty {
                line
            } else {
                line.lineHeightFrame(adding: isSecure ? 0 : 1)
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }

    private var line: some View {
        Group {
            if text.isEmpty {
                prompt.foregroundStyle(.placeholder)
            } else {
                Text(verbatim: text)
            }
        }
        .lineLimit(1)
        .truncationMode(.head)
    }
}

/// The text and its prompt, for the built-in styles.
package struct TextFieldStyleConfiguration {
    package let content: AnyView
}

/// Frames text fields. Only the built-in styles exist, as in SwiftUI.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype FieldBody: View
    @MainActor @preconcurrency func body(of field: AnyView) -> FieldBody
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func body(of field: AnyView) -> AnyView { field }
}

extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(
        _ style: S
    ) -> some View {
        modifier(
            ControlStyleModifier(
                StyleBox<TextFieldStyleConfiguration>(style) { $0.body(of: $1.content) }))
    }
}

/// A line of text that shows dots.
public struct SecureField<Label: View> {
    let field: TextField<Label>
}

extension SecureField: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { field.unfold(into: &unfolding) }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        field = TextField(label: Text(titleKey), text: text, prompt: nil, isSecure: true)
    }
}
