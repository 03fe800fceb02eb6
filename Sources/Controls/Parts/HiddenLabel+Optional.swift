import ViewCore

extension HiddenLabel {
    /// The part, or `nil` where the control was made without it.
    @MainActor static func ifAny<Content: View, Configuration>(
        _ content: Content?, of control: Configuration.Type, hasWords: Bool = false,
        in unfolding: Unfolding
    ) -> HiddenLabel? {
        guard let content, Content.self != EmptyView.self else { return nil }
        return HiddenLabel(content, of: control, hasWords: hasWords, in: unfolding)
    }
}
