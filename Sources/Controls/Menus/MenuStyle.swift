import Foundation
public import ViewCore

/// A menu for a style to draw, with `Menu(configuration)`.
public struct MenuStyleConfiguration {
    /// Names the label among hidden parts.
    public enum LabelPart {}
    /// Names the content among hidden parts.
    public enum ContentPart {}
    /// What opens the menu, of hidden type.
    public typealias Label = HiddenLabel<LabelPart>
    /// The menu's actions, of hidden type.
    public typealias Content = HiddenLabel<ContentPart>

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// Draws what opens menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = MenuStyleConfiguration
}

extension View {
    nonisolated public func menuStyle<S: MenuStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<MenuStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<MenuStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}

/// A button in the button style around it, without one a label in the tint.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A button in the button style around it.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A button with a border, whatever style is around.
public struct BorderedButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.bordered)
    }
}

/// A label in the tint, whatever style is around.
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    @_disfavoredOverload
    public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
    @_disfavoredOverload
    public static var borderedButton: BorderedButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    @_disfavoredOverload
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// The label as a button, which takes the press; on macOS with a chevron, which is a guess in its size.
private struct MenuButton: View, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    let configuration: MenuStyleConfiguration
    @Environment(\.platform) private var platform
    @Environment(\.menuIndicator) private var indicator

    var body: some View {
        Button {
            configuration.primaryAction?()
        } label: {
            if platform == .macos, indicator != .hidden {
                HStack(spacing: 4) {
                    configuration.label
                    Image(systemName: "chevron.down").imageScale(.small)
                }
            } else {
                configuration.label
            }
        }
    }
}
