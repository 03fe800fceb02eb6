public import ViewCore
import Foundation

/// Text to edit, in one line unless told otherwise; a still picture shows the text or its prompt.
public struct TextField<Label: View> {
    let label: Label
    /// What the field shows for its value, in the environment's locale.
    let words: (EnvironmentValues) -> String
    let prompt: Text?
    /// Along which the text grows.
    var axis = Axis.horizontal
    var isSecure = false
    /// The field that this one is, handed to a style for its body.
    var whole: FieldContent?
}

/// A field's text or prompt without what a style draws around.
struct FieldContent {
    let view: AnyView
    /// As `view` in a border, where a secure field is as high as any.
    let borderedView: AnyView
    /// What it shows; `nil` of a secure one, which is nobody's business.
    let text: String?
    let isFocused: Bool
}

extension TextField: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        if let whole {
            // A style's own focus state learns of it here, where the style has written it.
            if whole.isFocused { unfolding.graph.claims.meetFocus() }
            return whole.unfoldStyled(isRemade: true, into: &unfolding)
        }
        let words = words(unfolding.environment)
        // In columns the label has a place of its own.
        let columnLabel: HiddenLabel<FieldContent>? =
            unfolding.environment.hasLabelColumn
            ? .ifAny(label, of: FieldContent.self, hasWords: true, in: unfolding) : nil
        unfolding.claim([.empty, .filled, .focus]) { claim, unfolding in
            let shown = shown(words, claim.shown)
            let prompt =
                prompt.map { AnyView($0) }
                ?? (columnLabel == nil ? AnyView(label) : AnyView(Text(verbatim: "")))
            let isFocused = claim.shown.contains(.focus) || unfolding.environment.isFocused
            @MainActor func content(hasSecureHeight: Bool) -> AnyView {
                AnyView(
                    TextFieldContent(
                        text: isSecure ? String(repeating: "\u{2022}", count: shown.count) : shown,
                        prompt: prompt, hasSecureHeight: hasSecureHeight, axis: axis,
                        isEdited: isFocused))
            }
            let view = content(hasSecureHeight: isSecure)
            let field = FieldContent(
                view: view, borderedView: isSecure ? content(hasSecureHeight: false) : view,
                text: isSecure ? nil : shown, isFocused: isFocused)
            let start = unfolding.nodes.count
            defer {
                if unfolding.tellsSpoken {
                    say(shown, isNamed: self.prompt != nil || columnLabel != nil, from: start, in: &unfolding)
                }
            }
            if let columnLabel {
                ColumnRow(
                    alignment: axis == .vertical ? .firstTextBaseline : .center, label: columnLabel,
                    control: StyledField(content: field)
                ).unfold(into: &unfolding)
            } else {
                field.unfoldStyled(into: &unfolding)
            }
        }
    }

    /// On phones a label without a prompt is no more than what stands in the empty field; else it is the field's name.
    /// What is typed in secret is as many dots.
    @MainActor private func say(
        _ shown: String, isNamed: Bool, from start: Int, in unfolding: inout Unfolding
    ) {
        let words = isSecure ? String(repeating: "\u{2022}", count: shown.count) : shown
        let isNamed = isNamed || unfolding.environment.platform == .macos
        var parts = isNamed ? unfolding.spokenPart("label", label) : []
        if words.isEmpty {
            parts += isNamed ? unfolding.spokenPart("value", prompt) : unfolding.spokenPart("value", label)
        }
        unfolding.say(
            Spoken(
                .ignored, traits: [isSecure ? "secureTextField" : "textField"],
                value: words.isEmpty ? nil : words),
            from: start, parts: parts)
    }

    /// Filled with the text that it has, or where that is none, with a word: prompts and labels are views
    /// and need not have words.
    private func shown(_ text: String, _ requests: StateRequests) -> String {
        if requests.contains(.empty) { return "" }
        return text.isEmpty && requests.contains(.filled) ? "Text" : text
    }
}

private struct StyledField: View, PubliclyNamed {
    nonisolated static var publicName: String { "TextField" }

    let content: FieldContent

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) { content.unfoldStyled(into: &unfolding) }
}

extension FieldContent {
    /// Drawn in the innermost style, whose body gets a field that is drawn in the next one out.
    @MainActor fileprivate func unfoldStyled(isRemade: Bool = false, into unfolding: inout Unfolding) {
        let platform = unfolding.environment.platform
        unfolding.unfoldControl(
            self,
            stating: ControlNote("TextField", style: "textFieldStyle", isRemade: isRemade) { [text] in
                text.map { [.init("text", .text($0), .identifying)] } ?? []
            },
            isBareByItself: platform != .macos,
            fallback: platform == .macos
                ? StyleBox(RoundedBorderTextFieldStyle()) { $0._body(configuration: $1.field) }
                : StyleBox(PlainTextFieldStyle()) { $0._body(configuration: $1.field) })
    }

    @MainActor var field: TextField<TextFieldStyleLabel> {
        TextField(label: TextFieldStyleLabel(), words: { _ in "" }, prompt: nil, whole: self)
    }
}

extension TextField {
    /// The text or prompt of a configuration, for the built-in styles.
    @MainActor var bare: AnyView { whole?.view ?? AnyView(self) }
    /// Whether the field of a configuration has the focus, for the built-in styles.
    @MainActor var isFocused: Bool { whole?.isFocused ?? false }
    @MainActor var bareInBorder: AnyView { whole?.borderedView ?? AnyView(self) }
}

/// As wide as offered and a whole number of points high: 22 at the body size, a secure field without a border 21 empty
/// and as high as its line filled (Documentation/Rules/metrics.json, `textField.plain`).
///
/// Those heights were measured at the body size alone; that they are the line and a point, rounded up, is
/// chosen for the other sizes. A field that grows down has that height with one line, and its lines' with more.
private struct TextFieldContent: View, PubliclyNamed {
    nonisolated static var publicName: String { "TextField" }

    let text: String
    let prompt: AnyView
    let hasSecureHeight: Bool
    let axis: Axis
    let isEdited: Bool
    @Environment(\.multilineTextAlignment) private var textAlignment

    var body: some View {
        Group {
            if axis == .vertical {
                ZStack(alignment: Alignment(horizontal: alignment, vertical: .center)) {
                    Color.clear.frame(width: 0).lineHeightFrame(adding: 1)
                    // What has no room is scrolled to (Apple's documentation of `init(_:text:axis:)`).
                    words.modifier(EnvironmentTransform { $0.scrollsLines = true })
                }
            } else if hasSecureHeight, !text.isEmpty {
                line
            } else {
                line.lineHeightFrame(adding: hasSecureHeight ? 0 : 1)
            }
        }
        .frame(
            minWidth: 0, maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }

    private var alignment: HorizontalAlignment {
        switch textAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// What does not fit is cut where `truncationMode` says, by default at the end: a text field "is displayed with an
    /// ellipsis at the end" (Matt Neuburg, Programming iOS, of UITextField; of macOS a guess). Of what is being edited the
    /// end is seen, where the caret is.
    @ViewBuilder private var line: some View {
        if isEdited, !text.isEmpty {
            words.lineLimit(1).truncationMode(.head)
        } else {
            words.lineLimit(1)
        }
    }

    private var words: some View {
        Group {
            if text.isEmpty {
                prompt.foregroundStyle(.placeholder)
            } else {
                Text(verbatim: text)
            }
        }
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
