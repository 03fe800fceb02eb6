public import Foundation

/// What becomes of a value over time.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value

    @KeyframesBuilder<Value> var body: Body { get }
}

/// Frames of a part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public let body: KeyframeTracks<Root>

    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        body = KeyframeTracks(keyPath, keyframes(of: content()))
    }
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        body = KeyframeTracks(\.self, keyframes(of: content()))
    }
}

/// Tracks at the same time; where two are of one part, the later one counts.
public struct KeyframeTracks<Value>: Keyframes {
    /// Given the value that they begin with: how long the track is, and what makes the value of a time.
    typealias Track = (Value) -> (duration: Double, set: (inout Value, Double) -> Void)

    let tracks: [Track]

    init(_ tracks: [Track]) { self.tracks = tracks }

    init<Part: Animatable>(_ keyPath: WritableKeyPath<Value, Part>, _ keyframes: [Keyframe<Part>]) {
        tracks = [
            { initial in
                let path = KeyframePath(from: initial[keyPath: keyPath], keyframes)
                return (path.duration, { $0[keyPath: keyPath] = path.value($1) })
            }
        ]
    }

    public var body: KeyframeTracks<Value> { self }
}

/// The tracks that something is made of, down to those of the library.
private func tracks<K: Keyframes>(of content: K) -> [KeyframeTracks<K.Value>.Track] {
    if let known = content as? KeyframeTracks<K.Value> { return known.tracks }
    return tracks(of: content.body)
}

/// A value's whole way through its frames.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [(duration: Double, set: (inout Value, Double) -> Void)]

    /// The longest track's, in seconds.
    public var duration: TimeInterval { tracks.reduce(0) { max($0, $1.duration) } }

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, content())
    }

    package init(initialValue: Value, _ content: some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = ViewCore.tracks(of: content).map { $0(initialValue) }
    }

    /// The value after some seconds: before the beginning as there, after a track's end as at that.
    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks { track.set(&value, time) }
        return value
    }

    /// The value after a part of the time, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> KeyframeTracks<Value> {
        KeyframeTracks(tracks(of: accumulated) + tracks(of: next))
    }
    public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks([]) }
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
        component
    }

    // Frames without a track are one track of the value itself.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value { expression }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> {
        KeyframeSequence(keyframes(of: accumulated) + keyframes(of: next))
    }
    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
        KeyframeTrack { component }
    }
}
