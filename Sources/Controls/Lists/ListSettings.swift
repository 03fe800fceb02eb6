public import Foundation
public import ViewCore

/// What lies between the sections of a list.
public struct ListSectionSpacing: Sendable {
    enum Kind: Sendable { case usual, compact, custom(CGFloat) }
    let kind: Kind

    public static let `default` = ListSectionSpacing(kind: .usual)
    public static let compact = ListSectionSpacing(kind: .compact)
    /// In points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(kind: .custom(spacing)) }
}

private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}
private struct SectionMarginsKey: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
    /// The least height of a list's rows; where it is not set, that of the list's style, and 44 for who asks.
    public var defaultMinListRowHeight: CGFloat {
        get { leastRowHeight.flatMap { $0.isUsable ? max($0, 0) : nil } ?? 44 }
        set { self[RowHeightKey.self] = newValue }
    }
    /// As it was set, usable or not.
    var leastRowHeight: CGFloat? { self[RowHeightKey.self] }

    /// The least height of the headers of a list's sections; `nil` for what their words need.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { leastHeaderHeight.flatMap { $0.isUsable ? max($0, 0) : nil } }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// As it was set, usable or not.
    var leastHeaderHeight: CGFloat? { self[HeaderHeightKey.self] }

    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    var listSectionMargins: ContentMargins {
        get { self[SectionMarginsKey.self] }
        set { self[SectionMarginsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func listSectionSpacing(
        _ spacing: ListSectionSpacing
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.listSectionSpacing = spacing })
    }

    nonisolated public func listSectionSpacing(
        _ spacing: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> { listSectionSpacing(.custom(spacing)) }

    /// Between the rows of the lists inside; less than none is none.
    nonisolated public func listRowSpacing(
        _ spacing: CGFloat?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let isUsable = spacing?.isUsable ?? true
        return modifier(
            EnvironmentTransform(
                warning: isUsable ? nil : ignoredNumber(spacing ?? 0, ".listRowSpacing(")
            ) { $0.listRowSpacing = isUsable ? spacing : nil })
    }

    /// From the list's edges to the sections inside.
    nonisolated public func listSectionMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let isUsable = length?.isUsable ?? true
        return modifier(
            EnvironmentTransform(
                warning: isUsable ? nil : unusableNumber(length ?? 0, ".listSectionMargins(")
            ) { $0.listSectionMargins.set(edges, length) })
    }
}

/// Whether every other row is darker.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    case automatic, enabled, disabled

    /// Whether it is, where a style alternates them or not.
    func decide(_ usual: Bool) -> Bool {
        switch self {
        case .automatic: usual
        case .enabled: true
        case .disabled: false
        }
    }
}

private struct AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
    var alternatingRows: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.alternatingRows = behavior })
    }
}
