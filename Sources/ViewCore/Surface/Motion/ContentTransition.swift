/// How content changes in place.
public struct ContentTransition: Equatable, Sendable {
    let name: String
    var countsDown = false
    var value: Double?
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let numericText = ContentTransition(name: "numericText")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText", countsDown: countsDown)
    }
}

extension ContentTransition {
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(name: "symbolEffect \(T.self)") }
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
