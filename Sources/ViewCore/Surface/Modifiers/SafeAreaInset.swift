import Drawing
public import Foundation

/// Views at an edge that make the safe area of the content smaller.
public struct SafeAreaInset<Bar: View> {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar
}

extension SafeAreaInset: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        if let spacing, !spacing.isFinite {
            unfolding.warn(".safeAreaInset(spacing: \(spacing)) is no length; 0 is used")
        }
        unfolding.wrapNodesInside(of: content) { node, unfolding in
            let bar = unfolding.node(of: bar, slot: -5)
            return SafeAreaInsetNode(
                node, bar: bar, edge: edge, alignment: alignment,
                spacing: spacing.map { $0.isFinite ? $0 : 0 }, unfolding.journal.placement)
        }
    }
}

extension View {
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, SafeAreaInset<V>> {
        modifier(
            SafeAreaInset(
                edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                bar: content()))
    }

    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, SafeAreaInset<V>> {
        modifier(
            SafeAreaInset(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
                bar: content()))
    }
}
