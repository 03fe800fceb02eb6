public import ViewCore

/// A view of a value that goes through frames: a tile at rest shows its first value, and one with a moment that of the time.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
    private let value: Value
    private let repeats: Bool
    private let trigger: AnyTrigger?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (value, repeats, trigger) = (initialValue, repeating, nil)
        self.content = content
        self.keyframes = keyframes
    }
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (value, repeats, self.trigger) = (initialValue, false, AnyTrigger(value: trigger))
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: View {
    public var body: some View { Given(content(value)) }

    public func unfold(into unfolding: inout Unfolding) {
        guard unfolding.motion != nil else { return unfolding.unfoldBody(of: self) }
        unfolding.descend(into: Self.self) { unfolding in
            unfolding.unfoldKeyframes(from: value, repeats: repeats, after: trigger) { value in
                KeyframeTimeline(initialValue: value, content: { keyframes(value) })
            } content: {
                $1.unfold(Given(content($0)), slot: 1)
            }
        }
    }
}

extension View {
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
}
