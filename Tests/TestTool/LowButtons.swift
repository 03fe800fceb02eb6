import Catalog
import SwiftUI

/// Buttons of which `lint` tells something that is no error: a finger wants more room, and no press is seen.
let lowButtons = Catalog("Faults") {
    for name in ["low", "lower", "lowest"] {
        Specimen(
            "Button/\(name)", style: LowButtonStyle.self,
            axes: Axes(states: [.normal, .pressed], sizes: [.regular], schemes: [.light])
        ) { _ in
            Button(name) {}.buttonStyle(LowButtonStyle(height: 40 - CGFloat(name.count)))
        }
    }
}

private struct LowButtonStyle: ButtonStyle {
    let height: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.black).fixedSize().frame(minWidth: 80).frame(height: height)
    }
}
