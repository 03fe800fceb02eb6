import SwiftUI
import UIKit

/// Stroked instead of filled: other backgrounds and shapes make another style, not another configuration.
struct OutlinedButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(AppTypography.headlinePrimary)
            .foregroundStyle(tint)
            .padding(.horizontal, Spacing.lg)
            .padding(.vertical, Spacing.sm)
            .background(
                configuration.isPressed ? Color.accentPrimary.opacity(0.12) : .clear, in: Capsule()
            )
            .overlay {
                Capsule().strokeBorder(tint, lineWidth: 1.5)
            }
    }

    private var tint: Color { isEnabled ? .accentPrimary : .gray.opacity(0.5) }
}

extension ButtonStyle where Self == OutlinedButtonStyle {
    static var outlined: OutlinedButtonStyle { .init() }
}
