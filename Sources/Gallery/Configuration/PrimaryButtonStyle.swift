import SwiftUI
import UIKit

// Configuration groups related properties
struct AppButtonConfiguration {
    var size: ControlSize = .regular
    var isFullWidth: Bool = false
    var haptic: UIImpactFeedbackGenerator.FeedbackStyle? = .light

    // Named presets for common combinations
    static let compact = AppButtonConfiguration(size: .small)
    static let fullWidth = AppButtonConfiguration(isFullWidth: true)
    static let hero = AppButtonConfiguration(size: .large, isFullWidth: true, haptic: .medium)
    static let quiet = AppButtonConfiguration(haptic: nil)
}

struct PrimaryButtonStyle: ButtonStyle {
    var config: AppButtonConfiguration = .init()

    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font)
            .foregroundStyle(.white)
            .padding(.horizontal, horizontalPadding)
            .padding(.vertical, verticalPadding)
            .frame(maxWidth: config.isFullWidth ? .infinity : nil)
            .background(isEnabled ? .accentPrimary : .fill.tertiary)
            .clipShape(Capsule())
            .opacity(configuration.isPressed ? 0.85 : 1.0)
            .onChange(of: configuration.isPressed) { _, isPressed in
                if isPressed, let style = config.haptic {
                    UIImpactFeedbackGenerator(style: style).impactOccurred()
                }
            }
    }

    private var font: Font {
        switch config.size {
        case .small: AppTypography.caption
        case .large, .extraLarge: AppTypography.displayMedium
        default: AppTypography.headlinePrimary
        }
    }

    private var horizontalPadding: CGFloat {
        switch config.size {
        case .small: Spacing.sm
        case .large, .extraLarge: Spacing.xl
        default: Spacing.lg
        }
    }

    private var verticalPadding: CGFloat {
        switch config.size {
        case .small: Spacing.xs
        case .large, .extraLarge: Spacing.md
        default: Spacing.sm
        }
    }
}

// Static members use presets:
extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: PrimaryButtonStyle { .init() }

    static var primaryCompact: PrimaryButtonStyle {
        .init(config: .compact)
    }

    static var primaryHero: PrimaryButtonStyle {
        .init(config: .hero)
    }
}
