import Drawing
public import Foundation

/// Views that a scrolling container may keep in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column for scrolling content. Every view is built, also those past the frame.
public struct LazyVStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyVStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let (nodes, places) =
            pinnedViews.isEmpty
            ? (unfolding.nodes(of: content, along: .vertical, .layout), [])
            : unfolding.nodesInSections(of: content, along: .vertical)
        let stack = StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key)
        unfolding.append(
            LayoutEngine(.lazyStack(stack), name: "LazyVStack"), nodes, in: places, along: .vertical,
            pinning: pinnedViews)
    }
}

/// A row for scrolling content. Every view is built, also those past the frame.
public struct LazyHStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyHStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let (nodes, places) =
            pinnedViews.isEmpty
            ? (unfolding.nodes(of: content, along: .horizontal, .layout), [])
            : unfolding.nodesInSections(of: content, along: .horizontal)
        let stack = StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key)
        unfolding.append(
            LayoutEngine(.lazyStack(stack), name: "LazyHStack"), nodes, in: places, along: .horizontal,
            pinning: pinnedViews)
    }
}
