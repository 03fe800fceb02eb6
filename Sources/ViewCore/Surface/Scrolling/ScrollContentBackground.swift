private struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether what scrolls by itself, lists and editors, draws its standard background.
    package var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    nonisolated public func scrollContentBackground(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.scrollContentBackground = visibility }
    }
}
