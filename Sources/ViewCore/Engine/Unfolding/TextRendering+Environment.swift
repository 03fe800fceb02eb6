private struct TextRenderingKey: EnvironmentKey {
    static var defaultValue: ((Unfolding) -> any TextRendering)? { nil }
}

extension EnvironmentValues {
    /// Makes what draws the lines of each text in place of the text.
    package var textRendering: ((Unfolding) -> any TextRendering)? {
        get { self[TextRenderingKey.self] }
        set { self[TextRenderingKey.self] = newValue }
    }
}
