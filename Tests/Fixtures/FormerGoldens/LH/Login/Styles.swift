import SwiftUI

struct LoginStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(8).background(Color.blue)
    }
}
