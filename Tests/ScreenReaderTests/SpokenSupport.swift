import Drawing
import Foundation
import ScreenReader
import ViewCore

/// What a screen reader meets in a view, as lines.
@MainActor func spoken(_ view: some View, width: CGFloat? = 320) -> String {
    spokenTree(view, width: width).description
}

@MainActor func spokenTree(
    _ view: some View, width: CGFloat? = 320, in environment: EnvironmentValues = EnvironmentValues()
) -> SpokenTree {
    SpokenTree(laidOutForSpeech(view, width: width, in: environment).trace)
}

@MainActor func laidOutForSpeech(
    _ view: some View, width: CGFloat? = 320, in environment: EnvironmentValues = EnvironmentValues()
) -> LaidOut {
    var options = TileOptions()
    options.width = width
    options.tellsSpoken = true
    return ViewGraph(engine: FixedTextEngine()).layOut(view, in: environment, options: options)
}

/// Lines as one text.
func lines(_ lines: String...) -> String { lines.joined(separator: "\n") }
