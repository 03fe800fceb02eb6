import Drawing
import Foundation

/// Content that may be larger than its frame, shown from its anchor or its start and cut at the frame's edges.
public struct ScrollView<Content> {
    public var content: Content
    public var axes: Axis.Set
    /// Indicators show while content moves; a still picture has none.
    public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
    }

    public func unfold(into unfolding: inout Unfolding) {
        // Several views form a column, whichever way they scroll (Documentation/Rules/layout-rules.md,
        // section 12).
        let outer = unfolding.environment
        let (margins, anchors) = (outer.contentMargins.insets, outer.scrollAnchors)
        // They are this scroll view's, not those of others inside.
        let isOwn = !margins.edges.isEmpty || !anchors.isEmpty
        if !margins.edges.isEmpty { unfolding.environment.contentMargins = ContentMargins() }
        if !anchors.isEmpty { unfolding.environment.scrollAnchors = ScrollAnchors() }
        let inside = unfolding.column(of: content)
        if isOwn { unfolding.environment = outer }
        unfolding.append(
            ScrollNode(
                margins.edges.isEmpty ? inside : PaddingNode(inside, margins, .all, as: ".contentMargins"),
                axes: axes, clips: !unfolding.environment.isScrollClipDisabled, margins: margins,
                anchors: anchors, unfolding.journal.placement))
    }
}

private struct ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }
}

/// Content that can tell the scroll view inside where to scroll.
public struct ScrollViewReader<Content> {
    public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public func unfold(into unfolding: inout Unfolding) {
        content(ScrollViewProxy()).unfold(into: &unfolding)
    }
}

/// Scrolls the views of a reader.
public struct ScrollViewProxy: Sendable {
    /// Does nothing: a picture shows content from its start.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
