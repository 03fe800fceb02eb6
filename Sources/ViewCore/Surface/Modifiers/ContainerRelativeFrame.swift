import Drawing
public import Foundation

extension View {
    /// As large as the nearest scroll view, or the tile's room, on `axes`.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> ModifiedContent<Self, NodeModifier> {
        containerFrame(axes, alignment) { length, _ in length }
    }

    /// `span` of `count` equal parts of the container with `spacing` between; counts below 1 are 1.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> ModifiedContent<Self, NodeModifier> {
        // In floating point, where the largest counts have a difference and a product.
        let (parts, taken) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
        return containerFrame(
            axes, alignment,
            warning: count < 1 || span < 1
                ? ".containerRelativeFrame(count: \(count), span: \(span)) has a count below 1; 1 is used"
                : nil
        ) { length, _ in
            let part = (length - spacing * (parts - 1)) / parts
            return part * taken + spacing * (taken - 1)
        }
    }

    /// A function of the container's length on each of `axes`.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> ModifiedContent<Self, NodeModifier> {
        containerFrame(axes, alignment, length: length)
    }

    nonisolated private func containerFrame(
        _ axes: Axis.Set, _ alignment: Alignment, warning: String? = nil,
        length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                if let warning { unfolding.warn(warning) }
                unfolding.journal.placement.readsContainer.formUnion(axes)
                return ContainerFrameNode(
                    node, axes: axes, alignment: alignment, length: length, unfolding.journal)
            })
    }
}
