import Foundation

/// An identity for `matchedGeometryEffect` and its kind, one for each place in the tree.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity itself.
    public struct ID: Hashable, Sendable {
        package let value: UInt64
    }

    private var identity: Identity?

    nonisolated public init() {}

    public var wrappedValue: Namespace.ID { ID(value: identity?.value ?? 0) }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        identity = context.identity
    }
}
