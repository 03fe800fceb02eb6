/// Which way a focus is moved.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// When a default focus is looked at.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let name: String
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// What a view can do that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

// Nobody gives commands in a tile.
extension View {
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> Self { self }
    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> Self { self }
    nonisolated public func onLongTouchGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> Self { self }

    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> ModifiedContent<Self, InteractionModifier> { focusable(isFocusable) }
    @available(*, deprecated, message: "use focused(_:)")
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> ModifiedContent<Self, InteractionModifier> {
        modifier(InteractionModifier(request: isFocusable ? .focus : [], action: onFocusChange))
    }
    /// A tile draws no ring of its own around what has the focus.
    nonisolated public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority
    ) -> ModifiedContent<Self, AppearanceModifier> { defaultFocus(binding, value) }
}

// MARK: - A watch's crown

/// How far a crown has to be turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// How a crown was turned.
public struct DigitalCrownEvent: Hashable, Sendable {
    public var offset: Double
    public var velocity: Double
}

// No crown is turned in a tile.
extension View {
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> Self {
        self
    }
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> Self { self }
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void
    ) -> Self { self }
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> Self { self }
    nonisolated public func digitalCrownRotation<V: BinaryInteger>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> Self { self }
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> Self { self }
    nonisolated public func digitalCrownAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> Self { self }
}
