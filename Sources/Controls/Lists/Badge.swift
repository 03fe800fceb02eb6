import Foundation
public import ViewCore

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    fileprivate enum Kind { case decreased, standard, increased }
    fileprivate let kind: Kind
    public static let decreased = BadgeProminence(kind: .decreased)
    public static let standard = BadgeProminence(kind: .standard)
    public static let increased = BadgeProminence(kind: .increased)
}

private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// A number at the end of each row, unless it is 0.
    nonisolated public func badge(_ count: Int) -> ModifiedContent<Self, RowModifier> {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Words at the end of each row.
    nonisolated public func badge(_ label: Text?) -> ModifiedContent<Self, RowModifier> {
        modifier(
            RowModifier(".badge") { traits, unfolding in
                traits.badge = label.map { unfolding.node(of: BadgeBody(label: $0), slot: -8) }
            })
    }

    nonisolated public func badge(_ key: LocalizedStringKey?) -> ModifiedContent<Self, RowModifier> {
        badge(key.map { Text($0) })
    }

    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> ModifiedContent<Self, RowModifier> {
        badge(label.map { Text($0) })
    }

    nonisolated public func badgeProminence(
        _ prominence: BadgeProminence
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.badgeProminence = prominence })
    }
}

/// As a row's value. That increased ones are white on red is a guess.
private struct BadgeBody: View {
    let label: Text
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch prominence.kind {
        case .decreased: label.foregroundStyle(Color(.system(.tertiaryLabel)))
        case .standard: label.foregroundStyle(Color(.system(.secondaryLabel)))
        case .increased:
            label.font(.subheadline)
                .foregroundStyle(.white)
                .padding(.horizontal, 7)
                .padding(.vertical, 1)
                .background(.red, in: Capsule())
        }
    }
}
