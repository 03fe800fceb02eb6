import Foundation

/// How a change is carried out.
///
/// In a tile at rest a change is over at once, however it is carried out. In a tile with a moment it begins when it is
/// made, and the moment shows how far it is.
public struct Transaction {
    public var animation: Animation?
    /// Whether `animation(_:value:)` inside of the change has no say.
    public var disablesAnimations = false
    public var isContinuous = false
    /// What waits for all that the change moves.
    package var completions: [MotionCompletion] = []
    /// Values of people's own, by their keys.
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether changes of both are carried out alike, as far as that is known: values of people's own have no equality.
    func isCarriedOut(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && values.isEmpty && other.values.isEmpty
    }

    /// Runs `completion` when all has come to its end that the change moves; at once where it moves nothing.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(MotionCompletion(criteria, completion))
    }
}

/// A value that a transaction carries from who makes a change to who shows it.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// When a change that moves counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    /// When it has nearly come to its end, as a spring does after its duration.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// An action that waits for the end of all that a change moves.
package final class MotionCompletion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void
    /// When the last value has come to its end, in seconds after the tile's change.
    var end: TimeInterval?

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }
}

/// Runs `body`; in a tile with a moment what it changes moves by `animation`, else it is changed at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

/// The same, and `completion` runs when that is over.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs `body`, whose changes are carried out as the transaction says.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    // Outside of a tile's actions there is nothing that could move.
    guard ViewGraph.isWorkingHere || TaskOwner.isOnMainActor else { return try body() }
    let (motion, journal) = onMain(()) { (ViewGraph.current?.motion, ViewGraph.current?.journal) }
    if let tracks = motion as? MotionTracks, let journal {
        return try tracks.within(transaction, journal, body)
    }
    defer {
        for completion in transaction.completions {
            onMain(completion.action) { ViewGraph.current?.complete($0) }
        }
    }
    return try body()
}

/// Runs `body` with one value of its transaction set.
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension Binding {
    /// A binding whose changes move by `animation`.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// A binding whose changes are carried out as the transaction says.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        let binding = self
        return Binding(
            get: { binding.wrappedValue },
            set: { value in withTransaction(transaction) { binding.wrappedValue = value } })
    }
}
