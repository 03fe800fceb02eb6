import Drawing

/// A list of places that assistive technology can jump to, in a builder.
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension AccessibilityRotorContent where Body: NoBody {
    @MainActor public var body: Body { fatalError("\(Self.self) is built in and has no body") }
}

extension Never: AccessibilityRotorContent {}

/// A place that assistive technology can jump to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public typealias Body = Never

    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }
    nonisolated public init(
        _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { $0 })
    }
}

/// Several entries in a builder.
public struct RotorEntries<T>: AccessibilityRotorContent {
    public typealias Body = Never
    nonisolated init() {}
}

/// Builds a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    nonisolated public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C {
        content
    }
    nonisolated public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    nonisolated public static func buildBlock<each C: AccessibilityRotorContent>(
        _ content: repeat each C
    ) -> RotorEntries<(repeat each C)> { RotorEntries() }
    nonisolated public static func buildIf<C: AccessibilityRotorContent>(
        _ content: C?
    ) -> some AccessibilityRotorContent { RotorEntries<C>() }
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    let name: String
    public static let headings = AccessibilitySystemRotor(name: "headings")
    public static let links = AccessibilitySystemRotor(name: "links")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    /// Links that were followed before, or were not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "visitedLinks" : "unvisitedLinks")
    }
    /// Headings of one level; those of every level where it is unspecified.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        level == .unspecified ? .headings : AccessibilitySystemRotor(name: "headings\(level.rawValue)")
    }
}

extension View {
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .text(label.plain)) }
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .text(Text(labelKey).plain)) }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, C: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .text(String(label))) }
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .name(systemRotor.name)) }

    nonisolated public func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("RotorEntry", .text(String(describing: id))) }
}
