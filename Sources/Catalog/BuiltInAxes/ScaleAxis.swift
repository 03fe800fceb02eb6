import Foundation
import ViewCore

extension Axis where Value == Double {
    /// Pixels per point.
    public static var scale: Axis { scaleAxis }
}

private let scaleAxis = Axis(
    "scale", title: "Scale", [1, 2, 3], default: 2, spelling: .last(prefix: "@", suffix: "x"),
    isReplaced: true,
    open: OpenValues(
        name: { shortNumber($0) },
        // A tile is drawn at the scale that its id says, which has three decimals: another is refused, since
        // two that differ behind them would be one tile.
        parse: { text in
            Double(text).flatMap { $0 >= 0.25 && $0 <= 16 && Double(shortNumber($0)) == $0 ? $0 : nil }
        },
        hint: "a number of pixels per point from 0.25 to 16 with at most three decimals"),
    caption: { "@\(shortNumber($0))x" }
) { scale, setting in setting.environment.displayScale = scale }
