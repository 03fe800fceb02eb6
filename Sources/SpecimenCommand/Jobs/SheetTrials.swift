internal import Catalog
internal import Rendering
internal import SourceMode

/// A sheet whose drawing has ended its process, once more without the tiles that do so.
@MainActor struct SheetTrials {
    let part: CatalogPart
    /// Workers that let views end nothing but themselves, for so many requests.
    let pool: @MainActor (Int) throws -> WorkerPool

    struct Result {
        /// The sheet with a cell in place of each tile that is lost, or why there is none.
        var answer: RenderingAnswer
        /// Why tiles are lost, by their ids.
        var lost: [String: String] = [:]
    }

    /// - Parameter problem: why there was no sheet the first time.
    func draw(_ request: SheetRequest, after problem: String) async throws -> Result {
        var result = Result(answer: .failed(problem))
        var asked = 0
        let requests = TileRequests()
        for tiles in SheetTrials.parts(request.tiles) {
            let reasons = try await requests.answers(
                to: tiles, of: part.source?.session, from: try pool(tiles.count), RenderingRequest.trial
            ) { place, answer -> (String, String)? in
                if case .failed(let reason) = answer { (tiles[place].id, reason) } else { nil }
            }
            for case (let id, let reason)? in reasons { result.lost[id] = reason }
            asked += tiles.count
            guard result.lost.count < asked else {
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

    /// Those first of which each differs from the usual tile in one axis at most, then all others.
    private static func parts(_ tiles: [Tile]) -> [[Tile]] {
        let near = tiles.filter { $0.distance <= 1 }
        return [near, tiles.filter { $0.distance > 1 }].filter { !$0.isEmpty }
    }
}
