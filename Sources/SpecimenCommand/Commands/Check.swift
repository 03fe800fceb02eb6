internal import ArgumentParser
internal import Catalog
internal import Digests
internal import Rendering
internal import ViewCore
import Foundation
internal import Golden

/// `specimen check`
struct Check: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Compares today's pictures with the goldens; never writes a golden.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions
    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var naming: TokenOptions

    @Option(name: .long, help: "A folder for a report: HTML, JSON, JUnit.")
    var report: String?

    @Flag(name: .long, help: "Draws every tile, also those whose display list is the golden's.")
    var full = false

    @Flag(name: .long, help: "Refuses goldens of another stack instead of comparing pixels with them.")
    var strictStack = false

    @Flag(
        name: .long,
        help: "One JSON document: tiles that did not pass, and those that passed by a tolerance.")
    var json = false

    @Flag(name: .long, help: "A line for each tile that did not pass, also where many changed alike.")
    var all = false

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation, isVerdict: true) { console, outcome in
            let tiles = try selection.tiles(of: invocation.catalog, console)
            let store = goldens.store
            var settings = RenderingSettings()
            settings.store = store
            settings.owner = invocation.owner
            settings.describesForReport = report != nil
            settings.judgement = JudgementOptions(
                full: full, strictStack: strictStack, drawsDifference: report != nil)
            settings.colors = try naming.colors(console)
            let requests = tiles.map(RenderingRequest.verdict)
            if try await engine.serve(settings, requests) { return }
            let settler = try engine.settler()
            var problems = Problems()
            let writer =
                problems.keeping {
                    try report.map {
                        try ReportWriter(
                            directory: $0, stack: EvidenceMaker.sharedStack, approval: approval(of: $0))
                    }
                } ?? nil
            let pool = try WorkerPool(
                engine.workers(invocation, console), settler: settler, settings: settings,
                expecting: requests.count)
            let answers = try await TileRounds.answers(
                ofAll: pool, for: tiles, RenderingRequest.verdict,
                progress: { console.progress("check", $0, of: tiles.count) }
            ) { place, answer -> RenderingAnswer? in
                let answer = answer.asVerdict(of: tiles[place], forReport: writer != nil)
                guard case .verdict(let verdict) = answer else { return answer }
                guard let entry = verdict.entry else {
                    // Of most tiles there is nothing to say, and nothing is kept.
                    return verdict.isPlainPass ? nil : answer
                }
                // What a report shows goes to disk at once: of thousands it would take gigabytes.
                writer?.add(entry)
                var rest = verdict
                rest.entry = nil
                return .verdict(rest)
            }
            var warnings = TileWarnings()
            var findings: [CheckFinding] = []
            var lost = LostPictures()
            var passed = 0
            var missing: [MissingTile] = []
            var tolerated: [Tolerance.Outcome] = []
            var otherStacks: [[String]] = []
            for (tile, answer) in zip(tiles, answers) {
                guard let answer else {
                    passed += 1
                    continue
                }
                guard case .verdict(let verdict) = answer else { continue }
                warnings.add(verdict.warnings, of: tile)
                if verdict.status == .passed {
                    passed += 1
                    otherStacks.append(verdict.otherStack)
                    if let toleration = verdict.toleration { tolerated.append(toleration) }
                    continue
                }
                outcome.add(verdict.exitCode)
                findings.append(CheckFinding(verdict))
                if verdict.status == .undrawable { lost.add(tile, because: verdict.message) }
                if verdict.status == .missing {
                    missing.append(MissingTile(id: verdict.id, listDigest: verdict.listDigest))
                }
            }
            // Of what could not be drawn nobody knows whether there is a golden.
            let compared = lost.isEmpty ? tiles.count - missing.count : 0
            let stale =
                problems.keeping {
                    try selection.staleIDs(in: store, invocation, compared: compared) { count, platform in
                        console.note(
                            "\(SourceRun.current.group ?? ""): \(counted(count, "golden")) of \(platform.rawValue) not "
                                + "compared; add --platform ios,macos to compare them, too")
                    }
                } ?? []
            let renames = problems.keeping { try store.renames(missing: missing, stale: stale) } ?? []
            problems.keeping { _ = try writer?.finish(stale: stale, renames: renames) }
            let document = CheckDocument(
                tiles: tiles.count, passed: passed, tolerated: tolerated,
                otherStacks: ReportModel.OtherStack.counted(otherStacks), findings: findings,
                warnings: warnings.entries, stale: stale)
            for line in warnings.lines { console.warning(line) }
            let totals = SourceRun.current.totals
            totals.add(passed, to: .passed)
            totals.add(tiles.count, to: .tiles)
            totals.add(findings.count, to: .failed)
            try tell(
                document, renames, lost.lines(of: tiles), console,
                report: problems.all.isEmpty ? report : nil)
            let uncompared =
                problems.keeping {
                    try selection.uncomparedCount(in: store, invocation)
                } ?? 0
            if uncompared > 0 {
                console.warning(
                    "\(SourceRun.current.group ?? ""): \(counted(uncompared, "golden")) not compared, since what they "
                        + "are of does not compile or cannot be shown")
            }
            for problem in problems.all {
                console.error(problem)
                outcome.add(3)
            }
        }
    }

    private func tell(
        _ document: CheckDocument, _ renames: [Rename], _ lost: [String], _ console: Console, report: String?
    ) throws {
        console.clearProgress()
        let findings = document.findings
        let isLost = !Folder.exists(goldens.goldens)
        // A renamed specimen is one thing to say, however many tiles it has.
        let folds = renames.bySpecimen.filter { $0.renames.count > 1 }
        let folded = Set(folds.flatMap(\.renames).flatMap { [$0.from, $0.to] })
        if json {
            try console.printJSON(document)
        } else {
            for toleration in document.tolerated {
                console.printLine("tolerated: \(toleration.id): \(toleration)")
            }
            // The same line a thousand times would hide why.
            if isLost {
                console.printLine(
                    "missing: all \(document.tiles) tiles: there is no folder '\(goldens.goldens)'")
            }
            // A style that ends early is one thing to say, too.
            let told = findings.filter { finding in
                !folded.contains(finding.id) && finding.status != "undrawable"
                    && !(isLost && finding.status == "missing")
            }
            for line in all ? told.map(\.text) : FindingGroups(told).lines { console.printLine(line) }
            for line in lost { console.printLine("undrawable: \(line)") }
            for renamed in folds {
                console.printLine("missing: \(renamed.to): \(renamed.renames.count) tiles have no golden")
            }
        }
        if !document.otherStacks.isEmpty {
            console.note(
                "\(document.passed) tiles passed; \(ReportModel.OtherStack.line(document.otherStacks))")
        }
        for id in document.stale where !folded.contains(id) {
            console.warning("\(id): no specimen draws this golden")
        }
        let hints = CheckHints(
            filter: selection.filterWords,
            record: selection.tileWords + goldens.words + engine.words,
            prune: selection.replacingWords + goldens.words, isFolderMissing: isLost)
        let run = SourceRun.current
        for line in hints.lines(findings, stale: document.stale, renames: renames) {
            // Other runs of the command may offer the same.
            if run.isPart { run.totals.add(hint: line) } else { console.note(line) }
        }
        if SourceRun.current.isPart { return }
        console.note(
            "\(document.passed) of \(document.tiles) tiles passed"
                + (document.tolerated.isEmpty
                    ? "" : " (\(document.tolerated.count) by a stated tolerance)")
                + (findings.isEmpty ? "" : ", \(findings.count) did not")
                + (report.map { "; report: \($0)/index.html" } ?? ""))
    }
}

/// What went wrong beside the comparison itself, told after the verdict, which it must not hide.
private struct Problems {
    private(set) var all: [String] = []

    @discardableResult
    mutating func keeping<Value>(_ work: () throws -> Value) -> Value? {
        do {
            return try work()
        } catch {
            all.append("\(error)")
            return nil
        }
    }
}

extension Check {
    /// What accepts the tiles of the report that is written into `folder`.
    private func approval(of folder: String) -> ReportModel.Approval {
        ReportModel.Approval(
            tool: ToolName.current, report: shellQuoted(folder),
            options: goldens.words.map(shellQuoted).joined(separator: " "))
    }
}

private struct CheckDocument: Encodable {
    var tiles: Int
    var passed: Int
    var tolerated: [Tolerance.Outcome]
    /// Of the passed ones, how many goldens each other stack made.
    var otherStacks: [ReportModel.OtherStack]
    var findings: [CheckFinding]
    var warnings: [TileWarnings.Entry]
    var stale: [String]
}
