import Foundation

/// Marks the nodes of a view with a name that tests can find.
public struct IdentifierModifier: Sendable {
    let identifier: String
}

extension IdentifierModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        unfolding.named(identifier) { content.unfold(into: &$0) }
        for node in unfolding.nodes[start...] { node.identifier = identifier }
    }
}

/// Gives a view an identity of its own: another id means other state.
public struct IDModifier<ID: Hashable> {
    let id: ID
}

extension IDModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        unfolding.named(String(describing: id)) { unfolding in
            unfolding.unfold(content, slot: unfolding.graph.slot(for: AnyHashable(id)))
        }
        for node in unfolding.nodes[start...] where node.identifier == nil {
            node.identifier = String(describing: id)
        }
    }
}

extension View {
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, IdentifierModifier> {
        modifier(IdentifierModifier(identifier: identifier))
    }

    nonisolated public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, IDModifier<ID>> {
        modifier(IDModifier(id: id))
    }

    // Accessibility has no look of its own in a picture.
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self { self }
    nonisolated public func accessibilityLabel(_ label: Text) -> Self { self }
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self { self }
    nonisolated public func accessibilityHint(_ hint: Text) -> Self { self }
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self { self }
    nonisolated public func accessibilityValue(_ value: Text) -> Self { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> Self { self }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> Self { self }
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> Self { self }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
}

/// What an element is for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// How an element treats the elements inside.
public enum AccessibilityChildBehavior: Hashable, Sendable {
    case ignore, combine, contain
}
