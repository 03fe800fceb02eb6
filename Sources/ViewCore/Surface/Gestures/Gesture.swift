/// What a finger does, as something to be told of.
///
/// `recognize(_:)` is how the library asks a gesture; gestures that users write get it for free from `body`.
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Self.Body { get }

    /// What the gesture makes of a touch. Only built-in gestures implement it.
    @MainActor @preconcurrency func recognize(_ touch: GestureTouch) -> Recognition<Value>
}

extension Gesture where Value == Body.Value {
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        touch.installed(self).body.recognize(touch)
    }
}

extension Gesture where Body: NoBody {
    @MainActor public var body: Body {
        fatalError("\(Self.self) is built in and has no body")
    }
}

extension Never: Gesture {
    public typealias Value = Never
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Never> { Recognition() }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Body = Never
    public typealias Value = Wrapped.Value
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Wrapped.Value> {
        self?.recognize(touch) ?? Recognition()
    }
}

/// How far a gesture has come when the picture is taken.
public struct Recognition<Value> {
    /// The gesture's value; without one it has not begun.
    package var value: Value?
    package var isEnded = false
    /// Whether it can begin no more: the finger has done what it must not.
    package var hasFailed = false

    nonisolated package init(_ value: Value? = nil, isEnded: Bool = false) {
        self.value = value
        self.isEnded = isEnded
    }

    static var failed: Recognition {
        var result = Recognition()
        result.hasFailed = true
        return result
    }

    func map<T>(_ change: (Value) -> T) -> Recognition<T> {
        var result = Recognition<T>(value.map(change), isEnded: isEnded)
        result.hasFailed = hasFailed
        return result
    }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let recognizeInside: @MainActor (GestureTouch) -> Recognition<Value>

    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // Made anywhere, asked on the main actor only, as views are.
        nonisolated(unsafe) let gesture = gesture
        recognizeInside = { unsafe gesture.recognize($0) }
    }
    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> { recognizeInside(touch) }
}

/// Which gestures of a view and of what is inside take part.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
