public import ViewCore

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// What a button shows and whether it is pressed, for a style to draw.
public struct ButtonStyleConfiguration {
    /// The button's label, of hidden type.
    public struct Label: View {
        package let unfoldLabel: @MainActor (inout Unfolding) -> Void
        public typealias Body = Never
        public func unfold(into unfolding: inout Unfolding) {
            unfolding.leaveOwner(unfoldLabel)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
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
    public struct Label: View {
        package let unfoldLabel: @MainActor (inout Unfolding) -> Void
        public typealias Body = Never
        public func unfold(into unfolding: inout Unfolding) {
            unfolding.leaveOwner(unfoldLabel)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    private let action: () -> Void

    package init(role: ButtonRole?, label: Label, action: @escaping () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    public func trigger() { action() }
}

/// Draws buttons and decides when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The button styles in force, innermost first. `ButtonStyle` and `PrimitiveButtonStyle` share the slot.
@MainActor package struct ButtonStyles: Sendable {
    package nonisolated init() {}
    fileprivate final class Link: Sendable {
        let box: ButtonStyleBox
        let outer: Link?
        init(box: ButtonStyleBox, outer: Link?) {
            self.box = box
            self.outer = outer
        }
    }
    fileprivate var first: Link?
    var isEmpty: Bool { first == nil }
}

/// A style of hidden type.
@MainActor private class ButtonStyleBox {
    nonisolated init() {}
    func unfold(
        _ button: ButtonParts, isPressed: Bool, into unfolding: inout Unfolding
    ) {}
}

/// What every style gets of a button.
package struct ButtonParts {
    package let role: ButtonRole?
    package let action: () -> Void
    package let label: @MainActor (inout Unfolding) -> Void
}

private final class PlainStyleBox<S: ButtonStyle>: ButtonStyleBox {
    nonisolated(unsafe) let style: S
    nonisolated init(_ style: S) { unsafe self.style = style }

    override func unfold(_ button: ButtonParts, isPressed: Bool, into unfolding: inout Unfolding) {
        unfolding.descend(into: S.self) { unfolding in
            let style = unsafe unfolding.installed(style)
            let configuration = ButtonStyleConfiguration(
                role: button.role, label: .init(unfoldLabel: button.label), isPressed: isPressed)
            style.makeBody(configuration: configuration).unfold(into: &unfolding)
        }
    }
}

private final class PrimitiveStyleBox<S: PrimitiveButtonStyle>: ButtonStyleBox {
    nonisolated(unsafe) let style: S
    nonisolated init(_ style: S) { unsafe self.style = style }

    override func unfold(_ button: ButtonParts, isPressed: Bool, into unfolding: inout Unfolding) {
        unfolding.descend(into: S.self) { unfolding in
            let style = unsafe unfolding.installed(style)
            unfolding.environment.isControlPressed = isPressed
            let configuration = PrimitiveButtonStyleConfiguration(
                role: button.role, label: .init(unfoldLabel: button.label), action: button.action)
            style.makeBody(configuration: configuration).unfold(into: &unfolding)
        }
    }
}

private struct ButtonStylesKey: EnvironmentKey {
    static var defaultValue: ButtonStyles { ButtonStyles() }
}
private struct ControlPressedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var buttonStyles: ButtonStyles {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }
    /// Set while a built-in primitive style draws, which has no `isPressed` in its configuration.
    package var isControlPressed: Bool {
        get { self[ControlPressedKey.self] }
        set { self[ControlPressedKey.self] = newValue }
    }
}

/// Puts a style around the buttons of the content; a style set further in wins.
public struct ButtonStyleModifier {
    fileprivate let box: ButtonStyleBox
}

extension ButtonStyleModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.unfold(content) { values in
            let outer = values.buttonStyles.first
            values.buttonStyles.first = ButtonStyles.Link(box: box, outer: outer)
        }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ButtonStyleModifier> {
        modifier(ButtonStyleModifier(box: PlainStyleBox(style)))
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ButtonStyleModifier> {
        modifier(ButtonStyleModifier(box: PrimitiveStyleBox(style)))
    }
}

extension Unfolding {
    /// Draws a button in the innermost style; inside of its body the next one out is in force, so that
    /// `Button(configuration)` there draws that one (Documentation/Rules/style-protocols.md, section 3).
    @MainActor package mutating func unfoldButton(_ parts: ButtonParts, isPressed: Bool) {
        let styles = environment.buttonStyles
        let outerEnvironment = environment
        // The label keeps the styles of the call site: a button inside a label is a button like others.
        let inside = ButtonParts(role: parts.role, action: parts.action) { unfolding in
            let body = unfolding.environment.buttonStyles
            unfolding.environment.buttonStyles = styles
            parts.label(&unfolding)
            unfolding.environment.buttonStyles = body
        }
        if let link = styles.first {
            environment.buttonStyles.first = link.outer
            link.box.unfold(inside, isPressed: isPressed, into: &self)
        } else {
            PrimitiveStyleBox(DefaultButtonStyle())
                .unfold(inside, isPressed: isPressed, into: &self)
        }
        environment = outerEnvironment
    }
}
