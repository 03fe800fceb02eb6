internal import Catalog
internal import Golden
internal import Rendering
internal import ScreenReader
internal import SourceMode

/// Compares what is spoken of tiles with what was accepted: of all of them, or of those that have such a golden.
struct SpokenCheck {
    let wantsAll: Bool
    let part: CatalogPart
    let tiles: [Tile]
    let store: GoldenStore

    struct Outcome {
        /// How many were compared.
        var count = 0
        var findings: [CheckFinding] = []
        /// Tiles of which nobody knows what is spoken, and why.
        var lost: [(tile: Tile, reason: String)] = []
    }

    private enum Compared: Sendable {
        case judged(SpokenJudgement)
        case failed(String)
    }

    /// - Parameter pool: is asked for only where there is something to compare.
    @MainActor func run(
        progress: (Int, Int) -> Void, writer: ReportWriter?, pool: (Int) throws -> WorkerPool
    ) async throws -> Outcome {
        let stored = try store.tilesWithTrees()
        if stored.isEmpty, !wantsAll { return Outcome() }
        let wanted = wantsAll ? tiles : tiles.filter { stored.contains($0.id) }
        if wanted.isEmpty { return Outcome() }
        let (store, roots) = (store, SourceRoots())
        let results = try await TileRequests().answers(
            to: wanted, of: part.source?.session, from: try pool(wanted.count), RenderingRequest.spoken,
            progress: { progress($0, wanted.count) }
        ) { place, answer -> Compared in
            guard case .spoken(let spoken) = answer else {
                if case .failed(let problem) = answer { return .failed(problem) }
                preconditionFailure("what is spoken was asked for")
            }
            let tile = wanted[place]
            do {
                let judgement = try store.judge(spoken.tree, of: tile.id)
                writer?.add(
                    ReportEntry(
                        spokenOf: tile.id, judgement, tree: spoken.tree,
                        golden: try store.golden(of: GoldenStore.tree(of: tile.id)),
                        source: .init(file: roots.path(of: tile.specimen.file), line: tile.specimen.line)))
                return .judged(judgement)
            } catch {
                return .failed("\(error)")
            }
        }
        var outcome = Outcome(count: wanted.count)
        for (tile, result) in zip(wanted, results) {
            switch result {
            case .judged(let judgement):
                if let finding = CheckFinding(spokenOf: tile.id, judgement) {
                    outcome.findings.append(finding)
                }
            case .failed(let problem): outcome.lost.append((tile, problem))
            }
        }
        return outcome
    }
}

extension CheckFinding {
    /// As a picture's.
    var exitCode: Int32 { status == "unreadable" ? 3 : 1 }
}
