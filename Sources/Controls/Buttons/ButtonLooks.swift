import Drawing
import Foundation
import ViewCore

/// The platform's default button.
struct DefaultButtonBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "Button" }

    let configuration: PrimitiveButtonStyleConfiguration

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        switch unfolding.environment.platform {
        case .ios: BorderlessBody(configuration: configuration).unfold(into: &unfolding)
        case .macos: BorderedBody(configuration: configuration, kind: .plain).unfold(into: &unfolding)
        }
    }
}

/// Pressed 0.2 in light and 0.4 in dark (Documentation/Rules/colors.json, `buttonStates.swiftui`); disabled
/// in tertiary label.
struct BorderlessBody: LookView {
    nonisolated static var publicName: String { "Button" }

    let configuration: PrimitiveButtonStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isEnabled = environment.isEnabled
        let color: Color = configuration.role == .destructive ? .red : .tint
        let pressed = environment.colorScheme == .dark ? 0.4 : 0.2
        configuration.sizedLabel
            .defaultFont(environment.controlFont)
            .defaultForeground(isEnabled ? color : Color(.system(.tertiaryLabel)), always: !isEnabled)
            .opacity(configuration.isPressed ? pressed : 1)
            .pressAnimation(configuration.isPressed)
            .unfold(into: &unfolding)
    }
}

/// The pressed opacity of 0.75 is inferred from "more subtle than the default"
/// (Documentation/Rules/colors.json, `buttonStates.swiftui`).
struct PlainBody: LookView {
    nonisolated static var publicName: String { "Button" }

    let configuration: PrimitiveButtonStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isEnabled = environment.isEnabled
        configuration.label
            .defaultForeground(Color(.system(.tertiaryLabel)), always: !isEnabled, unless: isEnabled)
            .opacity(configuration.isPressed ? 0.75 : 1)
            .pressAnimation(configuration.isPressed)
            .unfold(into: &unfolding)
    }
}

extension View {
    /// A press is seen at once, and its end takes the time of the default animation
    /// (Documentation/Rules/animation.md, section Controls).
    nonisolated fileprivate func pressAnimation(_ isPressed: Bool) -> some View {
        animation(isPressed ? nil : .default, value: isPressed)
    }
}

/// What a bordered button stands on.
enum BorderedKind {
    /// A gray, or faintly the tint where one is set.
    case plain
    /// Faintly the tint, also where none is set.
    case tinted
    /// The tint.
    case prominent
}

/// A label with insets on a fill.
struct BorderedBody: LookView {
    nonisolated static var publicName: String { "Button" }

    let configuration: PrimitiveButtonStyleConfiguration
    let kind: BorderedKind

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let colors = BorderedColors(
            kind: kind, role: configuration.role, isPressed: configuration.isPressed, in: environment)
        if environment.isEnabled { unfolding.warnOfGradientTint(of: "a button") }
        guard environment.platform == .ios else {
            MacBorderedLook(label: configuration.sizedLabel, colors: colors, environment: environment)
                .unfold(into: &unfolding)
            return
        }
        let metrics = BorderedMetrics(environment)
        let padded = configuration.sizedLabel
            .defaultFont(environment.controlFont)
            .defaultForeground(colors.label, always: true)
            .padding(.horizontal, metrics.insets.width)
            .padding(.vertical, metrics.insets.height)
        if metrics.isCircle {
            SquareLayout { padded }
                .background(colors.fill, in: Circle())
                .opacity(configuration.isPressed ? 0.75 : 1)
                .unfold(into: &unfolding)
        } else {
            padded
                .background(colors.fill, in: metrics.outline)
                .opacity(configuration.isPressed ? 0.75 : 1)
                .unfold(into: &unfolding)
        }
    }
}

/// Insets and outline by control size: Documentation/Rules/metrics.json, `controlSize.bordered` and
/// `controlSize.cornerRadius`.
struct BorderedMetrics {
    let insets: CGSize
    /// Whether the button is as wide as high.
    let isCircle: Bool
    let outline: AnyShape

    init(_ environment: EnvironmentValues) {
        let size = environment.controlSize
        insets =
            switch size {
            case .mini, .small: CGSize(width: 10, height: 5)
            case .regular: CGSize(width: 12, height: 7)
            case .large, .extraLarge: CGSize(width: 20, height: 15)
            }
        let kind = environment.buttonBorderShape.kind
        isCircle = kind == .circle
        outline =
            switch (kind, environment.generation) {
            case (.capsule, _), (.circle, _), (.automatic, .ios26), (.ofButtons, .ios26):
                AnyShape(Capsule())
            case (.radius(let radius), _): AnyShape(RoundedRectangle(cornerRadius: radius))
            case (.roundedRectangle, .ios26):
                AnyShape(RoundedRectangle(cornerRadius: BorderedMetrics.radius(size) ?? 4.9))
            case (.roundedRectangle, .ios18), (.automatic, .ios18), (.ofButtons, .ios18):
                if let radius = BorderedMetrics.radius(size) {
                    AnyShape(RoundedRectangle(cornerRadius: radius))
                } else {
                    AnyShape(Capsule())
                }
            }
    }

    /// The corner radius until iOS 18, `nil` for half of the height.
    ///
    /// A rounded rectangle in iOS 26 has the same and, where that was a capsule, 0.175 of the height of 28 as the
    /// larger sizes have: a guess, "rounded rectangle" is all that is published.
    static func radius(_ size: ControlSize) -> CGFloat? {
        switch size {
        case .mini, .small: nil
        case .regular: 5.95
        case .large, .extraLarge: 8.75
        }
    }
}

/// Colours of bordered buttons: Documentation/Rules/colors.json, `buttonStates`.
struct BorderedColors {
    let label: Color
    let fill: Color

    @MainActor init(
        kind written: BorderedKind, role: ButtonRole?, isPressed: Bool, in environment: EnvironmentValues
    ) {
        let tint = environment.tintColor
        let accent: Color = role == .destructive && tint == nil ? .red : .tint
        // A toggle that is on is prominent (Documentation/Rules/style-protocols.md, section 7).
        let kind = written == .plain && environment.isButtonOn ? .prominent : written
        if environment.platform == .macos {
            label = MacButtonColors.label(kind, role, in: environment)
            fill = MacButtonColors.fill(kind, accent, isPressed: isPressed, in: environment)
            return
        }
        guard environment.isEnabled else {
            label = Color(.system(.tertiaryLabel))
            fill = BorderedColors.disabledFill(environment.generation)
            return
        }
        switch kind {
        case .prominent: (label, fill) = (.white, accent)
        case .plain where tint == nil && role != .destructive:
            (label, fill) = (accent, Color(.system(.secondarySystemFill)))
        case .plain, .tinted: (label, fill) = (accent, accent.opacity(BorderedColors.alpha(environment)))
        }
    }

    /// The same gray in light and dark from iOS 26 (`buttonStates.uikitConfiguration_iOS26`.1).
    private static func disabledFill(_ generation: Generation) -> Color {
        switch generation {
        case .ios18: Color(.system(.tertiarySystemFill))
        case .ios26: Color(.fixed(RGBA(packed: 0x7878_801F)))
        }
    }

    /// Measured in light; in dark that of UIKit.
    private static func alpha(_ environment: EnvironmentValues) -> Double {
        switch (environment.generation, environment.colorScheme) {
        case (.ios18, .light): 0.17
        case (.ios18, .dark): 0.26
        case (.ios26, .light): 0.185
        case (.ios26, .dark): 0.25
        }
    }
}

private struct ButtonOnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the buttons here are a toggle that is on.
    package var isButtonOn: Bool {
        get { self[ButtonOnKey.self] }
        set { self[ButtonOnKey.self] = newValue }
    }
}
