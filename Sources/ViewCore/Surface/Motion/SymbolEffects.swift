/// How a symbol moves.
public protocol SymbolEffect: Sendable {
    var configuration: SymbolEffectConfiguration { get }
}
/// A movement for as long as it is asked for.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A symbol effect as a value.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: String {
        case bounce, pulse, wiggle, rotate, breathe, variableColor
        case scale, appear, disappear, drawOn, drawOff
        case replace, automatic
    }
    enum Direction {
        case up, down, left, right, forward, backward, clockwise, counterClockwise
        /// The old symbol is gone at once.
        case off
    }

    let kind: Kind
    private(set) var direction: Direction?
    /// Whether a symbol that breathes fades, too.
    private(set) var fades = false

    init(_ kind: Kind) { self.kind = kind }

    func going(_ direction: Direction) -> Self {
        var changed = self
        changed.direction = direction
        return changed
    }

    func fading(_ fades: Bool = true) -> Self {
        var changed = self
        changed.fades = fades
        return changed
    }
}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(.bounce)
    public var up: BounceSymbolEffect { .init(configuration: configuration.going(.up)) }
    public var down: BounceSymbolEffect { .init(configuration: configuration.going(.down)) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init(.pulse) }
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(.scale)
    public var up: ScaleSymbolEffect { .init(configuration: configuration.going(.up)) }
    public var down: ScaleSymbolEffect { .init(configuration: configuration.going(.down)) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(.appear)
    public var up: AppearSymbolEffect { .init(configuration: configuration.going(.up)) }
    public var down: AppearSymbolEffect { .init(configuration: configuration.going(.down)) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(.disappear)
    public var up: DisappearSymbolEffect { .init(configuration: configuration.going(.up)) }
    public var down: DisappearSymbolEffect { .init(configuration: configuration.going(.down)) }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init(.drawOn) }
    public var byLayer: DrawOnSymbolEffect { self }
    public var wholeSymbol: DrawOnSymbolEffect { self }
    public var individually: DrawOnSymbolEffect { self }
}

public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init(.drawOff) }
    public var byLayer: DrawOffSymbolEffect { self }
    public var wholeSymbol: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var reversed: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
}

public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init(.variableColor) }
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)
    public var left: WiggleSymbolEffect { .init(configuration: configuration.going(.left)) }
    public var right: WiggleSymbolEffect { .init(configuration: configuration.going(.right)) }
    public var up: WiggleSymbolEffect { .init(configuration: configuration.going(.up)) }
    public var down: WiggleSymbolEffect { .init(configuration: configuration.going(.down)) }
    public var forward: WiggleSymbolEffect { .init(configuration: configuration.going(.forward)) }
    public var backward: WiggleSymbolEffect { .init(configuration: configuration.going(.backward)) }
    public var clockwise: WiggleSymbolEffect { .init(configuration: configuration.going(.clockwise)) }
    public var counterClockwise: WiggleSymbolEffect {
        .init(configuration: configuration.going(.counterClockwise))
    }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)
    public var clockwise: RotateSymbolEffect { .init(configuration: configuration.going(.clockwise)) }
    public var counterClockwise: RotateSymbolEffect {
        .init(configuration: configuration.going(.counterClockwise))
    }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(.breathe).fading()
    public var plain: BreatheSymbolEffect { .init(configuration: configuration.fading(false)) }
    public var pulse: BreatheSymbolEffect { .init(configuration: configuration.fading()) }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)
    public var downUp: ReplaceSymbolEffect { .init(configuration: configuration.going(.down)) }
    public var upUp: ReplaceSymbolEffect { .init(configuration: configuration.going(.up)) }
    public var offUp: ReplaceSymbolEffect { .init(configuration: configuration.going(.off)) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public var magic: ReplaceSymbolEffect { self }
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init(.automatic) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { .init() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { .init() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { .init() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { .init() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { .init() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: DrawOnSymbolEffect { .init() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: DrawOffSymbolEffect { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { .init() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { .init() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { .init() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { .init() }
}
