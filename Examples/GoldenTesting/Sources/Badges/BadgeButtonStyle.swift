import SwiftUI

/// A small tinted capsule.
public struct BadgeButtonStyle: ButtonStyle {
    var tint: Color

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.footnote.weight(.semibold))
            .foregroundStyle(tint)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(tint.opacity(configuration.isPressed ? 0.3 : 0.15), in: Capsule())
    }
}

extension ButtonStyle where Self == BadgeButtonStyle {
    public static var info: BadgeButtonStyle { .init(tint: .blue) }
    public static var warning: BadgeButtonStyle { .init(tint: .orange) }
}
