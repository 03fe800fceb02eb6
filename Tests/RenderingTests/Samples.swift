import Catalog
import Controls
import Foundation
import ViewCore

struct PlainStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(8) }
}

/// A specimen of a button with a plain style.
func specimen(
    _ name: String, configuration: (any Sendable)? = nil, axes: Axes = Axes(), label: String = "Go",
    width: CGFloat = 320
) -> Specimen {
    Specimen(name, style: PlainStyle.self, configuration: configuration, axes: axes, width: width) {
        Button(label) {}.buttonStyle(PlainStyle())
    }
}

/// Axes of one point.
func onePoint(_ change: (inout Axes) -> Void = { _ in }) -> Axes {
    var axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light])
    change(&axes)
    return axes
}
