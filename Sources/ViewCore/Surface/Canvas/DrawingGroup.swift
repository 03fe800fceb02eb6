import Foundation

extension View {
    /// Flattens what is inside into one picture, whose colours are mixed as `colorMode` says.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                if colorMode == .extendedLinear {
                    unfolding.warn(
                        "drawingGroup(colorMode: .extendedLinear) is drawn as .linear; channels are held in 0…1"
                    )
                }
                return EffectNode(node, .compositing(isOpaque: opaque, isLinear: colorMode != .nonLinear))
            })
    }
}
