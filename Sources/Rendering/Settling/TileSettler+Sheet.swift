public import Catalog
import Drawing
import Foundation
public import ViewCore

extension TileSettler {
    /// A specimen's tiles in one captioned picture, with what the tiles warned of.
    ///
    /// - Parameter isFolded: shows equal rows as one, and equal columns.
    public func sheet(
        _ specimen: Specimen, tiles: [Tile], scale: Double = 2, isFolded: Bool = true
    ) -> LaidOut {
        let plan = SheetPlan(specimen, tiles: tiles)
        let pictures = plan.rows.map { row in
            row.tiles.map { tile in tile.map { layOut($0, needsTrace: false) } }
        }
        return compose(plan, pictures, scale: scale, isFolded: isFolded)
    }

    /// As `sheet`, each tile settled with its tasks.
    public func settledSheet(
        _ specimen: Specimen, tiles: [Tile], scale: Double = 2, isFolded: Bool = true
    ) async -> LaidOut {
        let plan = SheetPlan(specimen, tiles: tiles)
        var pictures: [[LaidOut?]] = []
        for row in plan.rows {
            var pieces: [LaidOut?] = []
            for tile in row.tiles {
                guard let tile else {
                    pieces.append(nil)
                    continue
                }
                pieces.append(await settle(tile, needsTrace: false))
            }
            pictures.append(pieces)
        }
        return compose(plan, pictures, scale: scale, isFolded: isFolded)
    }

    private func compose(
        _ plan: SheetPlan, _ pieces: [[LaidOut?]], scale: Double, isFolded: Bool
    ) -> LaidOut {
        let specimen = plan.specimen
        var warnings: [String] = []
        for warning in pieces.joined().compactMap(\.self).flatMap(\.warnings)
        where !warnings.contains(warning) {
            warnings.append(warning)
        }
        var plan = plan
        var pictures = pieces.map { $0.map { $0?.list } }
        if isFolded {
            let folded = plan.folded(pictures.map { $0.map { $0?.digest } })
            plan = folded.plan
            pictures = folded.rows.map { row in folded.columns.map { pictures[row][$0] } }
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
