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

/// A catalogue of the group `Group` with these specimens.
func catalog(_ specimens: Specimen...) -> Catalog { Catalog("Group") { specimens } }

/// Axes of one point.
func onePoint(_ change: (inout Axes) -> Void = { _ in }) -> Axes {
    var axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light])
    change(&axes)
    return axes
}

/// The part behind the specimen's id of the only tile of these axes.
func tileName(_ change: (inout Axes) -> Void) -> String {
    onePoint(change).points.map(\.name).joined(separator: " ")
}
