import SwiftUI

struct Touchy: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.isPressed { fatalError("on purpose") }
        return configuration.label
    }
}

struct Listed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity([1.0, 0.5][configuration.isPressed ? 2 : 0])
    }
}

struct Never: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(CGFloat(Int("x")!))
    }
}
