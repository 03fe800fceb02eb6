import SwiftUI
import UIKit

/// Text only; pressing fades it.
struct GhostButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(AppTypography.headlinePrimary)
            .foregroundStyle(isEnabled ? Color.accentPrimary : Color.gray.opacity(0.6))
            .padding(.horizontal, Spacing.sm)
            .padding(.vertical, Spacing.xs)
            .opacity(configuration.isPressed ? 0.4 : 1)
    }
}

extension ButtonStyle where Self == GhostButtonStyle {
    static var ghost: GhostButtonStyle { .init() }
}
