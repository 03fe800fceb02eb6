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
    nonisolated public func badge(_ count: Int) -> ModifiedContent<Self, BadgeModifier> {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Words at the end of each row, or at the tab of a tab view's page.
    nonisolated public func badge(_ label: Text?) -> ModifiedContent<Self, BadgeModifier> {
        modifier(BadgeModifier(label: label))
    }

    nonisolated public func badge(_ key: LocalizedStringKey?) -> ModifiedContent<Self, BadgeModifier> {
        badge(key.map { Text($0) })
    }

    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> ModifiedContent<Self, BadgeModifier> {
        badge(label.map { Text($0) })
    }

    nonisolated public func badgeProminence(
        _ prominence: BadgeProminence
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.badgeProminence = prominence })
    }
}

/// Tells the list or the tab view around; elsewhere there is nothing to put a badge at.
public struct BadgeModifier {
    let label: Text?
}

extension BadgeModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard unfolding.environment.standsInTab else {
            let outer = unfolding.environment.badgeOfLinks
            unfolding.environment.badgeOfLinks = label ?? outer
            RowModifier(".badge") { traits, unfolding in
                traits.badge = label.map { unfolding.node(of: BadgeBody(label: $0), slot: -8) }
            }
            .unfold(content: content, into: &unfolding)
            return unfolding.environment.badgeOfLinks = outer
        }
        unfolding.wrapNodes(of: content) { $0.noting(TabBadge(label: label), TabBadge.key, ".badge") }
    }
}

/// A page's badge at its tab.
struct TabBadge {
    let label: Text?
    static var key: ObjectIdentifier { ObjectIdentifier(TabBadge.self) }
}

private struct StandsInTabKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether badges here are those of a tab: in a page, but not in its lists.
    var standsInTab: Bool {
        get { rowPlace == .none && self[StandsInTabKey.self] }
        set { self[StandsInTabKey.self] = newValue }
    }
}

private struct BadgeOfLinksKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// The badge that a link in the rows shows before its chevron.
    var badgeOfLinks: Text? {
        get { self[BadgeOfLinksKey.self] }
        set { self[BadgeOfLinksKey.self] = newValue }
    }
}

/// The label of a link in a row with its badge behind it, whether that is said of the label or of the link.
struct BadgedLabel: View, PubliclyNamed {
    nonisolated static var publicName: String { "NavigationLink" }

    let label: CapturedView
    let badge: Text?

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        unfolding.environment.badgeOfLinks = nil
        let start = unfolding.nodes.count
        label.unfold(into: &unfolding)
        // The word said nearest to the row counts.
        let own = unfolding.nodes[start...].lazy.compactMap(\.rowTraits?.badge).first
        guard own != nil || badge != nil else { return }
        HStack {
            Spacer(minLength: 0)
            if let own { MadeNodes(nodes: [own]) } else if let badge { BadgeBody(label: badge) }
        }
        .unfold(into: &unfolding)
    }
}

/// As a row's value. That increased ones are white on red is a guess.
private struct BadgeBody: View, PubliclyNamed {
    nonisolated static var publicName: String { ".badge" }

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
