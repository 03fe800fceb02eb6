extension View {
    nonisolated public func scrollDisabled(
        _ disabled: Bool
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }
    }

    /// Lets content draw past the frame of the scroll views inside.
    nonisolated public func scrollClipDisabled(
        _ disabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.isScrollClipDisabled = disabled })
    }

    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
}

/// When scroll indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}
