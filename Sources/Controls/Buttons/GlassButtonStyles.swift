public import ViewCore
import Foundation

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    nonisolated public init() { glass = .regular }
    nonisolated public init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View {
        GlassBody(configuration: configuration, glass: glass, isProminent: false)
    }
}

/// A white label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GlassBody(configuration: configuration, glass: .regular, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    @_disfavoredOverload
    public static var glass: GlassButtonStyle { .init() }
    @_disfavoredOverload
    public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    @_disfavoredOverload
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}

/// Glass as a blurred fill with a bright rim and a soft shadow: what bends light at its edges is left out.
///
/// Insets are those of bordered buttons; all else is chosen by eye, a guess.
private struct GlassBody: LookView {
    nonisolated static var publicName: String { "Button" }

    let configuration: PrimitiveButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        unfolding.warnOfGlass()
        if isProminent, environment.isEnabled { unfolding.warnOfGradientTint(of: "a button") }
        let metrics = BorderedMetrics(environment)
        let outline: AnyShape =
            environment.buttonBorderShape == .automatic ? AnyShape(Capsule()) : metrics.outline
        let label = configuration.sizedLabel
            .defaultFont(environment.controlFont)
            .defaultForeground(labelColor(environment), always: true)
            .padding(.horizontal, metrics.insets.width)
            .padding(.vertical, metrics.insets.height)
        let fill = fill(environment)
        Group {
            if metrics.isCircle { SquareLayout { label } } else { label }
        }
        .background {
            if glass.variant != .identity { GlassPane(glass: glass, outline: outline, fill: fill) }
        }
        .opacity(configuration.isPressed ? 0.75 : 1)
        .unfold(into: &unfolding)
    }

    private func labelColor(_ environment: EnvironmentValues) -> Color {
        guard environment.isEnabled else { return Color(.system(.tertiaryLabel)) }
        if isProminent { return .white }
        return configuration.role == .destructive ? .red : .primary
    }

    private func fill(_ environment: EnvironmentValues) -> Color? {
        guard environment.isEnabled else { return isProminent ? Color(.system(.tertiarySystemFill)) : nil }
        let isRed = configuration.role == .destructive && environment.tintColor == nil
        if isProminent { return isRed ? .red : .tint }
        return glass.tintColor?.opacity(0.7)
    }
}
