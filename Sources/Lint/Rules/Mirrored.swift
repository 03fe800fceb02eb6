import Catalog
import Foundation
import ViewCore

extension Rule {
    static let mirrored = Rule(
        id: .mirrored,
        demand:
            "From right to left, no text, numeral, logo, check mark or clock is drawn as its mirror image.",
        source: "Human Interface Guidelines, Right to left: Numbers and characters, Interface icons",
        severity: .warning,
        check: .specimen { tiles in
            let known = Dictionary(tiles.map { ($0.point, $0) }) { first, _ in first }
            return tiles.flatMap { turned -> [PlacedFinding] in
                guard turned.point[.direction] == .rightToLeft else { return [] }
                // What is a mirror image from left to right as well, such as a reflection, is meant to be one.
                let plain = turned.point.changing("direction", to: "leftToRight").flatMap { known[$0] }
                guard let plain else { return [] }
                let usual = Set(plain.tile.mirrored.map(\.place))
                var told: Set<String> = []
                return turned.tile.mirrored.compactMap { ink in
                    guard !usual.contains(ink.place), !ink.isSymbol || keepsItsSides(ink.name),
                        ink.box.count == 4, told.insert(ink.place + ink.name).inserted
                    else { return nil }
                    let box = CGRect(x: ink.box[0], y: ink.box[1], width: ink.box[2], height: ink.box[3])
                    return PlacedFinding(
                        Finding(
                            .mirrored, .warning, at: Site(view: ink.view, place: ink.place, frame: box),
                            measured: "drawn as the mirror image of “\(ink.name.prefix(40))”",
                            demanded: "as from left to right",
                            advice:
                                "Leave `flipsForRightToLeftLayoutDirection` or the scale of −1 away from it.",
                            cause: ink.name),
                        tiles: [turned.id])
                }
            }
        })
}

/// Whether a symbol is of those that the guidelines say are not flipped: marks and logos that all know, clocks, which are
/// real objects, and numerals.
///
/// The guidelines flip what shows a direction of reading or of motion, and say nothing certain of other symbols.
private func keepsItsSides(_ symbol: String) -> Bool {
    let words = symbol.split(separator: ".")
    guard let first = words.first else { return false }
    return ["checkmark", "clock", "alarm", "applelogo", "number"].contains(first)
        || words.contains("logo") || first.allSatisfy { $0.isASCII && $0.isNumber }
}
