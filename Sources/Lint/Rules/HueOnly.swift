import Catalog
package import Drawing
import Foundation
import ViewCore

extension Rule {
    static let hueOnly = Rule(
        id: .hueOnly,
        demand:
            "Two values of a control that differ in nothing but colour differ in lightness by 3:1, also to people who see fewer colours.",
        source: "WCAG 2.2, 1.4.1 Use of Color, technique G183", severity: .warning,
        check: .specimen { tiles in
            let known = Dictionary(tiles.map { ($0.point, $0) }) { first, _ in first }
            return tiles.compactMap { tile in
                let state = tile.point[.state]
                guard let rest = resting[state.name], let point = tile.point.changing("state", to: rest),
                    let other = known[point]
                else { return nil }
                let (new, old) = (tile.tile, other.tile)
                guard !new.lacksColors, new.digest != old.digest, new.formDigest == old.formDigest,
                    new.colors.count == old.colors.count
                else { return nil }
                let pairs = zip(new.colors, old.colors).filter { $0 != $1 }
                let colors = pairs.compactMap { a, b in
                    RGBA(hex: a).flatMap { c in RGBA(hex: b).map { (c, $0) } }
                }
                guard !pairs.isEmpty, colors.count == pairs.count else { return nil }
                // To each kind of vision the pair that differs most tells the values apart.
                let readings = visions.compactMap { vision in
                    colors.indices.map { place -> (ratio: Double, place: Int, vision: ColorVision) in
                        let (a, b) = colors[place]
                        return (
                            contrastRatio(a.luminance(to: vision), b.luminance(to: vision)), place, vision
                        )
                    }.max { $0.ratio < $1.ratio }
                }
                guard let least = readings.min(by: { $0.ratio < $1.ratio }), least.ratio < 3 else {
                    return nil
                }
                let (most, pair) = (least.ratio, pairs[least.place])
                let eyes = least.vision == .achromatopsia ? "" : " to eyes with \(least.vision.rawValue)"
                return PlacedFinding(
                    Finding(
                        .hueOnly, .warning, at: tile.site,
                        measured:
                            "\(state.name) differs from \(rest) in colour alone, by \(ratioWords(most))\(eyes): \(pair.0), not \(pair.1)",
                        demanded: "\(ratioWords(3)), or a difference in form",
                        advice:
                            "Add a symbol, a border or another weight, or choose a lighter and a darker colour.",
                        cause: "\(pair)", worth: most), tiles: [tile.id])
            }
        })

    /// Gray first: it has the lightness that all see, and is told where another kind is no worse.
    private static let visions: [ColorVision] = [.achromatopsia, .protanopia, .deuteranopia, .tritanopia]

    private static let resting = ["on": "off", "selected": "normal", "mixed": "off"]
}

extension RGBA {
    /// WCAG's relative luminance of what people see of the opaque colour.
    func luminance(to vision: ColorVision) -> Double {
        guard let matrix = vision.filter?.values else { return relativeLuminance(self) }
        let light = linearLight
        func channel(_ row: Int) -> Double {
            let sum = (0..<3).reduce(0) { $0 + matrix[row * 5 + $1] * light[$1] }
            return min(max(sum, 0), 1)
        }
        return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
    }

    /// An opaque colour as `description` writes it.
    package init?(hex: String) {
        let digits = hex.dropFirst()
        guard hex.hasPrefix("#"), digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        func channel(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
