public import ViewCore

/// The platform's default: borderless on iOS, bordered on macOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DefaultButtonBody(configuration: configuration)
    }
}

/// A tinted label that fades while pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessBody(configuration: configuration)
    }
}

/// A label in the inherited foreground that fades a little while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PlainBody(configuration: configuration)
    }
}

/// A label on a translucent fill.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedBody(configuration: configuration, kind: .plain)
    }
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedBody(configuration: configuration, kind: .prominent)
    }
}

/// A bordered button in the tint also where no tint is set: a toggle that is on.
package struct TintedButtonStyle: PrimitiveButtonStyle, PubliclyNamed {
    nonisolated package static var publicName: String { "Button" }

    nonisolated package init() {}
    package func makeBody(configuration: Configuration) -> some View {
        BorderedBody(configuration: configuration, kind: .tinted)
    }
}

/// A label in the tint that fades while pressed, as a link of macOS.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    @_disfavoredOverload
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    @_disfavoredOverload
    public static var link: LinkButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @_disfavoredOverload
    public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    @_disfavoredOverload
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @_disfavoredOverload
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// The raised card of tvOS, drawn as a plain button.
public struct CardButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CardBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    @_disfavoredOverload
    public static var card: CardButtonStyle { .init() }
}

private struct CardBody: LookView {
    nonisolated static var publicName: String { "Button" }

    let configuration: PrimitiveButtonStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        unfolding.warn(".buttonStyle(.card) is of tvOS and drawn as .plain")
        PlainButtonStyle().makeBody(configuration: configuration).unfold(into: &unfolding)
    }
}
