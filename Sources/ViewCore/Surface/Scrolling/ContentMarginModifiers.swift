public import Foundation

/// What the margins of scrolling content are for.
public struct ContentMarginPlacement: Sendable {
    fileprivate enum Kind { case automatic, scrollContent, scrollIndicators }
    fileprivate let kind: Kind
    public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { .init(kind: .scrollContent) }
    public static var scrollIndicators: ContentMarginPlacement { .init(kind: .scrollIndicators) }
}

extension View {
    /// Room around the content of the scroll views and lists inside; `nil` leaves it to them. A picture has no
    /// indicators that it could move.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let isUsable = length?.isUsable ?? true
        return transforming(
            warning: isUsable ? nil : unusableNumber(length ?? 0, ".contentMargins(")
        ) { values in
            guard placement.kind != .scrollIndicators else { return }
            values.contentMargins.set(edges, length)
        }
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let bad = [insets.top, insets.leading, insets.bottom, insets.trailing].first { !$0.isUsable }
        return transforming(warning: bad.map { unusableNumber($0, ".contentMargins(") }) { values in
            guard placement.kind != .scrollIndicators else { return }
            values.contentMargins.set(edges.intersection(.top), insets.top)
            values.contentMargins.set(edges.intersection(.leading), insets.leading)
            values.contentMargins.set(edges.intersection(.bottom), insets.bottom)
            values.contentMargins.set(edges.intersection(.trailing), insets.trailing)
        }
    }

    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, EnvironmentTransform> { contentMargins(.all, length, for: placement) }
}
