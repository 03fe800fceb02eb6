public import ViewCore

/// Which of the built-in looks a list has.
public struct ListStyleKind: Sendable {
    enum Kind: Sendable { case automatic, plain, grouped, inset, insetGrouped, sidebar, bordered }
    let kind: Kind
    var alternates = false

    static let automatic = ListStyleKind(kind: .automatic)
}

/// The look of lists: one of the built-in ones, since nobody else can make a kind.
@MainActor @preconcurrency
public protocol ListStyle {
    nonisolated var listStyleKind: ListStyleKind { get }
}

/// The platform's default: rounded groups on iOS, rows in a white field on macOS.
public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var listStyleKind: ListStyleKind { .automatic }
}

/// Rows from side to side on one ground.
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var listStyleKind: ListStyleKind { .init(kind: .plain) }
}

/// Groups of rows from side to side on a gray ground.
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var listStyleKind: ListStyleKind { .init(kind: .grouped) }
}

/// Rows on one ground with lines that leave the sides free.
public struct InsetListStyle: ListStyle {
    private let alternates: Bool
    nonisolated public init() { alternates = false }
    /// Every other row is a little darker, as on macOS.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    nonisolated public var listStyleKind: ListStyleKind { .init(kind: .inset, alternates: alternates) }
}

/// Groups of rows with round corners on a gray ground.
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var listStyleKind: ListStyleKind { .init(kind: .insetGrouped) }
}

/// Sections that close, beside what they lead to.
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var listStyleKind: ListStyleKind { .init(kind: .sidebar) }
}

/// Rows in a frame, as on macOS.
public struct BorderedListStyle: ListStyle {
    private let alternates: Bool
    nonisolated public init() { alternates = false }
    /// Every other row is a little darker.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    nonisolated public var listStyleKind: ListStyleKind { .init(kind: .bordered, alternates: alternates) }
}

extension ListStyle where Self == DefaultListStyle {
    nonisolated public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    @_disfavoredOverload
    nonisolated public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
    @_disfavoredOverload
    nonisolated public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    @_disfavoredOverload
    nonisolated public static var inset: InsetListStyle { .init() }
    @_disfavoredOverload
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == InsetGroupedListStyle {
    @_disfavoredOverload
    nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    @_disfavoredOverload
    nonisolated public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == BorderedListStyle {
    @_disfavoredOverload
    nonisolated public static var bordered: BorderedListStyle { .init() }
    @_disfavoredOverload
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListStyleKind { .automatic } }
private struct RowListStyleKey: EnvironmentKey { static var defaultValue: ListStyleKind { .automatic } }

extension EnvironmentValues {
    var listStyle: ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    /// Of the list that the views here are rows of.
    var rowListStyle: ListStyleKind {
        get { self[RowListStyleKey.self] }
        set { self[RowListStyleKey.self] = newValue }
    }
    /// That of a list without one depends on where it stands.
    var shownListStyle: ListStyleKind {
        let style = listStyle
        return style.kind == .automatic && standsInSidebar ? ListStyleKind(kind: .sidebar) : style
    }
}

extension View {
    nonisolated public func listStyle<S: ListStyle>(
        _ style: S
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let kind = style.listStyleKind
        return modifier(EnvironmentTransform { $0.listStyle = kind })
    }
}
