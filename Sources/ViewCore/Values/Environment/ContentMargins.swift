package import Foundation

/// What lies around the content of what scrolls; `nil` where that decides itself.
package struct ContentMargins {
    package var top: CGFloat?
    package var leading: CGFloat?
    package var bottom: CGFloat?
    package var trailing: CGFloat?

    package init() {}

    /// Sets some edges; a length that cannot be used is 0.
    package mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
        let length = length.map { $0.isUsable ? max($0, 0) : 0 }
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    var insets: EdgeInsets {
        EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
    }
}

private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
    package var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
