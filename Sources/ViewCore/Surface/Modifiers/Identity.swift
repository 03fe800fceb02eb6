import Drawing
import Foundation

/// Marks the nodes of a view with a name that tests can find.
public struct IdentifierModifier: Sendable {
    let identifier: String?
}

extension IdentifierModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard let identifier else { return content.unfold(into: &unfolding) }
        let start = unfolding.nodes.count
        unfolding.named(identifier) { content.unfold(into: &$0) }
        for node in unfolding.nodes[start...] { node.identifier = identifier }
        guard unfolding.tellsSpoken else { return }
        for node in unfolding.nodes[start...] {
            unfolding.note(
                SpokenNote.modifier, [.init("accessibilityIdentifier", .text(identifier))], at: node, [])
        }
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
            let slot = unfolding.graph.slot(for: AnyHashable(id))
            guard let motion = unfolding.motion else { return unfolding.unfold(content, slot: slot) }
            let content: @MainActor (inout Unfolding) -> Void = { [content] unfolding in
                unfolding.unfold(content, slot: slot)
            }
            motion.unfold(elements: [(slot, content)], into: &unfolding)
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

    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, IdentifierModifier> {
        modifier(IdentifierModifier(identifier: isEnabled ? identifier : nil))
    }

    nonisolated public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, IDModifier<ID>> {
        modifier(IDModifier(id: id))
    }

    @available(*, deprecated, message: "use accessibilityIdentifier(_:)")
    nonisolated public func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, IdentifierModifier> { accessibilityIdentifier(identifier) }
}
