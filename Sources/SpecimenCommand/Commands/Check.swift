internal import ArgumentParser
internal import Catalog
internal import Digests
internal import Rendering
import Foundation
internal import Golden

/// `specimen check`
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares today's pictures with the goldens; never writes a golden.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions
    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var naming: TokenOptions

    @Option(name: .long, help: "A folder for a report: HTML, JSON, JUnit.")
    var report: String?

    @Flag(name: .long, help: "Draws every tile, also those whose display list is the golden's.")
    var full = false

    @Flag(name: .long, help: "Compares with goldens of another stack instead of refusing them.")
    var allowStack = false

    @Flag(
        name: .long,
        help: "One JSON document: tiles that did not pass, and those that passed by a tolerance.")
    var json = false

    func run() async throws {
        try await guarded { console, outcome in
            let tiles = try selection.tiles()
            let store = goldens.store
            let evidenceMaker = EvidenceMaker(
                settler: try engine.settler(), tokens: try naming.colors(console))
            let writer = try report.map {
                try ReportWriter(directory: $0, stack: EvidenceMaker.sharedStack)
            }
            var options = JudgementOptions()
            options.full = full
            options.allowStack = allowStack
            options.drawsDifference = writer != nil
            var findings: [CheckFinding] = []
            var passed = 0
            // Those that have to be drawn.
            var slow: [Tile] = full ? tiles : []
            for (index, tile) in tiles.enumerated() where !full {
                let (evidence, warnings) = try await evidenceMaker.evidence(for: tile)
                for warning in warnings { console.warning("\(tile.specimen.id): \(warning)") }
                if case .passed = quickJudgement(evidence, store, options) {
                    passed += 1
                    writer?.add(TileResult(id: evidence.id, judgement: .passed(.sameList)))
                } else {
                    slow.append(tile)
                }
                console.progress("check", index + 1, of: tiles.count)
            }
            let results = try await evidenceMaker.forEach(
                slow, workers: engine.workers,
                progress: { console.progress("check", tiles.count - slow.count + $0, of: tiles.count) }
            ) { [options] evidence -> TileVerdict in
                let judgement: Judgement
                do {
                    let golden = try store.golden(of: evidence.id)
                    if let writer {
                        // A report also shows what could become a golden.
                        let result = await examine(evidence, golden: golden, options: options)
                        writer.add(result)
                        judgement = result.judgement
                    } else {
                        judgement = await judge(evidence, golden: golden, options: options)
                    }
                } catch {
                    judgement = .unreadable("\(error)")
                    writer?.add(
                        TileResult(
                            id: evidence.id, judgement: judgement, source: evidence.source))
                }
                return TileVerdict(evidence, judgement)
            }
            var missing: [MissingTile] = []
            var tolerated: [Tolerance.Outcome] = []
            for (tile, warnings, verdict) in results {
                // Of the others they have been said.
                if full {
                    for warning in warnings { console.warning("\(tile.specimen.id): \(warning)") }
                }
                guard let finding = verdict.finding else {
                    passed += 1
                    if let toleration = verdict.toleration { tolerated.append(toleration) }
                    continue
                }
                outcome.add(finding.exitCode)
                findings.append(finding)
                if finding.status == "missing" {
                    missing.append(MissingTile(id: finding.id, listDigest: verdict.listDigest))
                }
            }
            let stale = try selection.staleIDs(in: store)
            let renames = try store.renames(missing: missing, stale: stale)
            _ = try writer?.finish(stale: stale, renames: renames)
            for rename in renames {
                console.note(
                    "\(rename.to) looks like the golden \(rename.from), which no specimen draws: renamed? "
                        + "Then 'specimen record --missing' and 'specimen prune --yes' rename it")
            }
            let document = CheckDocument(
                tiles: tiles.count, passed: passed, tolerated: tolerated, findings: findings,
                stale: stale)
            try tell(document, console)
        }
    }

    private func quickJudgement(
        _ evidence: TileEvidence, _ store: GoldenStore, _ options: JudgementOptions
    ) -> Judgement? {
        guard let golden = try? store.golden(of: evidence.id) else { return nil }
        return judgeWithoutDrawing(
            listDigest: evidence.listDigest, stack: evidence.stack, golden: golden,
            options: options)
    }

    private func tell(_ document: CheckDocument, _ console: Console) throws {
        console.clearProgress()
        let findings = document.findings
        if json {
            printLine(try encoded(document))
        } else {
            for toleration in document.tolerated {
                printLine("tolerated: \(toleration.id): \(toleration)")
            }
            // The same line a thousand times would hide why.
            let isLost = !Folder.exists(goldens.goldens)
            if isLost {
                printLine(
                    "missing: all \(document.tiles) tiles: there is no folder '\(goldens.goldens)'; "
                        + "name the goldens' folder with --goldens, or record the first ones")
            }
            for finding in findings where !isLost || finding.status != "missing" {
                printLine(finding.text)
            }
        }
        for id in document.stale {
            console.warning("\(id): no specimen draws this golden; 'specimen prune' lists and deletes such")
        }
        if findings.contains(where: { $0.status == "missing" }) {
            console.note("accept new pictures with: specimen record --missing\(goldens.words)")
        }
        if findings.contains(where: { $0.status == "different" }) {
            console.note("accept changed pictures with: specimen record --changed\(goldens.words)")
        }
        console.note(
            "\(document.passed) of \(document.tiles) tiles passed"
                + (document.tolerated.isEmpty
                    ? "" : " (\(document.tolerated.count) by a stated tolerance)")
                + (findings.isEmpty ? "" : ", \(findings.count) did not")
                + (report.map { "; report: \($0)/index.html" } ?? ""))
    }
}

/// What is kept of a judged tile: the pictures of thousands that differ would take gigabytes.
private struct TileVerdict: Sendable {
    let listDigest: ContentDigest
    /// `nil` for a tile that passed.
    let finding: CheckFinding?
    /// By which it passed.
    var toleration: Tolerance.Outcome?

    init(_ evidence: TileEvidence, _ judgement: Judgement) {
        listDigest = evidence.listDigest
        finding = judgement.isPassed ? nil : CheckFinding(evidence.id, judgement)
        if case .passed(.tolerated(let toleration)) = judgement { self.toleration = toleration }
    }
}

/// What `check` says of one tile.
struct CheckFinding: Encodable, Sendable {
    var id: String
    var status: String
    var message: String
    var pixels: Int?
    var box: [Int]?
    /// The tolerance that the specimen states and this exceeds.
    var exceeded: Tolerance.Outcome?
    /// `message`, and for a difference its extent.
    let text: String
    let exitCode: Int32

    private enum CodingKeys: CodingKey { case id, status, message, pixels, box, exceeded }

    init(_ id: String, _ judgement: Judgement) {
        self.id = id
        exitCode = judgement.exitCode
        var extent = ""
        switch judgement {
        case .passed: (status, message) = ("passed", "")
        case .missing: (status, message) = ("missing", "there is no golden")
        case .unreadable(let text): (status, message) = ("unreadable", text)
        case .undrawable(let text): (status, message) = ("undrawable", text)
        case .stackDiffers(let differences):
            status = "stack"
            message =
                "environment differs: " + differences.map(\.description).joined(separator: "; ")
        case .different(let difference):
            status = "different"
            message = difference.summary
            pixels = difference.comparison.pixels
            box = difference.comparison.box?.numbers
            exceeded = difference.exceeded
            extent = "; " + difference.extent
        }
        text = "\(status): \(id): \(message)\(extent)"
    }
}

private struct CheckDocument: Encodable {
    var tiles: Int
    var passed: Int
    var tolerated: [Tolerance.Outcome]
    var findings: [CheckFinding]
    var stale: [String]
}
