import SwiftUI

struct HomeStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(6).background(Color.green)
    }
}
