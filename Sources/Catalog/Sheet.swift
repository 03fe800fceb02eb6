import Drawing
import Foundation
public import ViewCore

extension Studio {
    /// A specimen's tiles in one captioned picture, with what the tiles warned of.
    public func sheet(_ specimen: Specimen, tiles: [Tile], scale: Double = 2) -> LaidOut {
        let plan = SheetPlan(specimen, tiles: tiles)
        var warnings: [String] = []
        let pictures = plan.rows.map { row in
            row.tiles.map { tile -> DisplayList? in
                guard let tile else { return nil }
                let laidOut = layOut(tile, needsTrace: false)
                for warning in laidOut.warnings where !warnings.contains(warning) {
                    warnings.append(warning)
                }
                return laidOut.list
            }
        }
        let group = specimen.id.split(separator: "/").first.map(String.init) ?? ""
        let view = SheetView(
            plan: plan, pictures: pictures, title: specimen.preset,
            subtitle: "\(group)  ·  \(specimen.control)  ·  \(specimen.style)")
        var environment = EnvironmentValues()
        environment.displayScale = scale
        var options = TileOptions()
        options.needsTrace = false
        var sheet = ViewGraph(engine: engine).layOut(view, in: environment, options: options)
        sheet.warnings = warnings + sheet.warnings
        return sheet
    }
}
