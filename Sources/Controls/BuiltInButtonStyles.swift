public import ViewCore
public import Foundation

/// The platform's default, borderless on iOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
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
        BorderedBody(configuration: configuration, isProminent: false)
    }
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedBody(configuration: configuration, isProminent: true)
    }
}

/// A bordered button in the tint also where no tint is set: a toggle that is on.
struct TintedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BorderedBody(configuration: configuration, isProminent: false, isTinted: true)
    }
}

public typealias LinkButtonStyle = BorderlessButtonStyle

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// Pressed 0.2 in light and 0.4 in dark (Documentation/Rules/colors.json, `buttonStates.swiftui`); disabled
/// in tertiary label.
private struct BorderlessBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @Environment(\.controlSize) private var size

    var body: some View {
        configuration.label
            .defaultFont(size <= .small ? .subheadline : .body)
            .defaultForeground(isEnabled ? color : Color(.system(.tertiaryLabel)), always: !isEnabled)
            .opacity(configuration.isPressed ? (scheme == .dark ? 0.4 : 0.2) : 1)
    }

    private var color: Color { configuration.role == .destructive ? .red : .tint }
}

/// The pressed opacity of 0.75 is inferred from "more subtle than the default"
/// (Documentation/Rules/colors.json, `buttonStates.swiftui`).
private struct PlainBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .defaultForeground(Color(.system(.tertiaryLabel)), always: !isEnabled, unless: isEnabled)
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

/// Insets, fonts and radii by control size: Documentation/Rules/metrics.json, `controlSize.bordered` and
/// `controlSize.cornerRadius.ios18`.
private struct BorderedBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    var isTinted = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.colorScheme) private var scheme
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.tintColor) private var tint

    var body: some View {
        configuration.label
            .defaultFont(size <= .small ? .subheadline : .body)
            .defaultForeground(foreground, always: true)
            .padding(.horizontal, insets.width)
            .padding(.vertical, insets.height)
            .background(fill, in: borderShape)
            .opacity(configuration.isPressed ? 0.75 : 1)
    }

    private var insets: CGSize {
        switch size {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }

    private var accent: Color { configuration.role == .destructive && tint == nil ? .red : .tint }

    private var foreground: Color {
        guard isEnabled else { return Color(.system(.tertiaryLabel)) }
        return isProminent ? .white : accent
    }

    private var fill: Color {
        guard isEnabled else { return Color(.system(.tertiarySystemFill)) }
        if isProminent { return accent }
        guard isTinted || tint != nil || configuration.role == .destructive else {
            return Color(.system(.secondarySystemFill))
        }
        return accent.opacity(scheme == .dark ? 0.26 : 0.17)
    }

    private var borderShape: AnyShape {
        switch shape.kind {
        case .capsule, .circle: AnyShape(Capsule())
        case .radius(let radius): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .automatic, .roundedRectangle:
            switch size {
            case .mini, .small: AnyShape(Capsule())
            case .regular: AnyShape(RoundedRectangle(cornerRadius: 5.95))
            case .large, .extraLarge: AnyShape(RoundedRectangle(cornerRadius: 8.75))
            }
        }
    }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, capsule, roundedRectangle, circle
        case radius(CGFloat)
    }
    let kind: Kind
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .radius(radius))
    }
}

private struct BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonBorderShape(
        _ shape: ButtonBorderShape
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.buttonBorderShape = shape })
    }

    /// A font for what is inside, unless one is set further out.
    nonisolated package func defaultFont(
        _ font: Font
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { if $0.font == nil { $0.font = font } })
    }

    /// The foreground of a control: over the inherited one when `always`, or where none was set.
    nonisolated package func defaultForeground(
        _ color: Color, always: Bool, unless: Bool = false
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(
            EnvironmentTransform { values in
                guard !unless, always || values.foreground.levels.isEmpty else { return }
                values.setForeground([AnyShapeStyle(color)])
            })
    }
}
