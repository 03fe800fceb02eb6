import Drawing
public import Foundation

extension View {
    /// As large as the nearest scroll view, or the tile's room, on `axes`.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> ModifiedContent<Self, NodeModifier> {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// `span` of `count` equal parts of the container with `spacing` between.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> ModifiedContent<Self, NodeModifier> {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(count, 1))
            let part = (length - spacing * (count - 1)) / count
            return part * CGFloat(span) + spacing * CGFloat(max(span - 1, 0))
        }
    }

    /// A function of the container's length on each of `axes`.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                unfolding.journal.placement.readsContainer = true
                return ContainerFrameNode(
                    node, axes: axes, alignment: alignment, length: length, unfolding.journal)
            })
    }
}
