package import Drawing
public import Foundation

/// What a view wants between itself and its neighbours, edge by edge.
///
/// Two edges meet: next to a spacer 0, between texts stacked the lower one's leading, between a text
/// and another view the distance that keeps their optical gap, otherwise 8
/// (Documentation/Rules/layout-rules.md, section 3).
public struct ViewSpacing: Sendable {
    package enum Side: Hashable, Sendable {
        case plain
        case none
        case text(FontMetrics)
    }

    package var top = Side.plain
    package var bottom = Side.plain
    package var leading = Side.plain
    package var trailing = Side.plain

    public init() {}

    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.top, spacing.bottom, spacing.leading, spacing.trailing) = (
            .none, .none, .none, .none
        )
        return spacing
    }()

    package static func text(first: FontMetrics, last: FontMetrics) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.top = .text(first)
        spacing.bottom = .text(last)
        return spacing
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

    /// Between this view and the one that follows it along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch (self[axis, true], next[axis, false]) {
        case (.none, _), (_, .none): 0
        case (.text, .text(let lower)) where axis == .vertical: lower.leading
        case (.text(let upper), .plain) where axis == .vertical:
            max(
                upper.lineHeight + ViewSpacing.gap(upper) - upper.capHeight,
                ViewSpacing.gap(upper) + upper.descent)
        case (.plain, .text(let lower)) where axis == .vertical:
            lower.lineHeight + ViewSpacing.gap(lower) - lower.ascent
        default: 8
        }
    }

    /// The text's own share of the distance to a view. Sources disagree on it: a re-implementation has
    /// 0.1 of the line height, images of iOS 26 measure 0.055 of it (Documentation/Rules/layout-rules.md,
    /// section 3, rule 5). The measured one is used.
    private static func gap(_ metrics: FontMetrics) -> CGFloat { 0.055 * metrics.lineHeight }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func union(_ a: Side, _ b: Side) -> Side {
            if case .none = a { return b }
            if case .none = b { return a }
            return a == b ? a : .plain
        }
        if edges.contains(.top) { top = union(top, other.top) }
        if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
        if edges.contains(.leading) { leading = union(leading, other.leading) }
        if edges.contains(.trailing) { trailing = union(trailing, other.trailing) }
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
