import SwiftUI

/// A small capsule with a dot before its label.
struct BadgeButtonStyle: ButtonStyle {
    var color: Color = .indigo
    var hasDot = true

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            if hasDot {
                Circle().frame(width: 6, height: 6)
            }
            configuration.label
        }
        .font(controlSize >= .large ? .headline : .subheadline.weight(.semibold))
        .foregroundStyle(isEnabled ? color : .gray)
        .padding(.horizontal, controlSize >= .large ? 16 : 10)
        .padding(.vertical, controlSize >= .large ? 10 : 5)
        .background((isEnabled ? color : .gray).opacity(configuration.isPressed ? 0.3 : 0.15))
        .clipShape(Capsule())
    }
}

extension ButtonStyle where Self == BadgeButtonStyle {
    static var badge: BadgeButtonStyle { .init() }
    static var warningBadge: BadgeButtonStyle { .init(color: .orange) }
    static var plainBadge: BadgeButtonStyle { .init(hasDot: false) }
}
