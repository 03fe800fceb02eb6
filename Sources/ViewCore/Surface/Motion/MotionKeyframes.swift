import Foundation

/// Where a view is on its way through frames, over several passes.
private final class MotionKeyframes<Value> {
    /// What goes on, and since when; `nil` before the first time.
    var timeline: KeyframeTimeline<Value>?
    var start: TimeInterval = 0
    var trigger: Any?

    /// The value at a time.
    func value(at time: TimeInterval, repeats: Bool) -> Value? {
        guard let timeline else { return nil }
        let (elapsed, duration) = (max(time - start, 0), timeline.duration)
        guard repeats, duration > 0, duration.isFinite else { return timeline.value(time: elapsed) }
        return timeline.value(time: elapsed - (elapsed / duration).rounded(.down) * duration)
    }
}

extension Unfolding {
    /// Unfolds a view of a value that goes through frames in a tile with a moment, and has its first value in one at rest.
    ///
    /// Without a trigger it begins with the change of the tile, and begins again where it `repeats`. With one it begins
    /// whenever that changes, with the value that is shown then, and keeps its last value (Apple's documentation of
    /// `keyframeAnimator(initialValue:trigger:content:keyframes:)`).
    @MainActor package mutating func unfoldKeyframes<Value, Trigger: Equatable>(
        from initial: Value, repeats: Bool, after trigger: Trigger?,
        _ timeline: (Value) -> KeyframeTimeline<Value>, content: (Value, inout Unfolding) -> Void
    ) {
        guard let tracks = motion as? MotionTracks else { return content(initial, &self) }
        let frames = tracks.memory(of: tracks.nextPlace(in: self).child(-16)) { MotionKeyframes<Value>() }
            .object
        let last = frames.trigger as? Trigger
        frames.trigger = trigger
        let begins = trigger == nil ? frames.timeline == nil : last != nil && last != trigger
        if begins, !tracks.isSettling {
            frames.timeline = timeline(frames.value(at: tracks.time, repeats: false) ?? initial)
            frames.start = tracks.time
        }
        content(frames.value(at: tracks.time, repeats: trigger == nil && repeats) ?? initial, &self)
    }
}
