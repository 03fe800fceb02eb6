internal import Catalog
internal import Rendering
import Synchronization

/// Asks for tiles in rounds, those of each specimen first that are near its usual one: what a view that never ends
/// takes is not taken again for each of its tiles.
///
/// Rounds depend on the tiles alone, so that the same ones are lost on every machine.
@MainActor struct TileRounds {
    private var slow: [String: SlowTiles] = [:]

    /// Asks the pool for each of the tiles that may come to an end, and leaves it open for more.
    ///
    /// - Parameter conclude: is called on any thread with the tile's place; a tile that is not tried has failed.
    mutating func answers<R: Sendable>(
        from pool: WorkerPool, for tiles: [Tile], _ request: (Tile) -> RenderingRequest,
        progress: (Int) -> Void = { _ in },
        _ conclude: @escaping @Sendable (Int, RenderingAnswer) -> R
    ) async throws -> [R] {
        let results = Mutex<[Int: R]>([:])
        var waiting = Dictionary(grouping: tiles.indices) { tiles[$0].specimen.id }.mapValues { places in
            places.sorted { (tiles[$0].distance, $0) < (tiles[$1].distance, $1) }[...]
        }
        let order = waiting.keys.sorted()
        var length = 1
        while !waiting.isEmpty {
            let late = Mutex<[(place: Int, reason: String)]>([])
            for id in order {
                guard var places = waiting.removeValue(forKey: id) else { continue }
                var count = 0
                while count < length, let place = places.popFirst() {
                    if let reason = slow[id]?.reason(for: tiles[place]) {
                        let result = conclude(place, .failed(reason))
                        results.withLock { $0[place] = result }
                        continue
                    }
                    count += 1
                    try await pool.add(request(tiles[place])) { answer in
                        if case .failed(let reason) = answer, EarlyEnd.isOutOfTime(reason) {
                            late.withLock { $0.append((place, reason)) }
                        }
                        let result = conclude(place, answer)
                        results.withLock { $0[place] = result }
                    }
                }
                if !places.isEmpty { waiting[id] = places }
            }
            pool.wait()
            for (place, reason) in late.withLock(\.self).sorted(by: { $0.place < $1.place }) {
                slow[tiles[place].specimen.id, default: SlowTiles()].add(tiles[place], because: reason)
            }
            progress(results.withLock(\.count))
            length = min(length * 4, TileRounds.longest)
        }
        return results.withLock { results in tiles.indices.compactMap { results[$0] } }
    }

    /// Asks for each of the tiles: in rounds where a view may end what draws it, else all at once. Nothing can be asked
    /// of the pool afterwards.
    static func answers<R: Sendable>(
        ofAll pool: WorkerPool, for tiles: [Tile], _ request: (Tile) -> RenderingRequest,
        progress: (Int) -> Void, _ conclude: @escaping @Sendable (Int, RenderingAnswer) -> R
    ) async throws -> [R] {
        guard SourceRun.current.isolates else {
            return try await pool.answers(to: tiles.map(request), progress: progress, conclude)
        }
        var rounds = TileRounds()
        let answers = try await rounds.answers(
            from: pool, for: tiles, request, progress: progress, conclude)
        try pool.finish()
        return answers
    }

    /// Tiles of one specimen that are asked for at once, all of which may be slow.
    private static let longest = 8
}

/// Tiles of one specimen that ran into a limit of time.
struct SlowTiles {
    /// How many are found one by one; after as many, all others are taken to be like them.
    private static let limit = 3

    private var count = 0
    /// What each has otherwise than the usual tile, and why it was given up.
    private var found: [(values: Set<AxisValue>, reason: String)] = []

    /// Why a tile is not to be tried: another one ran into the limit that has nothing unusual that this one has not.
    func reason(for tile: Tile) -> String? {
        if count >= SlowTiles.limit { return found.last?.reason }
        let own = SlowTiles.unusual(tile)
        return found.first { $0.values.isSubset(of: own) }?.reason
    }

    mutating func add(_ tile: Tile, because reason: String) {
        count += 1
        found.append((SlowTiles.unusual(tile), reason))
    }

    private static func unusual(_ tile: Tile) -> Set<AxisValue> {
        let pairs = zip(tile.specimen.axes.list, tile.point.values)
        return Set(
            pairs.filter { axis, value in !value.isStandard && axis.usual?.name != value.name }.map(\.1))
    }
}
