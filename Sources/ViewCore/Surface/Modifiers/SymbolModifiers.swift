extension View {
    /// Variants of all symbols inside, together with those that are asked for around.
    nonisolated public func symbolVariant(
        _ variant: SymbolVariants
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.symbolVariants = $0.symbolVariants.joined(variant) }
    }
}
