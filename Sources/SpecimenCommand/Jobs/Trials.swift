internal import Catalog
internal import Rendering

/// Which tiles can be laid out in this process: those that another one has laid out and lived.
@MainActor struct Trials {
    private let workers: Workers
    private let settler: TileSettler

    init(workers: Workers, settler: TileSettler) {
        self.workers = workers
        self.settler = settler
    }

    /// Leaves out those of the tiles that end the process which lays them out, and names them.
    func kept(_ tiles: [Tile], _ console: Console, _ outcome: inout Outcome) async throws -> [Tile] {
        let pool = try WorkerPool(
            workers, settler: settler, settings: RenderingSettings(), expecting: tiles.count)
        let reasons = try await TileRounds.answers(
            ofAll: pool, for: tiles, RenderingRequest.trial,
            progress: { console.progress("trials", $0, of: tiles.count) }
        ) { _, answer -> String? in
            if case .failed(let reason) = answer { reason } else { nil }
        }
        var lost = LostPictures()
        var kept: [Tile] = []
        for (tile, reason) in zip(tiles, reasons) {
            if let reason { lost.add(tile, because: reason) } else { kept.append(tile) }
        }
        for line in lost.lines(of: tiles) {
            console.error(line)
            outcome.add(3)
        }
        return kept
    }
}
