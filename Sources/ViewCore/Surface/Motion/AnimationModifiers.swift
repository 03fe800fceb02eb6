import Drawing

/// Lets what changes in a view together with a value move by an animation.
public struct AnimationModifier<Value: Equatable> {
    let animation: Animation?
    let value: Value
}

extension AnimationModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard unfolding.motion != nil else { return content.unfold(into: &unfolding) }
        unfolding.unfoldMoving(content, with: value, noting: animation) {
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }
}

/// Changes how the changes in a view are carried out.
public struct TransactionModifier {
    let noted: Animation?
    let change: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard unfolding.motion != nil else { return content.unfold(into: &unfolding) }
        unfolding.unfoldMoving(content, noting: noted, change)
    }
}

/// The same for changes together with a value.
public struct ValueTransactionModifier<Value: Equatable> {
    let value: Value
    let change: (inout Transaction) -> Void
}

extension ValueTransactionModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard unfolding.motion != nil else { return content.unfold(into: &unfolding) }
        unfolding.unfoldMoving(content, with: value, noting: nil, change)
    }
}

/// Changes how the changes of some modifiers are carried out, and not those of the view that they are on.
struct ScopedTransaction<Inside: View, Content: View> {
    private let inside: Inside
    private let noted: Animation?
    private let make: (PlaceholderContentView<Inside>) -> Content
    private let change: (inout Transaction) -> Void

    nonisolated init(
        _ inside: Inside, noting noted: Animation?,
        _ make: @escaping (PlaceholderContentView<Inside>) -> Content,
        _ change: @escaping (inout Transaction) -> Void
    ) {
        self.inside = inside
        self.noted = noted
        self.make = make
        self.change = change
    }
}

extension ScopedTransaction: View {
    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        guard unfolding.motion != nil else {
            return make(PlaceholderContentView(inside)).unfold(into: &unfolding)
        }
        let back = ChangedBack(content: inside, change: unfolding.change)
        unfolding.unfoldMoving(make(PlaceholderContentView(back)), noting: noted, change)
    }
}

/// A view whose changes are carried out as outside of the modifiers around.
private struct ChangedBack<Content: View>: View {
    let content: Content
    let change: MotionChange?

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let inner = unfolding.change
        unfolding.change = change
        content.unfold(into: &unfolding)
        unfolding.change = inner
    }
}

extension Unfolding {
    /// Unfolds `content`, whose changes are carried out as `change` makes it.
    @inline(never) @MainActor fileprivate mutating func unfoldMoving<V: View>(
        _ content: V, noting animation: Animation?, _ change: (inout Transaction) -> Void
    ) {
        // While time goes on nothing changes.
        guard let tracks = motion as? MotionTracks, !tracks.isAdvancing else {
            return unfoldNoting(content, animation)
        }
        unfoldChanged(content, noting: animation, change)
    }

    /// The same where a value has changed since the last pass.
    @inline(never) @MainActor fileprivate mutating func unfoldMoving<V: View, Value: Equatable>(
        _ content: V, with value: Value, noting animation: Animation?,
        _ change: (inout Transaction) -> Void
    ) {
        guard let tracks = motion as? MotionTracks else { return content.unfold(into: &self) }
        let last = tracks.memory(of: tracks.nextPlace(in: self)) { Memory<Value>() }.object
        let hasChanged = last.value.map { $0 != value } ?? false
        last.value = value
        guard hasChanged else { return unfoldNoting(content, animation) }
        unfoldChanged(content, noting: animation, change)
    }

    @MainActor private mutating func unfoldChanged<V: View>(
        _ content: V, noting animation: Animation?, _ change: (inout Transaction) -> Void
    ) {
        let outer = self.change
        var transaction = (outer as? TransactionChange)?.transaction ?? Transaction()
        change(&transaction)
        self.change = TransactionChange(transaction)
        unfoldNoting(content, animation)
        self.change = outer
    }

    /// The trace of a tile with a moment tells how its views move.
    @MainActor private mutating func unfoldNoting<V: View>(_ content: V, _ animation: Animation?) {
        let start = nodes.count
        content.unfold(into: &self)
        guard keepsNotes, let animation else { return }
        addNote(.stated(".animation"), from: start, by: owner) { animation.traced }
    }
}

extension View {
    /// Lets what changes inside together with `value` move by `animation`.
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> ModifiedContent<Self, AnimationModifier<V>> {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    @available(*, deprecated, message: "use animation(_:value:)")
    nonisolated public func animation(
        _ animation: Animation?
    ) -> ModifiedContent<Self, TransactionModifier> {
        modifier(
            TransactionModifier(noted: animation) { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Lets the modifiers of `body` move by `animation`; the view that they are on moves as it does without.
    nonisolated public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransaction(self, noting: animation, body) {
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }

    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedContent<Self, TransactionModifier> {
        modifier(TransactionModifier(noted: nil, change: transform))
    }

    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedContent<Self, ValueTransactionModifier<V>> {
        modifier(ValueTransactionModifier(value: value, change: transform))
    }

    /// Lets the changes of the modifiers of `body` be carried out as `transform` says.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransaction(self, noting: nil, body, transform)
    }
}

extension Animation {
    /// What a trace tells of it.
    var traced: [TraceNode.Property] { [.init("value", .name("\(self)"), .unspoken)] }
}
