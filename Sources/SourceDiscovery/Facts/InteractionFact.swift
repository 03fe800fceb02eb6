/// What a style looks at beside what its control tells it, by the names that it writes, with the
/// signs before them: a field of its own may be called so, too.
enum InteractionFact: String, CaseIterable {
    case hovered, focused

    var names: Set<String> {
        switch self {
        case .hovered: [".onHover", ".onContinuousHover"]
        case .focused: ["\\.isFocused", ".focused"]
        }
    }

    /// Lets any view take the focus.
    static let focusable = ".focusable"

    static let names = allCases.reduce(into: Set([focusable])) { $0.formUnion($1.names) }
}
