package import Catalog
import Digests
import ViewCore

/// What becomes of the states of tiles, by the tiles' ids; those whose states ask for nothing are left out.
///
/// Asks for a look at each of them, and where a request was taken at the same tile without it.
///
/// - Parameter looks: one for each tile; `nil` where the tile could not be laid out.
@MainActor package func stateOutcomes(
    of tiles: [Tile], looks: ([Tile]) async throws -> [DrawnLook?]
) async throws -> [(id: String, outcome: StateOutcome)] {
    let asking = tiles.filter { !$0.setting.options.requests.isEmpty }
    var known: [String: DrawnLook] = [:]
    for (tile, look) in zip(asking, try await looks(asking)) { known[tile.id] = look }
    var rests: [String: Tile] = [:]
    for tile in asking {
        guard let look = known[tile.id] else { continue }
        for request in StateRequests.each where look.claimed.contains(request) {
            let rest = tile.leavingOut(request)
            if known[rest.id] == nil { rests[rest.id] = rest }
        }
    }
    let others = rests.sorted { $0.key < $1.key }.map(\.value)
    for (tile, look) in zip(others, try await looks(others)) { known[tile.id] = look }
    return asking.compactMap { tile in
        guard let look = known[tile.id] else { return nil }
        let outcome = StateOutcome(claimed: look.claimed, unclaimed: look.unclaimed, digest: look.digest) {
            known[tile.leavingOut($0).id]?.digest
        }
        return (tile.id, outcome)
    }
}

extension Tile {
    fileprivate func leavingOut(_ request: StateRequests) -> Tile {
        moved(to: point.leavingOut(request))
    }
}
