// What an editor offers in its library; it is compiled, and nothing asks for it.

/// Views and modifiers that an editor's library offers.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] { get }
    associatedtype ModifierBase
    @LibraryContentBuilder func modifiers(base: Self.ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: Any) -> [LibraryItem] { [] }
}

/// One of them.
public struct LibraryItem {
    public struct Category: Hashable, Sendable {
        private let name: String
        public static let control = Category(name: "control")
        public static let effect = Category(name: "effect")
        public static let layout = Category(name: "layout")
        public static let other = Category(name: "other")
    }

    public init<Snippet>(
        _ snippet: @autoclosure () -> Snippet, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Builds a list of them from the statements of a closure.
@resultBuilder
public struct LibraryContentBuilder {
    public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
