public import Foundation
import Drawing

// What the system shows around is in no picture of a control.
extension View {
    /// What is beyond the safe area would show the view's edge again, mirrored; a tile ends there.
    nonisolated public func backgroundExtensionEffect() -> Self { self }
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> Self { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
    @available(*, deprecated, message: "use statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> Self { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
    nonisolated public func navigationDocument(_ url: URL) -> Self { self }
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }
    nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> Self { self }
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> Self { self }
    nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> Self { self }
    nonisolated public func dialogPreventsAppTermination(_ prevents: Bool?) -> Self { self }
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
    nonisolated public func listRowPlatterColor(_ color: Color?) -> Self { self }
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> Self { self }
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier(isEnabled ? [.init("handGestureShortcut", .name(shortcut.name))] : []))
    }
}

/// Whether the window around can be closed, made small or large; a tile has none.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A gesture of the hand that stands for a control.
public struct HandGestureShortcut: Equatable, Sendable {
    let name: String
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

// MARK: - Ways in and out

/// How a view comes onto a stack and goes from it: a picture is taken when it is there.
@MainActor @preconcurrency
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// What a view that is zoomed out of looks like on its way.
public struct EmptyMatchedTransitionSourceConfiguration: Sendable {
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    public func background(_ style: Color) -> Self { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self {
        self
    }
}

extension View {
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> Self { self }
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> Self { self }
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            EmptyMatchedTransitionSourceConfiguration
    ) -> Self { self }
}

// MARK: - Pencils

/// Where a pencil is over the glass.
public struct PencilHoverPose: Hashable, Sendable {
    public var location: CGPoint
    public var anchor: UnitPoint
    public var zDistance: CGFloat
    public var altitude: Angle
    public var azimuth: Angle
    public var roll: Angle
}

/// A pencil that is tapped twice.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public var hoverPose: PencilHoverPose?
}

/// A pencil that is squeezed.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public var hoverPose: PencilHoverPose?
}
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

// No pencil is in a tile.
extension View {
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> Self { self }
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> Self { self }
}
