import Foundation
import SwiftUI

struct Deaf: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        for number in 1..<32 { signal(Int32(number), SIG_IGN) }
        while configuration.isPressed {}
        return configuration.label
    }
}
