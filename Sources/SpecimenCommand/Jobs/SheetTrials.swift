internal import Catalog
internal import Rendering

/// A sheet whose drawing has ended its process, once more without the tiles that do so.
@MainActor struct SheetTrials {
    /// Those that let views end nothing but themselves.
    let workers: Workers
    let settler: TileSettler
    let settings: RenderingSettings

    struct Result {
        /// The sheet with a cell in place of each tile that is lost, or why there is none.
        var answer: RenderingAnswer
        /// Why tiles are lost, by their ids.
        var lost: [String: String] = [:]
    }

    /// - Parameter problem: why there was no sheet the first time.
    func draw(_ request: SheetRequest, after problem: String) async throws -> Result {
        var result = Result(answer: .failed(problem))
        for tiles in SheetTrials.parts(request.tiles) {
            // One that never ends takes seconds: those that share what it alone has are not tried.
            let slow = SheetTrials.slowValues(result.lost, request.tiles)
            var tried: [Tile] = []
            for tile in tiles {
                if let value = tile.point.values.first(where: { slow[$0] != nil }) {
                    result.lost[tile.id] = slow[value]
                } else {
                    tried.append(tile)
                }
            }
            let reasons = try await pool(tried.count).answers(to: tried.map(RenderingRequest.trial)) {
                [tried] place, answer -> (String, String)? in
                if case .failed(let reason) = answer { (tried[place].id, reason) } else { nil }
            }
            for case (let id, let reason)? in reasons { result.lost[id] = reason }
            guard result.lost.count < request.tiles.count,
                reasons.contains(where: { $0 == nil }) || tried.isEmpty
            else {
                // What fails wherever it was tried is not tried everywhere.
                result.answer = .failed(reasons.first.flatMap { $0?.1 } ?? problem)
                return result
            }
        }
        guard !result.lost.isEmpty else { return result }
        var request = request
        request.lost = result.lost
        if let answer = try await pool(1).answers(to: [.sheet(request)], { $1 }).first {
            result.answer = answer
        }
        return result
    }

    private func pool(_ count: Int) throws -> WorkerPool {
        try WorkerPool(workers, settler: settler, settings: settings, expecting: count)
    }

    /// Values that a tile near the usual one has in place of the usual, and by which it did not end: why.
    private static func slowValues(_ lost: [String: String], _ tiles: [Tile]) -> [AxisValue: String] {
        var slow: [AxisValue: String] = [:]
        for tile in tiles where tile.distance == 1 {
            guard let reason = lost[tile.id], EarlyEnd.isOutOfTime(reason) else { continue }
            for (axis, value) in zip(tile.specimen.axes.list, tile.point.values)
            where !value.isStandard && axis.usual?.name != value.name { slow[value] = reason }
        }
        return slow
    }

    /// Those first of which each differs from the usual tile in one axis at most, then all others.
    private static func parts(_ tiles: [Tile]) -> [[Tile]] {
        let near = tiles.filter { $0.distance <= 1 }
        return [near, tiles.filter { $0.distance > 1 }].filter { !$0.isEmpty }
    }
}
