/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How many times; `nil` where the effect decides.
    private(set) var count: Int?
    private(set) var repeats: Bool?
    /// Seconds of rest between one movement and the next.
    private(set) var delay = 0.0
    /// How many times as fast.
    private(set) var speed = 1.0

    init() {}

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions().repeating
    public static let nonRepeating = SymbolEffectOptions().nonRepeating
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    public var repeating: SymbolEffectOptions { changed { ($0.count, $0.repeats) = (nil, true) } }
    public var nonRepeating: SymbolEffectOptions { changed { ($0.count, $0.repeats) = (nil, false) } }
    /// - Parameter count: how many times; `nil` for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changed { ($0.count, $0.repeats) = (count, count == nil) }
    }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        changed { ($0.count, $0.repeats, $0.delay) = (behavior.count, behavior.count == nil, behavior.delay) }
    }
    public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speed = speed } }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var changed = self
        change(&changed)
        return changed
    }
}

extension SymbolEffectOptions {
    /// Whether movement follows movement, or there is rest between them.
    public struct RepeatBehavior: Hashable, Sendable {
        /// How many times; `nil` for ever.
        let count: Int?
        /// In seconds.
        let delay: Double

        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        public static let periodic = RepeatBehavior.periodic()
        /// - Parameter delay: seconds between one movement and the next, at least 0; the effect's own are none here.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay.map { $0.isFinite ? max($0, 0) : 0 } ?? 0)
        }
    }
}
