package import Catalog
package import Rendering
import Synchronization

/// Asks for tiles whose views may never end: what one of them takes is not taken again for each of its like.
///
/// Tiles of a specimen go to one process, those first that are near its usual one, so that the same ones are lost on
/// every machine. It remembers from one call to the next.
@MainActor package final class TileRequests {
    /// By the specimens' ids.
    private var slow: [String: SlowTiles] = [:]

    package init() {}

    /// The answers in the tiles' order. Nothing can be asked of the pool afterwards.
    ///
    /// - Parameters:
    ///   - session: whose views these are; `nil` for this program's own.
    ///   - conclude: is called on any thread with the tile's place; a tile that is not tried has failed.
    package func answers<R: Sendable>(
        to tiles: [Tile], of session: Session?, from pool: WorkerPool, _ request: (Tile) -> RenderingRequest,
        progress: (Int) -> Void = { _ in }, _ conclude: @escaping @Sendable (Int, RenderingAnswer) -> R
    ) async throws -> [R] {
        guard session != nil else {
            return try await pool.answers(to: tiles.map(request), progress: progress, conclude)
        }
        let answers = try await some(
            tiles, of: session, from: pool, request, progress: progress, conclude)
        try pool.finish()
        return answers
    }

    /// The same, and leaves the pool open for more.
    ///
    /// - Parameter problem: why tiles that have not been tried are not wanted any more.
    package func some<R: Sendable>(
        _ tiles: [Tile], of session: Session?, from pool: WorkerPool, _ request: (Tile) -> RenderingRequest,
        unless problem: @escaping @Sendable () -> String? = { nil },
        progress: (Int) -> Void = { _ in }, _ conclude: @escaping @Sendable (Int, RenderingAnswer) -> R
    ) async throws -> [R] {
        let results = Mutex<[Int: R]>([:])
        guard session != nil else {
            // What ends this program ends all of it, in whatever order.
            for (place, tile) in tiles.enumerated() {
                try await pool.add(request(tile)) { answer in
                    let result = conclude(place, answer)
                    results.withLock { $0[place] = result }
                }
                progress(place + 1)
            }
            pool.wait()
            return results.withLock { results in tiles.indices.compactMap { results[$0] } }
        }
        for places in TileRequests.grouped(tiles) {
            let id = tiles[places[0]].specimen.id
            let slow = slow[id] ?? SlowTiles()
            self.slow[id] = slow
            for place in places {
                let tile = tiles[place]
                try await pool.add(request(tile), unless: { problem() ?? slow.reason(for: tile) }) { answer in
                    if case .failed(let reason) = answer, EarlyEnd.isOutOfTime(reason) {
                        slow.add(tile, because: reason)
                    }
                    let result = conclude(place, answer)
                    results.withLock { $0[place] = result }
                }
                progress(results.withLock(\.count))
            }
        }
        pool.wait()
        progress(results.withLock(\.count))
        return results.withLock { results in tiles.indices.compactMap { results[$0] } }
    }

    /// The places of each specimen's tiles.
    private static func grouped(_ tiles: [Tile]) -> [[Int]] {
        var order: [String] = []
        var places: [String: [Int]] = [:]
        for (place, tile) in tiles.enumerated() {
            if places[tile.specimen.id] == nil { order.append(tile.specimen.id) }
            places[tile.specimen.id, default: []].append(place)
        }
        return order.compactMap { places[$0] }.map { places in
            places.map { (tiles[$0].distance, $0) }.sorted { $0 < $1 }.map(\.1)
        }
    }
}

/// Tiles of one specimen that ran into a limit of time.
private final class SlowTiles: Sendable {
    /// How many are found one by one; after as many, all others are taken to be like them.
    private static let limit = 3

    private struct Found {
        /// What it has otherwise than the usual tile.
        var values: Set<AxisValue>
        /// Why it was given up.
        var reason: String
    }
    private let found = Mutex<[Found]>([])

    /// Why a tile is not to be tried: another one ran into the limit that has nothing unusual that this one has not.
    func reason(for tile: Tile) -> String? {
        found.withLock { found in
            if found.isEmpty { return nil }
            if found.count >= SlowTiles.limit { return found.last?.reason }
            let own = SlowTiles.unusual(tile)
            return found.first { $0.values.isSubset(of: own) }?.reason
        }
    }

    func add(_ tile: Tile, because reason: String) {
        guard self.reason(for: tile) == nil else { return }
        found.withLock { $0.append(Found(values: SlowTiles.unusual(tile), reason: reason)) }
    }

    private static func unusual(_ tile: Tile) -> Set<AxisValue> {
        let pairs = zip(tile.specimen.axes.list, tile.point.values)
        return Set(
            pairs.filter { axis, value in !value.isStandard && axis.usual?.name != value.name }.map(\.1))
    }
}
