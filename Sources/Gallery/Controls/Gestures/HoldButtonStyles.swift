import SwiftUI

/// Acts when the finger has stayed for half a second; until then a bar says that it has to.
struct HoldButtonStyle: PrimitiveButtonStyle {
    @State private var isPressing = false
    @State private var isDone = false
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            Image(systemName: isDone ? "checkmark.circle.fill" : "trash")
            configuration.label
        }
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
        .background {
            ZStack(alignment: .leading) {
                Rectangle().fill(isDone ? Color.green : .red)
                if isPressing {
                    GeometryReader { proxy in
                        Rectangle().fill(.black.opacity(0.35)).frame(width: proxy.size.width * 0.98)
                    }
                }
            }
        }
        .clipShape(.capsule)
        .scaleEffect(isPressing ? 0.97 : 1)
        .opacity(isEnabled ? 1 : 0.4)
        .onLongPressGesture(minimumDuration: 0.5, maximumDistance: 40) {
            isDone = true
            configuration.trigger()
        } onPressingChanged: {
            isPressing = $0
        }
        .sensoryFeedback(.success, trigger: isDone)
        .accessibilityHint("Touch and hold to delete")
        .accessibilityAction { configuration.trigger() }
    }
}

extension PrimitiveButtonStyle where Self == HoldButtonStyle {
    static var hold: HoldButtonStyle { HoldButtonStyle() }
}

/// Grows under the finger, by the state of a gesture alone.
struct SwellButtonStyle: PrimitiveButtonStyle {
    @GestureState private var isHeld = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(.semibold)
            .padding(.horizontal, 24)
            .padding(.vertical, 14)
            .foregroundStyle(isHeld ? .white : .purple)
            .background(
                isHeld ? AnyShapeStyle(.purple.gradient) : AnyShapeStyle(.purple.opacity(0.15)),
                in: .rect(cornerRadius: isHeld ? 24 : 12)
            )
            .scaleEffect(isHeld ? 1.08 : 1)
            .gesture(
                LongPressGesture(minimumDuration: .infinity)
                    .updating($isHeld) { value, state, _ in state = value }
            )
            .simultaneousGesture(TapGesture().onEnded { configuration.trigger() })
    }
}

extension PrimitiveButtonStyle where Self == SwellButtonStyle {
    static var swell: SwellButtonStyle { SwellButtonStyle() }
}
