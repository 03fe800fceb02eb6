/// A change to a view, reusable under a name.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    typealias Content = ViewModifierContent<Self>

    /// Unfolds `content` as this modifier changes it. Only built-in modifiers implement it.
    @MainActor @preconcurrency func unfold<V: View>(content: V, into unfolding: inout Unfolding)
}

extension ViewModifier where Body: NoBody {
    public func body(content: Content) -> Body {
        fatalError("\(Self.self) is built in and has no body")
    }
}

extension ViewModifier {
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.descend(into: Self.self) { unfolding in
            let start = unfolding.nodes.count
            let modifier = unfolding.moving(unfolding.installed(self))
            let identity = unfolding.identity
            let placeholder = Content { unfolding in
                // The content keeps the identity of where it was written, not where the body puts it.
                let here = unfolding.identity
                unfolding.identity = identity.child(0)
                unfolding.leaveOwner { content.unfold(into: &$0) }
                unfolding.identity = here
            }
            modifier.body(content: placeholder).unfold(into: &unfolding)
            unfolding.addPropertyNotes(of: modifier, from: start)
        }
    }

    nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier is applied to.
public struct ViewModifierContent<Modifier: ViewModifier> {
    package let unfoldContent: @MainActor (inout Unfolding) -> Void

    nonisolated package init(_ unfoldContent: @escaping @MainActor (inout Unfolding) -> Void) {
        self.unfoldContent = unfoldContent
    }
}

extension ViewModifierContent: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        unfoldContent(&unfolding)
    }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        // A modifier with a body adds no node of its own.
        let weight: Unfolding.Weight = Modifier.Body.self == Never.self ? .node : .place
        guard unfolding.enterLevel(Content.self, weight) else { return }
        modifier.unfold(content: content, into: &unfolding)
        unfolding.leaveLevel(weight)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content view: V, into unfolding: inout Unfolding) {
        let inner = ModifiedContent<V, Content>(content: view, modifier: content)
        modifier.unfold(content: inner, into: &unfolding)
    }
}

// What makes the usual modifiers is inlined: where the view's type is known nothing has to be looked up to build it.
extension View {
    @inlinable nonisolated public consuming func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<
        Self, T
    > {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()
    nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        content.unfold(into: &unfolding)
    }
}

/// A modifier that changes by interpolation; `ViewModifier` and `Animatable` say the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that wraps each node of its content.
public struct NodeModifier {
    let wrap: (LayoutNode, inout Unfolding) -> LayoutNode

    nonisolated package init(_ wrap: @escaping (LayoutNode, inout Unfolding) -> LayoutNode) {
        self.wrap = wrap
    }
}

extension NodeModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        content.unfold(into: &unfolding)
        if unfolding.motion != nil { return wrapMoving(from: start, &unfolding) }
        for index in start..<unfolding.nodes.count {
            let node = wrap(unfolding.nodes[index], &unfolding)
            node.owner = unfolding.owner
            unfolding.nodes[index] = node
        }
    }

    /// The same where the modifier's numbers may be on their way: all nodes have the same ones.
    @inline(never) private func wrapMoving(from start: Int, _ unfolding: inout Unfolding) {
        let place = unfolding.identity
        let count = unfolding.motion?.count(at: place) ?? 0
        for index in start..<unfolding.nodes.count {
            unfolding.motion?.setCount(count, at: place)
            let node = wrap(unfolding.nodes[index], &unfolding)
            node.owner = unfolding.owner
            unfolding.follow(node, around: unfolding.nodes[index])
            unfolding.nodes[index] = node
        }
    }
}
