import Drawing

/// A text of which something is said, told as of any other view.
struct SpokenText: View, PubliclyNamed {
    nonisolated static var publicName: String { "Text" }

    private let text: Text
    private let modifiers: ArraySlice<SpokenModifier>

    /// `nil` for a text of which nothing is said.
    init?(_ text: Text) {
        var said: [SpokenModifier] = []
        for case .spoken(let name, let value, let label) in text.changes {
            var modifier = SpokenModifier([.init(name, value)])
            modifier.words = label
            said.append(modifier)
        }
        guard !said.isEmpty else { return nil }
        var plain = text
        plain.changes.removeAll { if case .spoken = $0 { true } else { false } }
        self.init(text: plain, modifiers: said[...])
    }

    private init(text: Text, modifiers: ArraySlice<SpokenModifier>) {
        self.text = text
        self.modifiers = modifiers
    }

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        guard let last = modifiers.last else { return text.unfold(into: &unfolding) }
        last.unfold(content: SpokenText(text: text, modifiers: modifiers.dropLast()), into: &unfolding)
    }
}
