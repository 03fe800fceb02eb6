public import ViewCore

/// What a button is for.
public struct ButtonRole: Hashable, Sendable, ToldByName {
    let name: String
    package init(name: String) { self.name = name }
    package var toldName: String { name }
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// What a button shows and whether it is pressed, for a style to draw.
public struct ButtonStyleConfiguration {
    /// The button's label, of hidden type.
    public typealias Label = HiddenLabel<ButtonStyleConfiguration>

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool

    fileprivate init(_ button: PrimitiveButtonStyleConfiguration) {
        role = button.role
        label = Label(button.label)
        isPressed = button.isPressed
    }
}

/// Draws buttons; the button itself sees to touches.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

/// What a button shows and does, for a style that also decides when it is triggered.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, of hidden type.
    public typealias Label = HiddenLabel<PrimitiveButtonStyleConfiguration>

    public let role: ButtonRole?
    public let label: Label
    private let action: () -> Void
    let claim: ControlClaim

    init(role: ButtonRole?, label: Label, claim: ControlClaim, action: @escaping () -> Void) {
        self.role = role
        self.label = label
        self.action = action
        self.claim = claim
    }

    /// For the built-in styles; others decide themselves what a press is.
    package var isPressed: Bool { claim.shown.contains(.press) }

    public func trigger() { action() }
}

/// Draws buttons and decides when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension View {
    // Both kinds of style are of one chain: the innermost draws, whichever kind it is.
    nonisolated public func buttonStyle<S: ButtonStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<PrimitiveButtonStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<PrimitiveButtonStyleConfiguration>(style) {
                    $0.makeBody(configuration: ButtonStyleConfiguration($1))
                }))
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<PrimitiveButtonStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<PrimitiveButtonStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}
