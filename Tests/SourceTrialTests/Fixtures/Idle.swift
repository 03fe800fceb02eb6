import Foundation
import SwiftUI

struct Idle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        usleep(200_000)
        return configuration.label
    }
}
