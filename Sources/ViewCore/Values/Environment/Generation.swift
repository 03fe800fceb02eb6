/// The generation of system looks that built-in styles and named colours are drawn in.
public enum Generation: String, CaseIterable, Sendable {
    /// iOS 13 to 18.
    case ios18
    /// iOS 26, with capsules, larger rows and other system colours.
    case ios26

    /// What is drawn unless told otherwise.
    package static var standard: Generation { .ios26 }

    /// The value of this generation.
    ///
    /// Built-in looks choose with this or a whole `switch` and never with `==`, so that a new generation is a compile
    /// error in each look until somebody has said what it has there.
    @inlinable
    package func choose<Value>(ios18: @autoclosure () -> Value, ios26: @autoclosure () -> Value) -> Value {
        switch self {
        case .ios18: ios18()
        case .ios26: ios26()
        }
    }
}

/// The platform whose looks `.automatic` styles take.
public enum Platform: String, CaseIterable, Sendable {
    case ios, macos
}
