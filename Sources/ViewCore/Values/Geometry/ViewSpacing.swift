package import Drawing
public import Foundation

/// What a view wants between itself and its neighbours, edge by edge.
///
/// Two edges meet: next to a spacer 0, between texts stacked the lower one's leading, between a text
/// and another view the distance that keeps their optical gap, otherwise 8
/// (Documentation/Rules/layout-rules.md, section 3).
public struct ViewSpacing: Sendable {
    /// What lies along one edge: several kinds of views where a container has several there.
    package struct Side: Hashable, Sendable {
        /// Something that wants no distance, as a spacer does.
        var hasNothing = false
        /// A view that is no text.
        var hasView = false
        var text: TextSide?

        /// Leaves the distance to what else lies there, and to the neighbour.
        package static let undemanding = Side()
        package static let none = Side(hasNothing: true)
        package static let plain = Side(hasView: true)

        mutating func formUnion(_ other: Side) {
            hasNothing = hasNothing || other.hasNothing
            hasView = hasView || other.hasView
            guard let otherText = other.text else { return }
            text?.formUnion(otherText)
            text = text ?? otherText
        }
    }

    /// The text along an edge.
    package struct TextSide: Hashable, Sendable {
        var lineHeight: CGFloat
        var leading: CGFloat
        /// To a view that is no text.
        var distanceToView: CGFloat

        /// Of two texts the one with the taller lines decides what other texts see; views keep clear of both.
        mutating func formUnion(_ other: TextSide) {
            if other.lineHeight + other.leading > lineHeight + leading {
                (lineHeight, leading) = (other.lineHeight, other.leading)
            }
            distanceToView = max(distanceToView, other.distanceToView)
        }
    }

    package var top = Side.plain
    package var bottom = Side.plain
    package var leading = Side.plain
    package var trailing = Side.plain

    public init() {}

    private init(all side: Side) {
        (top, bottom, leading, trailing) = (side, side, side, side)
    }

    public static let zero = ViewSpacing(all: .none)

    /// Where a union begins.
    package static let undemanding = ViewSpacing(all: .undemanding)

    package static func text(first: FontMetrics, last: FontMetrics) -> ViewSpacing {
        func side(_ metrics: FontMetrics, _ distance: CGFloat) -> Side {
            Side(
                text: TextSide(
                    lineHeight: metrics.lineHeight, leading: metrics.leading,
                    distanceToView: distance))
        }
        var spacing = ViewSpacing()
        let (above, below) = (TextGap.iOS * first.lineHeight, TextGap.iOS * last.lineHeight)
        spacing.top = side(first, first.lineHeight + above - first.ascent)
        spacing.bottom = side(
            last, max(last.lineHeight + below - last.capHeight, below + last.descent))
        return spacing
    }

    /// The text's own share of its distance to a view, in parts of its line height.
    ///
    /// Two measurements disagree, on two platforms (Documentation/Rules/layout-rules.md, section 3, rule 5).
    /// Specimen draws as on iOS.
    package enum TextGap {
        /// Measured on images of iOS 26.
        package static let iOS: CGFloat = 0.055
        /// About as much on macOS, also what a re-implementation reads. No platform of Specimen uses it yet.
        package static let macOS: CGFloat = 0.1
    }

    package subscript(axis: Axis, end: Bool) -> Side {
        get {
            switch (axis, end) {
            case (.horizontal, false): leading
            case (.horizontal, true): trailing
            case (.vertical, false): top
            case (.vertical, true): bottom
            }
        }
        set {
            switch (axis, end) {
            case (.horizontal, false): leading = newValue
            case (.horizontal, true): trailing = newValue
            case (.vertical, false): top = newValue
            case (.vertical, true): bottom = newValue
            }
        }
    }

    /// Between this view and the one that follows it along `axis`: the most that any two kinds want that
    /// have a rule for each other, else 0 next to a spacer, else 8.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start) = (self[axis, true], next[axis, false])
        if axis == .vertical, end.text != nil || start.text != nil {
            var distance: CGFloat?
            func offer(_ value: CGFloat) { distance = max(distance ?? value, value) }
            if end.text != nil, let lower = start.text { offer(lower.leading) }
            if let upper = end.text, start.hasView { offer(upper.distanceToView) }
            if end.hasView, let lower = start.text { offer(lower.distanceToView) }
            if let distance { return distance }
        }
        return end.hasNothing || start.hasNothing ? 0 : 8
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The same with the edges along both axes plain, as a frame or padding makes them.
    package func plain(on edges: Edge.Set) -> ViewSpacing {
        var result = self
        if edges.contains(.top) { result.top = .plain }
        if edges.contains(.bottom) { result.bottom = .plain }
        if edges.contains(.leading) { result.leading = .plain }
        if edges.contains(.trailing) { result.trailing = .plain }
        return result
    }
}
