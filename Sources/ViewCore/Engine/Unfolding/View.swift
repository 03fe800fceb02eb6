/// A piece of interface, described by a body of other views.
///
/// `unfold(into:)` is how the library walks a view; views that users write get it for free from `body`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the layout nodes of this view to the tree being built. Only built-in views implement it.
    @MainActor @preconcurrency func unfold(into unfolding: inout Unfolding)
}

extension View {
    public func unfold(into unfolding: inout Unfolding) {
        unfolding.unfoldBody(of: self)
    }
}

extension Never: View {
    public var body: Never {
        fatalError("a built-in view was asked for its body")
    }
}

/// The body of what is built in: there is none.
///
/// A protocol, since for `Body == Never` a view of one's own without a body would compile.
public protocol NoBody {}

extension Never: NoBody {}

extension View where Body: NoBody {
    public var body: Body {
        fatalError("\(Self.self) is built in and has no body")
    }
}

/// A view without content or size.
public struct EmptyView: Sendable {
    nonisolated public init() {}
}

extension EmptyView: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {}
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        if unfolding.motion != nil { return unfolding.unfoldMoving(self, slot: 1) }
        if let view = self { unfolding.unfold(view, slot: 1) }
    }
}

/// Several views side by side in a builder.
public struct TupleView<T> {
    public var value: T
    package let unfoldEach: @MainActor (T, inout Unfolding) -> Void

    nonisolated package init(
        _ value: T, unfoldEach: @escaping @MainActor (T, inout Unfolding) -> Void
    ) {
        self.value = value
        self.unfoldEach = unfoldEach
    }
}

extension TupleView: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        unfoldEach(value, &unfolding)
    }
}

/// One of two views, chosen by an `if` or `switch` in a builder.
public struct ConditionalContent<TrueContent: View, FalseContent: View> {
    package enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }
    package let branch: Branch

    nonisolated package init(_ branch: Branch) { self.branch = branch }
}

extension ConditionalContent: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        if unfolding.motion != nil { return unfoldMoving(into: &unfolding) }
        switch branch {
        case .first(let view): unfolding.unfold(view, slot: 1)
        case .second(let view): unfolding.unfold(view, slot: 2)
        }
    }
}

extension ConditionalContent {
    /// The same where one branch may be on its way out while the other comes.
    @inline(never) @MainActor private func unfoldMoving(into unfolding: inout Unfolding) {
        var (first, second): (TrueContent?, FalseContent?)
        switch branch {
        case .first(let view): first = view
        case .second(let view): second = view
        }
        unfolding.unfoldMoving(first, slot: 1)
        unfolding.unfoldMoving(second, slot: 2)
    }
}

extension Unfolding {
    /// A view that may be there or not, in a tile with a moment.
    @inline(never) @MainActor mutating func unfoldMoving<V: View>(_ view: V?, slot: Int) {
        let motion = motion
        guard let view else {
            motion?.unfold(slot: slot, into: &self, nil)
            return
        }
        motion?.unfold(slot: slot, into: &self) { unfolding in unfolding.unfold(view, slot: slot) }
    }
}

/// Views treated as one for modifiers, without a layout of their own.
public struct Group<Content> {
    package let content: Content

    // Seen elsewhere, it would fit a trailing closure, whatever is in that.
    nonisolated fileprivate init(of content: Content) { self.content = content }

    /// A group of what is no view: items of a toolbar, tabs.
    nonisolated package static func holding(_ content: Content) -> Group { Group(of: content) }
}

extension Group: View where Content: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(of: content())
    }
    public func unfold(into unfolding: inout Unfolding) {
        content.unfold(into: &unfolding)
    }
}
