import Catalog
package import Drawing
import Foundation
import ViewCore

extension Rule {
    static let hueOnly = Rule(
        id: .hueOnly,
        demand: "Two values of a control that differ in nothing but colour differ in lightness by 3:1.",
        source: "WCAG 2.2, 1.4.1 Use of Color, technique G183", severity: .warning,
        check: .specimen { tiles in
            let known = Dictionary(tiles.map { ($0.point, $0) }) { first, _ in first }
            return tiles.compactMap { tile in
                let state = tile.point[.state]
                guard let rest = resting[state.name], let point = tile.point.changing("state", to: rest),
                    let other = known[point]
                else { return nil }
                let (new, old) = (tile.tile, other.tile)
                guard new.digest != old.digest, new.formDigest == old.formDigest,
                    new.colors.count == old.colors.count
                else { return nil }
                let pairs = zip(new.colors, old.colors).filter { $0 != $1 }
                let ratios = pairs.compactMap { a, b in
                    RGBA(hex: a).flatMap { c in RGBA(hex: b).map { contrastRatio(c, $0) } }
                }
                guard !pairs.isEmpty, ratios.count == pairs.count, let most = ratios.max(), most < 3 else {
                    return nil
                }
                let pair = pairs[ratios.firstIndex(of: most) ?? 0]
                return PlacedFinding(
                    Finding(
                        .hueOnly, .warning, at: tile.site,
                        measured:
                            "\(state.name) differs from \(rest) in colour alone, by \(ratioWords(most)): \(pair.0), not \(pair.1)",
                        demanded: "\(ratioWords(3)), or a difference in form",
                        advice:
                            "Add a symbol, a border or another weight, or choose a lighter and a darker colour.",
                        cause: "\(pair)", worth: most), tiles: [tile.id])
            }
        })

    private static let resting = ["on": "off", "selected": "normal", "mixed": "off"]
}

extension RGBA {
    /// An opaque colour as `description` writes it.
    package init?(hex: String) {
        let digits = hex.dropFirst()
        guard hex.hasPrefix("#"), digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        func channel(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
