import Drawing
public import Foundation

/// A row of views.
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension HStack: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let nodes = unfolding.nodes(of: content, along: .horizontal)
        unfolding.append(
            LayoutEngine(
                .stack(StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key)),
                name: "HStack"), nodes)
    }
}

/// A column of views.
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension VStack: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let nodes = unfolding.nodes(of: content, along: .vertical)
        unfolding.append(
            LayoutEngine(
                .stack(StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key)),
                name: "VStack"), nodes)
    }
}

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content
}

extension ZStack: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let nodes = unfolding.nodes(of: content, along: nil)
        unfolding.append(LayoutEngine(alignment), nodes)
    }
}
