public import Foundation

/// Whether content fits inside or covers the room.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

extension View {
    nonisolated public func fixedSize(
        horizontal: Bool, vertical: Bool
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, _ in
                FixedSizeNode(node, horizontal: horizontal, vertical: vertical)
            })
    }

    nonisolated public func fixedSize() -> ModifiedContent<Self, NodeModifier> {
        fixedSize(horizontal: true, vertical: true)
    }

    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                if let aspectRatio, !(aspectRatio > 0 && aspectRatio.isFinite) {
                    unfolding.warn(".aspectRatio(\(aspectRatio)) is no ratio; it is ignored")
                }
                return AspectRatioNode(node, ratio: aspectRatio, fills: contentMode == .fill)
            })
    }

    nonisolated public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> ModifiedContent<Self, NodeModifier> {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    nonisolated public func scaledToFit() -> ModifiedContent<Self, NodeModifier> {
        aspectRatio(contentMode: .fit)
    }

    nonisolated public func scaledToFill() -> ModifiedContent<Self, NodeModifier> {
        aspectRatio(contentMode: .fill)
    }

    nonisolated public func offset(
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                if !x.isFinite || !y.isFinite {
                    unfolding.warn(".offset(x: \(x), y: \(y)) is no distance; 0 is used")
                }
                let shown = unfolding.moved(x, y)
                return OffsetNode(node, x: shown.x, y: shown.y)
            })
    }

    nonisolated public func offset(_ offset: CGSize) -> ModifiedContent<Self, NodeModifier> {
        self.offset(x: offset.width, y: offset.height)
    }

    nonisolated public func position(
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                if !x.isFinite || !y.isFinite {
                    unfolding.warn(".position(x: \(x), y: \(y)) is no point; 0 is used")
                }
                let shown = unfolding.moved(x, y)
                return PositionNode(node, x: shown.x, y: shown.y)
            })
    }

    nonisolated public func position(_ position: CGPoint) -> ModifiedContent<Self, NodeModifier> {
        self.position(x: position.x, y: position.y)
    }

    nonisolated public func layoutPriority(
        _ value: Double
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                if value.isNaN { unfolding.warn(".layoutPriority(nan) counts as 0") }
                return TraitNode(node, priority: value.isNaN ? 0 : value)
            })
    }

    nonisolated public func zIndex(_ value: Double) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                if value.isNaN { unfolding.warn(".zIndex(nan) counts as 0") }
                return TraitNode(node, zIndex: value.isNaN ? 0 : value)
            })
    }

    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                AlignmentGuideNode(node, guide.key, unfolding.journal, computeValue)
            })
    }

    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                AlignmentGuideNode(node, guide.key, unfolding.journal, computeValue)
            })
    }

    @inlinable nonisolated public consuming func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, LayeredView<V>> {
        modifier(LayeredView(content: content(), alignment: alignment, isBackground: false))
    }

    @_disfavoredOverload
    @inlinable nonisolated public consuming func overlay<V: View>(
        _ overlay: V, alignment: Alignment = .center
    ) -> ModifiedContent<Self, LayeredView<V>> {
        modifier(LayeredView(content: overlay, alignment: alignment, isBackground: false))
    }

    @inlinable nonisolated public consuming func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, LayeredView<V>> {
        modifier(LayeredView(content: content(), alignment: alignment, isBackground: true))
    }

    @_disfavoredOverload
    @inlinable nonisolated public consuming func background<V: View>(
        _ background: V, alignment: Alignment = .center
    ) -> ModifiedContent<Self, LayeredView<V>> {
        modifier(LayeredView(content: background, alignment: alignment, isBackground: true))
    }
}
