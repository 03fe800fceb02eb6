/// How a change is carried out.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

/// Runs `body`; its changes take effect at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> Self { self }
    @available(*, deprecated, message: "use animation(_:value:)")
    nonisolated public func animation(_ animation: Animation?) -> Self { self }
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> Self { self }
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> Self { self }
}

extension Binding {
    /// The same binding; a still picture has no animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
