import SwiftUI
import UIKit

/// The filled style with the shrink on touch that the document suggests.
struct ShrinkingFilledButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(configuration.isPressed ? Color.blue.opacity(0.6) : Color.blue)
            .foregroundStyle(.white)
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

extension ButtonStyle where Self == ButtonStyleConfigurationDemo.FilledButtonStyle {
    static var filled: ButtonStyleConfigurationDemo.FilledButtonStyle { .init() }
}

extension ButtonStyle where Self == ShrinkingFilledButtonStyle {
    static var filledShrinking: ShrinkingFilledButtonStyle { .init() }
}
