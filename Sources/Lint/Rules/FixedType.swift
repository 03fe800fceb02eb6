import Catalog
import Foundation
import ViewCore

extension Rule {
    static let fixedType = Rule(
        id: .fixedType, demand: "Text grows with the type size that somebody has chosen.",
        source: "WCAG 2.2, 1.4.4 Resize Text; Human Interface Guidelines, Typography", severity: .warning,
        check: .specimen { tiles in
            let usual = Dictionary(tiles.map { ($0.point, $0) }) { first, _ in first }
            return tiles.flatMap { large -> [PlacedFinding] in
                // AppKit has no type sizes.
                guard large.point[.type].isAccessibilitySize, large.point[.platform] == .ios,
                    let standard = large.point.at(.large).flatMap({ usual[$0] })
                else { return [] }
                var left = standard.tile.texts
                return large.tile.texts.compactMap { text in
                    guard
                        let index = left.firstIndex(where: {
                            $0.string == text.string && $0.place == text.place
                        })
                    else { return nil }
                    let old = left.remove(at: index)
                    guard !text.isSystem, text.size <= old.size, text.box.count == 4 else { return nil }
                    let box = CGRect(x: text.box[0], y: text.box[1], width: text.box[2], height: text.box[3])
                    let site = Site(view: text.view, place: text.place, frame: box)
                    return PlacedFinding(
                        Finding(
                            .fixedType, .warning, at: site,
                            measured:
                                "\(pointWords(text.size)) points at \(large.point[.type].rawValue) as at large",
                            demanded: "larger text at a larger type size",
                            advice:
                                "Use a text style such as `.body`, or `relativeTo:`, `@ScaledMetric` for a size of its own.",
                            cause: "fixed", worth: text.size), tiles: [large.id])
                }
            }
        })
}

extension TilePoint {
    /// The point at another type size.
    fileprivate func at(_ type: DynamicTypeSize) -> TilePoint? { changing("type", to: type.rawValue) }
}
