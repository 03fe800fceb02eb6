import Drawing
import Foundation

/// When an effect of symbols has begun and when it ends, over several passes.
private final class MotionOfSymbols {
    /// What the last pass has asked with.
    var value: Any?
    var start: TimeInterval?
    /// `nil` for never.
    var end: TimeInterval?
    var repeats = false

    func begin(at time: TimeInterval, _ options: SymbolEffectOptions, _ cycle: TimeInterval, repeats: Bool) {
        let count = options.count.map { max($0, 1) }
        (start, self.repeats) = (time, repeats && count == nil)
        end = self.repeats ? nil : time + cycle * Double(count ?? 1)
    }
}

/// A movement of the symbols inside for each change of a value.
public struct ChangingSymbolEffect<Value: Equatable> {
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions
    private let value: Value

    init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, value: Value) {
        (self.effect, self.options, self.value) = (effect, options, value)
    }
}

extension ChangingSymbolEffect: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard unfolding.motion != nil else { return content.unfold(into: &unfolding) }
        unfolding.unfoldPosed(content, by: effect, options) { motion, tracks, cycle in
            let last = motion.value as? Value
            motion.value = value
            guard !tracks.isSettling, let last, last != value else { return }
            motion.begin(at: tracks.time, options, cycle, repeats: options.repeats ?? false)
        }
    }
}

/// A movement of the symbols inside for as long as it is active.
public struct LastingSymbolEffect {
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions
    private let isActive: Bool

    init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isActive: Bool) {
        (self.effect, self.options, self.isActive) = (effect, options, isActive)
    }
}

extension LastingSymbolEffect: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        if isActive, [.scale, .disappear, .drawOn, .drawOff].contains(effect.kind) {
            unfolding.warn(
                ".symbolEffect(.\(effect.kind.rawValue)) is ignored; the symbol is drawn as without it")
        }
        guard unfolding.motion != nil else { return content.unfold(into: &unfolding) }
        unfolding.unfoldPosed(content, by: effect, options) { motion, tracks, cycle in
            guard !tracks.isSettling, isActive != (motion.value != nil) else { return }
            motion.value = isActive ? true : nil
            if isActive {
                motion.begin(at: tracks.time, options, cycle, repeats: options.repeats ?? true)
            } else if motion.end == nil, let start = motion.start {
                // The movement that has begun is ended.
                motion.end = start + ((tracks.time - start) / cycle).rounded(.up) * cycle
            }
        }
    }
}

extension Unfolding {
    /// Unfolds what an effect moves, the symbols in the pose of this time.
    @MainActor fileprivate mutating func unfoldPosed<V: View>(
        _ content: V, by effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions,
        _ follow: (MotionOfSymbols, MotionTracks, _ cycle: TimeInterval) -> Void
    ) {
        guard let tracks = motion as? MotionTracks else { return content.unfold(into: &self) }
        let motion = tracks.memory(of: tracks.nextPlace(in: self).child(-17)) { MotionOfSymbols() }.object
        let speed = options.speed.isFinite && options.speed > 0 ? options.speed : 1
        let movement = (effect.cycle ?? 1) / speed
        let cycle = movement + options.delay
        follow(motion, tracks, cycle)
        guard let start = motion.start, tracks.time < motion.end ?? .infinity else {
            return content.unfold(into: &self)
        }
        guard effect.cycle != nil else {
            if effect.kind == .variableColor {
                warn(".symbolEffect(.variableColor) does not move; the symbol is drawn at rest")
            }
            return content.unfold(into: &self)
        }
        let cycles = (tracks.time - start) / cycle
        let pose = effect.pose(
            at: min((cycles - cycles.rounded(.down)) * cycle / movement, 1), repeats: motion.repeats,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        unfold(content) { $0.symbolPose = $0.symbolPose?.joined(pose) ?? pose }
    }
}

private struct SymbolPoseKey: EnvironmentKey { static var defaultValue: SymbolPose? { nil } }

extension EnvironmentValues {
    /// How effects let symbols stand.
    var symbolPose: SymbolPose? {
        get { self[SymbolPoseKey.self] }
        set { self[SymbolPoseKey.self] = newValue }
    }
}
