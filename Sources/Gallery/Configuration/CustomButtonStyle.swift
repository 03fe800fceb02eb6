import SwiftUI
import UIKit

/// The style with nine parameters that a configuration replaces, kept to show what its flags do together.
struct CustomButtonStyle: ButtonStyle {
    var fontSize: CGFloat = 16
    var horizontalPadding: CGFloat = 24
    var verticalPadding: CGFloat = 12
    var cornerRadius: CGFloat = 12
    var isFullWidth: Bool = false
    var hasShadow: Bool = false
    var shadowRadius: CGFloat = 4
    var hapticFeedback: Bool = true
    var iconPosition: IconPosition = .leading

    enum IconPosition { case leading, trailing }

    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(PositionedLabelStyle(position: iconPosition))
            .font(.system(size: fontSize, weight: .semibold))
            .foregroundStyle(.white)
            .padding(.horizontal, horizontalPadding)
            .padding(.vertical, verticalPadding)
            .frame(maxWidth: isFullWidth ? .infinity : nil)
            .background(isEnabled ? .accentPrimary : .gray)
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
            .shadow(
                color: .black.opacity(hasShadow ? 0.35 : 0), radius: shadowRadius,
                y: shadowRadius / 2
            )
            .opacity(configuration.isPressed ? 0.85 : 1)
            .onChange(of: configuration.isPressed) { _, isPressed in
                if isPressed, hapticFeedback {
                    UIImpactFeedbackGenerator(style: .light).impactOccurred()
                }
            }
    }
}

/// Puts a label's icon before or behind its title.
struct PositionedLabelStyle: LabelStyle {
    let position: CustomButtonStyle.IconPosition

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: Spacing.xs) {
            if position == .leading { configuration.icon }
            configuration.title
            if position == .trailing { configuration.icon }
        }
    }
}
