import SwiftUI

/// Rises under the pointer, with a light where the pointer is.
struct LiftButtonStyle: ButtonStyle {
    @State private var isOver = false
    @State private var place: CGPoint?
    @Environment(\.isFocused) private var isFocused

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 24)
            .padding(.vertical, 12)
            .background {
                ZStack {
                    RoundedRectangle(cornerRadius: 10).fill(.teal.opacity(isOver ? 0.3 : 0.15))
                    if let place {
                        Circle().fill(.white.opacity(0.8)).frame(width: 12, height: 12).blur(radius: 3)
                            .position(place)
                    }
                }
            }
            .overlay {
                RoundedRectangle(cornerRadius: 10)
                    .strokeBorder(isFocused ? Color.accentColor : .teal, lineWidth: isFocused ? 3 : 1)
            }
            .shadow(color: .black.opacity(isOver ? 0.25 : 0), radius: 6, y: 4)
            .offset(y: isOver ? -2 : 0)
            .opacity(configuration.isPressed ? 0.6 : 1)
            .onHover { isOver = $0 }
            .onContinuousHover { phase in
                switch phase {
                case .active(let point): place = point
                case .ended: place = nil
                }
            }
            .pointerStyle(.link)
    }
}

extension ButtonStyle where Self == LiftButtonStyle {
    static var lift: LiftButtonStyle { LiftButtonStyle() }
}

/// A switch that hears taps and keys only, so that a finger that rests shows nothing.
struct TappedToggleStyle: ToggleStyle {
    @FocusState private var isFocused: Bool

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                .foregroundStyle(.tint)
                .padding(4)
                .overlay {
                    if isFocused { RoundedRectangle(cornerRadius: 6).strokeBorder(.tint, lineWidth: 2) }
                }
                .focusable()
                .focused($isFocused)
                .onKeyPress(.space) {
                    configuration.isOn.toggle()
                    return .handled
                }
                .onTapGesture { configuration.isOn.toggle() }
                .accessibilityAddTraits(.isToggle)
                .accessibilityValue(configuration.isOn ? "on" : "off")
            configuration.label
        }
    }
}

extension ToggleStyle where Self == TappedToggleStyle {
    static var tapped: TappedToggleStyle { TappedToggleStyle() }
}
