import SwiftUI

struct FlatStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(4).background(Color.gray)
    }
}
