import Controls
import Drawing
import Foundation
package import ViewCore

/// What stands where on a style sheet: columns are states in light and dark, rows the other axes.
package struct SheetPlan {
    package struct Row {
        package var caption: String
        /// By column: light states, then dark ones.
        package var tiles: [Tile?]
    }
    package struct Half {
        package var scheme: ColorScheme
        package var states: [TileState]
    }

    package var specimen: Specimen
    package var halves: [Half]
    package var rows: [Row]

    package init(_ specimen: Specimen, tiles: [Tile]) {
        self.specimen = specimen
        let halves = specimen.axes.schemes.map { Half(scheme: $0, states: specimen.axes.states) }
        self.halves = halves
        var order: [TilePoint] = []
        var byRow: [TilePoint: [TilePoint: Tile]] = [:]
        for tile in tiles {
            let key = SheetPlan.row(of: tile.point)
            if byRow[key] == nil { order.append(key) }
            byRow[key, default: [:]][tile.point] = tile
        }
        rows = order.map { key in
            Row(
                caption: SheetPlan.caption(key, in: specimen.axes),
                tiles: halves.flatMap { half in
                    half.states.map { state in
                        var point = key
                        point.state = state
                        point.scheme = half.scheme
                        return byRow[key]?[point]
                    }
                })
        }
    }

    /// The point with what the columns show taken out.
    private static func row(of point: TilePoint) -> TilePoint {
        var row = point
        row.state = .normal
        row.scheme = .light
        return row
    }

    /// The axes that vary, in words; a sheet of one row has no need of more than its size.
    private static func caption(_ point: TilePoint, in axes: Axes) -> String {
        var parts: [String] = []
        if axes.sizes.count > 1 || axes.custom.isEmpty { parts.append(readable(point.size.rawValue)) }
        if axes.contrasts.count > 1 { parts.append("contrast \(point.contrast.rawValue)") }
        if axes.types != [.large] { parts.append(readable(point.type.rawValue)) }
        if axes.directions != [.leftToRight] {
            parts.append(point.direction == .rightToLeft ? "right to left" : "left to right")
        }
        if axes.locales.count > 1 { parts.append(point.locale) }
        if axes.scales.count > 1 { parts.append("@\(shortNumber(point.scale))x") }
        for value in point.custom {
            parts.append("\(readable(value.axis)) \(value.value)")
        }
        return parts.joined(separator: "\n")
    }

    /// `extraLarge` → `extra large`.
    static func readable(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result += " " }
            result += character.lowercased()
        }
        return result
    }
}
