package import Catalog
import Digests
import ViewCore

extension TileSettler {
    /// What becomes of the states of `tiles`, by their ids; those whose states ask for nothing are left out.
    ///
    /// Lays them out, and where a request was taken the same tile without it.
    package func stateOutcomes(
        of tiles: [Tile], progress: (Int) -> Void = { _ in }
    ) async -> [(id: String, outcome: StateOutcome)] {
        var known: [String: ContentDigest] = [:]
        var outcomes: [(id: String, outcome: StateOutcome)] = []
        for (index, tile) in tiles.enumerated() {
            progress(index + 1)
            guard !tile.setting.options.requests.isEmpty else { continue }
            let laidOut = await settle(tile, needsTrace: false)
            let digest = laidOut.list.digest
            known[tile.id] = digest
            for request in StateRequests.each where laidOut.claimed.contains(request) {
                let rest = Tile(
                    specimen: tile.specimen, point: tile.point.leavingOut(request), label: tile.label)
                guard known[rest.id] == nil else { continue }
                known[rest.id] = await settle(rest, needsTrace: false).list.digest
            }
            let outcome = StateOutcome(
                claimed: laidOut.claimed, unclaimed: laidOut.unclaimed, digest: digest
            ) { request in
                known["\(tile.specimen.id)/\(tile.point.leavingOut(request).name)"]
            }
            outcomes.append((tile.id, outcome))
        }
        return outcomes
    }
}
