import SwiftUI

struct DeepStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(5).background(Color.orange)
    }
}
