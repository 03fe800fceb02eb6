import SwiftUI

/// The buttons of the shop: one that leads on, and one beside it.
public struct ActionButtonStyle: ButtonStyle {
    enum Role { case leading, beside }

    var role: Role

    @Environment(\.isEnabled) private var isEnabled

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(role == .leading ? Color.white : .brand)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(role == .leading ? Color.brand : .brand.opacity(0.12), in: Capsule())
            .opacity(configuration.isPressed ? 0.7 : 1)
            .saturation(isEnabled ? 1 : 0)
    }
}

extension ButtonStyle where Self == ActionButtonStyle {
    public static var action: ActionButtonStyle { ActionButtonStyle(role: .leading) }
    public static var quiet: ActionButtonStyle { ActionButtonStyle(role: .beside) }
}

extension Color {
    static let brand = Color("brand", bundle: .module)
}

#Preview("Buttons") {
    VStack(spacing: 12) {
        Button("Pay now") {}.buttonStyle(.action)
        Button("Later") {}.buttonStyle(.quiet)
        Button("Sold out") {}.buttonStyle(.action).disabled(true)
    }
    .padding()
}
