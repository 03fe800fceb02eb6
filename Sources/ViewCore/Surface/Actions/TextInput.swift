import Drawing

/// Which letters a keyboard makes capitals of its own accord.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String
    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What a return key says.
public struct SubmitLabel: Hashable, Sendable {
    let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

// No keyboard is in a picture, and nobody types; the trace has what a keyboard would be like.
extension View {
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(
            SpokenModifier(
                autocapitalization.map { [.init("textInputAutocapitalization", .name($0.name))] } ?? []))
    }
    nonisolated public func submitLabel(
        _ submitLabel: SubmitLabel
    ) -> ModifiedContent<Self, SpokenModifier> { noted("submitLabel", .name(submitLabel.name)) }
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> Self { self }
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, SpokenModifier> {
        noted("onSubmit", .name(triggers == .search ? "search" : "text"))
    }
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> Self { self }
}

/// How a keyboard goes away while content scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether text can be selected; no selection is in a picture.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { true }
}
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
