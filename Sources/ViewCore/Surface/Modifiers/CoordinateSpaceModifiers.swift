import Drawing
import Foundation

extension View {
    nonisolated public func coordinateSpace(
        _ name: NamedCoordinateSpace
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                CoordinateSpaceNode(node, name: name.name, unfolding.journal.placement)
            })
    }

    nonisolated public func coordinateSpace<T: Hashable>(
        name: T
    ) -> ModifiedContent<Self, NodeModifier> {
        coordinateSpace(NamedCoordinateSpace(name: AnyHashable(name)))
    }
}
