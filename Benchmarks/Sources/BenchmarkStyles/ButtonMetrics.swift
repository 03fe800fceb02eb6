import SwiftUI

/// A button's lengths at one control size, in points.
struct ButtonMetrics {
    var font: CGFloat
    var side: CGFloat
    var top: CGFloat
    var lineHeight: CGFloat

    init(_ size: ControlSize) {
        (font, side, top, lineHeight) =
            switch size {
            case .mini: (11, 10, 4, 14)
            case .small: (13, 12, 6, 16)
            case .large: (17, 20, 11, 21)
            case .extraLarge: (20, 26, 14, 25)
            default: (15, 16, 8, 19)
            }
    }
}

/// A button's colours in one colour scheme.
struct ButtonPalette {
    var tint: Color
    var disabledFill: Color
    var disabledStroke: Color
    let onTint = Color.white
    let disabledText = Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)

    init(_ scheme: ColorScheme) {
        if scheme == .dark {
            tint = Color(red: 10 / 255, green: 132 / 255, blue: 1)
            disabledFill = Color(red: 58 / 255, green: 58 / 255, blue: 60 / 255)
            disabledStroke = Color(red: 72 / 255, green: 72 / 255, blue: 74 / 255)
        } else {
            tint = Color(red: 0, green: 122 / 255, blue: 1)
            disabledFill = Color(red: 229 / 255, green: 229 / 255, blue: 234 / 255)
            disabledStroke = Color(red: 199 / 255, green: 199 / 255, blue: 204 / 255)
        }
    }
}

extension View {
    /// The label's font and the room around it.
    func buttonLabel(_ metrics: ButtonMetrics, _ color: Color) -> some View {
        font(.system(size: metrics.font, weight: .semibold))
            .foregroundStyle(color)
            .frame(height: metrics.lineHeight)
            .padding(.horizontal, metrics.side)
            .padding(.vertical, metrics.top)
    }

    /// Fades and shrinks the whole button as one picture.
    func pressed(_ isPressed: Bool) -> some View {
        compositingGroup()
            .opacity(isPressed ? 0.85 : 1)
            .scaleEffect(isPressed ? 0.97 : 1)
    }
}
