internal import ArgumentParser
internal import Catalog
internal import Digests
internal import Rendering
internal import SourceMode

/// Finds which axes change the pictures of specimens, and the tiles that cover these axes' values.
@MainActor struct CoverTrials {
    let part: CatalogPart
    let strength: Int
    private let requests = TileRequests()

    init(part: CatalogPart, strength: Int) { (self.part, self.strength) = (part, strength) }

    func plans(
        of specimens: [Specimen], _ invocation: Invocation, _ console: Console, _ fonts: FontOptions,
        _ outcome: inout Outcome
    ) async throws -> [CoverPlan] {
        // One axis of two values has no pair to save.
        let trials = specimens.map { specimen in
            specimen.axes.count > 1 ? specimen.tiles(at: CoverPlan.trials(of: specimen)) : []
        }
        let tiles = trials.flatMap(\.self)
        var settings = fonts.settings(of: part)
        settings.checksFonts = false
        let pool = try fonts.pool(of: part, invocation, console, settings, threads: 1)
        let digests = try await requests.some(
            tiles, of: part.source?.session, from: pool, RenderingRequest.look,
            progress: { console.progress("cover", $0, of: tiles.count) }
        ) { _, answer -> ContentDigest? in
            if case .look(let look) = answer { look.digest } else { nil }
        }
        try pool.finish()
        console.clearProgress()
        var start = 0
        var plans: [CoverPlan] = []
        var known: [CoverShape: Cover] = [:]
        for (specimen, own) in zip(specimens, trials) {
            let looks = Array(digests[start..<(start + own.count)])
            start += own.count
            do throws(CoverError) {
                plans.append(
                    try CoverPlan(
                        specimen, by: changing(specimen, own, looks), strength: strength, known: &known))
            } catch {
                console.error("\(specimen.id): \(error)")
                outcome.add(3)
            }
        }
        return plans
    }

    /// The axes that change something, or may: of what ends its process nobody knows how it looks.
    private func changing(_ specimen: Specimen, _ tiles: [Tile], _ looks: [ContentDigest?]) -> Set<String> {
        let drawn = zip(tiles, looks).compactMap { tile, look in look.map { (point: tile.point, digest: $0) }
        }
        let effects = AxisEffects.effects(of: specimen.axes, drawn)
        var changing = Set(effects.filter(\.changes).map(\.axis.id))
        let known = Set(effects.map(\.axis.id))
        for axis in specimen.axes.list where axis.values.count > 1 && !known.contains(axis.id) {
            changing.insert(axis.id)
        }
        for (tile, look) in zip(tiles, looks) where look == nil {
            for (axis, value) in zip(specimen.axes.list, tile.point.values) where axis.usual != value {
                changing.insert(axis.id)
            }
        }
        return changing
    }
}
