/// How content changes in place.
public struct ContentTransition: Equatable, Sendable {
    let name: String
    var countsDown = false
    var value: Double?
    /// How a symbol takes the place of another.
    var effect: SymbolEffectConfiguration?
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let numericText = ContentTransition(name: "numericText")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText", countsDown: countsDown)
    }
}

extension ContentTransition {
    /// How letters roll away: 1 upwards, as they do while a number counts up, -1 downwards; `nil` where they do not.
    ///
    /// - Parameter last: the number before, where the transition tells it.
    func roll(after last: Double?) -> Double? {
        guard name == "numericText" else { return nil }
        guard let value, let last else { return countsDown ? -1 : 1 }
        return value < last ? -1 : 1
    }

    public static let symbolEffect = ContentTransition(name: "symbolEffect", effect: .init(.automatic))
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(name: "symbolEffect", effect: effect.configuration) }
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText", value: value)
    }
}

private struct TransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
    public var contentTransition: ContentTransition {
        get { self[TransitionKey.self] }
        set { self[TransitionKey.self] = newValue }
    }
}
