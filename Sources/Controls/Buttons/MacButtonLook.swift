package import Foundation
package import ViewCore

/// A push button of macOS: one line of words in a fixed height.
///
/// Heights and the radii of the regular and large size until macOS 15 are those of Documentation/Rules/metrics.json,
/// `controlSize.macos`. Guesses: the other radii, the sides, that heights stay the same in macOS 26, and that from
/// there large buttons are capsules.
struct MacBorderedLook<Label: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "Button" }

    let label: Label
    let colors: BorderedColors
    let environment: EnvironmentValues

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        // White on white would not be seen: until macOS 15 a push button casts a shadow, a guess.
        let isRaised =
            environment.generation.choose(ios18: true, ios26: false) && environment.colorScheme == .light
            && environment.isEnabled
        let shadow = ShadowStyle.drop(color: .black.opacity(0.3), radius: 0.375, y: 0.5)
        label
            .defaultFont(environment.controlFont)
            .defaultForeground(colors.label, always: true)
            .lineLimit(1)
            .padding(.horizontal, MacControl.side(environment.controlSize))
            .frame(minHeight: MacControl.height(environment.controlSize))
            .background(
                isRaised ? AnyShapeStyle(colors.fill.shadow(shadow)) : AnyShapeStyle(colors.fill), in: outline
            )
            .unfold(into: &unfolding)
    }

    private var outline: AnyShape {
        switch environment.buttonBorderShape.kind {
        case .capsule, .circle: AnyShape(Capsule())
        case .radius(let radius): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .automatic, .roundedRectangle, .ofButtons:
            if let radius = MacControl.radius(environment.controlSize, environment.generation) {
                AnyShape(RoundedRectangle(cornerRadius: radius))
            } else {
                AnyShape(Capsule())
            }
        }
    }
}

/// Lengths of controls on macOS.
package enum MacControl {
    /// Documentation/Rules/metrics.json, `controlSize.macos.height_macos11_15`.
    package static func height(_ size: ControlSize) -> CGFloat {
        switch size {
        case .mini: 16
        case .small: 18
        case .regular: 22
        case .large, .extraLarge: 28
        }
    }

    /// How thick the ring is around what has the focus: a guess.
    package static let focusRing: CGFloat = 3

    /// Between words and the ends of a button: a guess.
    package static func side(_ size: ControlSize) -> CGFloat {
        switch size {
        case .mini: 5
        case .small: 6
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }

    /// Documentation/Rules/metrics.json, `controlSize.macos.cornerRadius_macos11_15`, and guesses; `nil` for half of
    /// the height.
    package static func radius(_ size: ControlSize, _ generation: Generation) -> CGFloat? {
        switch (size, generation) {
        case (.mini, _): 4
        case (.small, _): 4.5
        case (.regular, .ios18): 5
        case (.regular, .ios26): 6
        case (.large, .ios18), (.extraLarge, .ios18): 7
        case (.large, .ios26), (.extraLarge, .ios26): nil
        }
    }
}

/// A push button's colours, where the tint colours nothing but the prominent fill.
///
/// Documentation/Rules/colors.json, `buttonStates.swiftui.bordered_macos`, which has those of macOS 26. The white of
/// macOS 15 and the pressed prominent fill are guesses.
enum MacButtonColors {
    static func label(_ kind: BorderedKind, _ role: ButtonRole?, in environment: EnvironmentValues) -> Color {
        guard environment.isEnabled else { return Color(.system(.tertiaryLabel)) }
        if kind != .plain { return .white }
        return role == .destructive ? .red : .primary
    }

    static func fill(
        _ kind: BorderedKind, _ accent: Color, isPressed: Bool, in environment: EnvironmentValues
    ) -> Color {
        let isDark = environment.colorScheme == .dark
        if kind != .plain, environment.isEnabled { return accent.opacity(isPressed ? 0.75 : 1) }
        let isWhite = environment.generation.choose(ios18: !isDark && environment.isEnabled, ios26: false)
        if isWhite {
            return .white.mix(with: .black, by: isPressed ? 0.1 : 0, in: .device)
        }
        let alpha = !environment.isEnabled ? 0.04 : isPressed ? 0.16 : isDark ? 0.07 : 0.08
        return (isDark ? Color.white : .black).opacity(alpha)
    }
}
