internal import ArgumentParser
internal import Catalog
internal import Digests
import Foundation
internal import Golden

/// `specimen check`
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares today's pictures with the goldens; never writes a golden.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions
    @OptionGroup var goldens: GoldenOptions

    @Option(name: .long, help: "A folder for a report: HTML, JSON, JUnit.")
    var report: String?

    @Flag(name: .long, help: "Draws every tile, also those whose display list is the golden's.")
    var full = false

    @Flag(name: .long, help: "Compares with goldens of another stack instead of refusing them.")
    var allowStack = false

    @Flag(name: .long, help: "One JSON document of the tiles that did not pass.")
    var json = false

    func run() async throws {
        try await guarded { console, outcome in
            let tiles = try selection.tiles()
            let store = goldens.store
            let desk = EvidenceDesk(studio: try engine.studio())
            let writer = try report.map {
                try ReportWriter(directory: $0, stack: EvidenceDesk.sharedStack)
            }
            var options = JudgementOptions()
            options.full = full
            options.allowStack = allowStack
            var findings: [CheckFinding] = []
            var passed = 0
            // Those that have to be drawn.
            var slow: [Tile] = full ? tiles : []
            for (index, tile) in tiles.enumerated() where !full {
                let (evidence, warnings) = try await desk.evidence(for: tile)
                for warning in warnings { console.warning("\(tile.specimen.id): \(warning)") }
                if case .passed = quickJudgement(evidence, store, options) {
                    passed += 1
                    try writer?.add(TileResult(id: evidence.id, judgement: .passed(.sameList)))
                } else {
                    slow.append(tile)
                }
                console.progress("check", index + 1, of: tiles.count)
            }
            let results = try await desk.forEach(
                slow, workers: engine.workers,
                progress: { console.progress("check", tiles.count - slow.count + $0, of: tiles.count) }
            ) { [options] evidence -> (finding: CheckFinding, digest: ContentDigest)? in
                let judgement: Judgement
                do {
                    let golden = try store.golden(of: evidence.id)
                    if let writer {
                        // A report also shows what could become a golden.
                        let result = await examine(evidence, golden: golden, options: options)
                        try writer.add(result)
                        judgement = result.judgement
                    } else {
                        judgement = await judge(evidence, golden: golden, options: options)
                    }
                } catch {
                    judgement = .unreadable("\(error)")
                }
                return judgement.isPassed
                    ? nil : (CheckFinding(evidence.id, judgement), evidence.listDigest)
            }
            var missing: [MissingTile] = []
            for (tile, warnings, result) in results {
                // Of the others they have been said.
                if full {
                    for warning in warnings { console.warning("\(tile.specimen.id): \(warning)") }
                }
                guard let (finding, digest) = result else {
                    passed += 1
                    continue
                }
                outcome.add(finding.exitCode)
                findings.append(finding)
                if finding.status == "missing" {
                    missing.append(MissingTile(id: finding.id, listDigest: digest))
                }
            }
            let stale = try store.staleIDs(known: Set(Workspace.catalog.tiles.map(\.id))) { id in
                // A filter may also be a specimen's id, which stands for all of its tiles.
                let specimen = id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id
                return selection.filter.isEmpty
                    || selection.filter.contains {
                        Glob.matches($0, id) || Glob.matches($0, specimen)
                    }
            }
            let renames = try store.renames(missing: missing, stale: stale)
            _ = try writer?.finish(stale: stale, renames: renames)
            for rename in renames {
                console.note(
                    "\(rename.to) looks like the golden \(rename.from), which no specimen draws: renamed?")
            }
            try tell(findings, stale: stale, passed: passed, of: tiles.count, console)
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

    private func tell(
        _ findings: [CheckFinding], stale: [String], passed: Int, of total: Int, _ console: Console
    ) throws {
        console.clearProgress()
        if json {
            printLine(
                try encoded(
                    CheckDocument(tiles: total, passed: passed, findings: findings, stale: stale)))
        } else {
            for finding in findings { printLine(finding.text) }
        }
        for id in stale {
            console.warning("\(id): no specimen draws this golden; 'specimen prune' lists and deletes such")
        }
        if findings.contains(where: { $0.status == "missing" }) {
            console.note("accept new pictures with: specimen record --missing")
        }
        if findings.contains(where: { $0.status == "different" }) {
            console.note("accept changed pictures with: specimen record --changed")
        }
        console.note(
            "\(passed) of \(total) tiles passed"
                + (findings.isEmpty ? "" : ", \(findings.count) did not")
                + (report.map { "; report: \($0)/index.html" } ?? ""))
    }
}

/// What `check` says of one tile.
struct CheckFinding: Encodable {
    var id: String
    var status: String
    var message: String
    var pixels: Int?
    var box: [Int]?
    let exitCode: Int32

    private enum CodingKeys: CodingKey { case id, status, message, pixels, box }

    init(_ id: String, _ judgement: Judgement) {
        self.id = id
        exitCode = judgement.exitCode
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
            let causes = difference.changes.prefix(3).map(\.description)
            message = (causes + [difference.classification]).joined(separator: "; ")
            pixels = difference.measure.pixels
            box = difference.measure.box
        }
    }

    var text: String {
        var line = "\(status): \(id): \(message)"
        if let pixels { line += "; \(pixels) pixels" }
        if let box, box.count == 4 {
            line += " in \(box[2])×\(box[3]) at (\(box[0]), \(box[1]))"
        }
        return line
    }
}

private struct CheckDocument: Encodable {
    var tiles: Int
    var passed: Int
    var findings: [CheckFinding]
    var stale: [String]
}
