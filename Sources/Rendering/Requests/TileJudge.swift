import Catalog
import Digests
import Golden

/// Compares tiles with their goldens: lays a few out, one after the other, then looks at all of these.
///
/// Layout runs through more pages of code than a processor remembers at once, and so does the comparison: a change from
/// one to the other for every tile costs a sixth of its time. Few wait, since each keeps its views for a trace.
@MainActor final class TileJudge {
    /// Tiles that are laid out before any is looked at.
    private static let groupLength = 16

    private struct Waiting {
        let tile: LaidOutTile
        let answer: @Sendable (RenderingAnswer) -> Void
    }

    private let evidence: EvidenceMaker
    private let settings: RenderingSettings
    private let pool: ThreadPool
    private let drawn: DrawnLists
    private var waiting: [Waiting] = []
    /// What keeps the run from going on: a tolerance that cannot be, or a font without a description.
    private(set) var problem: (any Error)?

    init(
        evidence: EvidenceMaker, settings: RenderingSettings, pool: ThreadPool, drawn: DrawnLists
    ) {
        self.evidence = evidence
        self.settings = settings
        self.pool = pool
        self.drawn = drawn
    }

    /// Lays the tile out; `answer` is called once, on any thread, and not before ``flush()`` for the last few tiles.
    func judge(
        _ tile: Tile, _ answer: @escaping @Sendable (RenderingAnswer) -> Void
    ) async throws {
        waiting.append(Waiting(tile: try await evidence.layOut(tile), answer: answer))
        if waiting.count >= Self.groupLength { flush() }
        if let problem { throw problem }
    }

    /// Looks at every tile that was laid out.
    func flush() {
        let group = waiting
        waiting.removeAll(keepingCapacity: true)
        for waiting in group {
            do {
                try look(at: waiting.tile, waiting.answer)
            } catch {
                waiting.answer(.failed("\(error)"))
                problem = problem ?? error
            }
        }
    }

    /// Reads the golden here, and once: most tiles pass by that alone. Those that are drawn anyway read it on their thread.
    private func look(
        at tile: LaidOutTile, _ answer: @escaping @Sendable (RenderingAnswer) -> Void
    ) throws {
        let name = try evidence.name(of: tile)
        guard !settings.judgement.full else { return draw(tile, name, golden: nil, answer) }
        let golden: GoldenFile?
        do throws(StoreError) {
            golden = try settings.store.golden(of: name.id)
        } catch {
            let result = TileResult(name.id, unreadable: error, source: evidence.source(of: tile))
            return answer(
                .verdict(
                    of: name, result, tile.warnings,
                    forReport: settings.describesForReport))
        }
        let early = judgeWithoutDrawing(
            listDigest: name.listDigest, stack: name.stack, golden: golden,
            options: settings.judgement)
        guard let early, early.isPassed || !settings.describesForReport else {
            return draw(tile, name, golden: .some(golden), answer)
        }
        let result = TileResult(id: name.id, judgement: early)
        answer(
            .verdict(
                of: name, result, tile.warnings,
                forReport: settings.describesForReport))
    }

    /// Judges with the picture, on any thread.
    ///
    /// - Parameter known: the golden, if it was read.
    private func draw(
        _ tile: LaidOutTile, _ name: EvidenceName, golden known: GoldenFile??,
        _ answer: @escaping @Sendable (RenderingAnswer) -> Void
    ) {
        let settled = evidence.examine(tile, named: name).traced()
        let (store, options, drawn) = (settings.store, settings.judgement, drawn)
        let (isForReport, warnings) = (settings.describesForReport, tile.warnings)
        pool.submit {
            do throws(StoreError) {
                let file = if let known { known } else { try store.golden(of: name.id) }
                // A report also shows what could become a golden.
                let result =
                    isForReport
                    ? Golden.examine(settled, golden: file, options: options)
                    : TileResult(
                        id: name.id, judgement: Golden.judge(settled, golden: file, options: options))
                answer(
                    .verdict(
                        of: name, result, warnings + drawn.warnings(of: name.listDigest),
                        forReport: isForReport))
            } catch {
                let result = TileResult(name.id, unreadable: error, source: settled.source)
                answer(.verdict(of: name, result, warnings, forReport: isForReport))
            }
        }
    }
}

extension RenderingAnswer {
    fileprivate static func verdict(
        of name: EvidenceName, _ result: TileResult, _ warnings: [String], forReport: Bool
    ) -> RenderingAnswer {
        .verdict(
            TileVerdict(
                id: name.id, listDigest: name.listDigest, result.judgement, warnings: warnings,
                entry: forReport ? ReportEntry(result) : nil))
    }
}

extension TileResult {
    /// Of a golden whose file could not be read.
    fileprivate init(_ id: String, unreadable error: StoreError, source: TileEvidence.Source?) {
        self.init(id: id, judgement: .unreadable("\(error)"), source: source)
    }
}
