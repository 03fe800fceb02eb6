import Foundation
import ViewCore

/// When a tile is drawn: at rest, or some time after it has changed.
public struct Moment: Hashable, Sendable {
    /// Milliseconds after the change; `nil` once all has come to rest.
    public let milliseconds: Double?

    private init(_ milliseconds: Double?) { self.milliseconds = milliseconds }

    /// Once all has come to rest.
    public static let settled = Moment(nil)

    /// Some milliseconds after the change, 0…60,000 with at most three decimals; `nil` for any other number.
    public init?(milliseconds: Double) {
        guard milliseconds >= 0, milliseconds <= 60_000, Double(shortNumber(milliseconds)) == milliseconds
        else { return nil }
        self.milliseconds = milliseconds
    }

    var name: String { milliseconds.map { shortNumber($0) } ?? "settled" }
}

extension Axis where Value == Moment {
    /// How long after its change a tile is drawn; usually once all has come to rest.
    public static var moment: Axis { momentAxis }
}

private let momentAxis = Axis(
    "moment", title: "Moment", [Moment.settled], default: .settled, place: .columns,
    isReplaced: true,
    open: OpenValues(
        name: \.name,
        // The id says the number with three decimals: another is refused, since two that differ behind them would be one
        // tile.
        parse: { text in
            if text == "settled" { return .settled }
            let isPlain = text.utf8.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
            }
            return isPlain ? Double(text).flatMap { Moment(milliseconds: $0) } : nil
        },
        hint: "milliseconds after the change from 0 to 60000 with at most three decimals, or settled",
        example: "100"),
    caption: { moment in moment.milliseconds.map { "\(shortNumber($0)) ms" } ?? "at rest" }
) { moment, setting in
    setting.options.moment = moment.milliseconds.map { TileMoment(at: $0 / 1000) }
}
