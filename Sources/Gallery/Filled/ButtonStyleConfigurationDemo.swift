import SwiftUI
import UIKit

struct ButtonStyleConfigurationDemo: View {
    struct FilledButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .font(.headline)
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                .background(configuration.isPressed ? Color.blue.opacity(0.6) : Color.blue)
                .foregroundStyle(.white)
                .clipShape(Capsule())
        }
    }
    var body: some View {
        Button("Save Changes") {}
            .buttonStyle(FilledButtonStyle())
            .padding()
    }
}
