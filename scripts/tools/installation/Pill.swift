import SwiftUI

struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(isEnabled ? Color.blue : Color.gray, in: Capsule())
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

#Preview {
    Button("Save") {}.buttonStyle(PillButtonStyle())
}
