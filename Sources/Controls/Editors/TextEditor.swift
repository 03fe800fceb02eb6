public import Foundation
public import ViewCore

/// Several lines of text to edit; a still picture shows the text from its start.
public struct TextEditor {
    let words: () -> Text
    let isEmpty: () -> Bool

    nonisolated init(words: @escaping () -> Text, isEmpty: @escaping () -> Bool) {
        self.words = words
        self.isEmpty = isEmpty
    }
}

extension TextEditor: View {
    public typealias Body = Never

    nonisolated public init(text: Binding<String>) {
        self.init(
            words: { Text(verbatim: text.wrappedValue) }, isEmpty: { text.wrappedValue.isEmpty })
    }

    /// Pictures do not show the selection.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
    }

    /// Pictures do not show the selection.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.init(
            words: { Text(text.wrappedValue) }, isEmpty: { text.wrappedValue.characters.isEmpty })
    }

    public func unfold(into unfolding: inout Unfolding) {
        let (words, isEmpty) = (words(), isEmpty())
        unfolding.claim([.empty, .filled, .focus]) { claim, unfolding in
            let isFilled = claim.shown.contains(.filled)
            let shown =
                claim.shown.contains(.empty)
                ? Text(verbatim: "")
                : isEmpty && isFilled ? Text(verbatim: "Text") : words
            let start = unfolding.nodes.count
            unfolding.unfoldControl(
                TextEditorStyleConfiguration(words: shown),
                stating: ControlNote("TextEditor", style: "textEditorStyle"),
                fallback: StyleBox(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) })
            if unfolding.tellsSpoken {
                unfolding.say(
                    Spoken(.ignored, traits: ["textField"]), from: start,
                    parts: unfolding.spokenPart("value", shown))
            }
        }
    }
}

/// Parts of an attributed text that are selected; pictures show none.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    nonisolated public init() {}
    nonisolated public init(range: Range<AttributedString.Index>) {}
    nonisolated public init(insertionPoint: AttributedString.Index) {}
}
