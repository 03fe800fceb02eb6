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

extension View {
    /// Which part of its content the scroll view shows, and where content stands that is shorter.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.scrollAnchors.set(anchor, for: nil) }
    }

    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.scrollAnchors.set(anchor, for: role) }
    }
}

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
