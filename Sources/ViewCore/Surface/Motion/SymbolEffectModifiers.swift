extension View {
    /// A still picture shows a symbol at rest; where an effect leaves it in another state, that is said.
    ///
    /// In a tile with a moment it moves from the change on, for as long as the effect is active.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> ModifiedContent<Self, LastingSymbolEffect> {
        modifier(LastingSymbolEffect(effect.configuration, options, isActive: isActive))
    }

    /// Symbols inside move once, or as often as `options` say, whenever the value changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> ModifiedContent<Self, ChangingSymbolEffect<U>> {
        modifier(ChangingSymbolEffect(effect.configuration, options, value: value))
    }

    /// No effect from around moves symbols inside.
    nonisolated public func symbolEffectsRemoved(
        _ isEnabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { if isEnabled { $0.symbolPose = nil } }
    }
}
