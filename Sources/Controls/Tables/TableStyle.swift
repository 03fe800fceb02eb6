public import ViewCore

/// Which of the built-in looks a table has.
public struct TableStyleKind: Sendable {
    enum Kind: Sendable { case automatic, inset, bordered }
    let kind: Kind
    /// Whether every other row is darker; `nil` for what the platform has.
    var alternates: Bool?
}

/// The look of tables: one of the built-in ones, since nobody else can make a kind.
@MainActor @preconcurrency
public protocol TableStyle {
    nonisolated var tableStyleKind: TableStyleKind { get }
}

/// The platform's default: inset.
public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public var tableStyleKind: TableStyleKind { .init(kind: .automatic) }
}

/// Rows that leave the sides free.
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool?
    nonisolated public init() { alternates = nil }
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    nonisolated public var tableStyleKind: TableStyleKind { .init(kind: .inset, alternates: alternates) }
}

/// Rows in a frame, as on macOS.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool?
    nonisolated public init() { alternates = nil }
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    nonisolated public var tableStyleKind: TableStyleKind { .init(kind: .bordered, alternates: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
    nonisolated public static var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle {
    @_disfavoredOverload
    nonisolated public static var inset: InsetTableStyle { .init() }
    @_disfavoredOverload
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    @_disfavoredOverload
    nonisolated public static var bordered: BorderedTableStyle { .init() }
    @_disfavoredOverload
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private struct TableStyleKey: EnvironmentKey {
    static var defaultValue: TableStyleKind { .init(kind: .automatic) }
}
private struct TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableStyle: TableStyleKind {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }
    var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tableStyle<S: TableStyle>(
        _ style: S
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let kind = style.tableStyleKind
        return modifier(EnvironmentTransform { $0.tableStyle = kind })
    }

    /// Whether the titles of columns are shown.
    nonisolated public func tableColumnHeaders(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.tableHeaders = visibility })
    }
}
