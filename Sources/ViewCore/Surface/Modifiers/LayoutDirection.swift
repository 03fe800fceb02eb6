import Drawing
import Foundation

extension View {
    nonisolated public func layoutDirectionBehavior(
        _ behavior: LayoutDirectionBehavior
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                guard case .mirrors(let direction) = behavior,
                    unfolding.environment.layoutDirection == direction
                else { return node }
                return EffectNode(node, .mirrored(".layoutDirectionBehavior"))
            })
    }

    /// Draws the view as in a mirror where layout runs from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(
        _ enabled: Bool
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                guard enabled, unfolding.environment.layoutDirection == .rightToLeft else {
                    return node
                }
                return EffectNode(node, .mirrored(".flipsForRightToLeftLayoutDirection"))
            })
    }
}
