internal import ArgumentParser
internal import Catalog
internal import Digests
internal import Rendering
internal import SourceMode
internal import ViewCore
import Foundation
internal import Golden

/// `specimen check`
struct Check: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Compares today's pictures with the goldens. It never writes a golden.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions
    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var naming: TokenOptions

    @Option(name: .long, help: "A folder for a report in HTML, JSON and JUnit XML.")
    var report: String?

    @Flag(name: .long, help: "Draws every tile, even if its display list has not changed.")
    var full = false

    @Flag(name: .long, help: "Refuses goldens of another stack instead of comparing their pixels.")
    var strictStack = false

    @Flag(
        name: .long,
        help: "Also tells tiles without an accessibility golden; those that have one are always compared.")
    var accessibility = false

    @Flag(
        name: .long,
        help:
            "Prints one JSON document with the tiles that did not pass, and those that passed by a tolerance."
    )
    var json = false

    @Flag(
        name: .long,
        help: "Prints a line for each tile that did not pass, even if many changed in the same way.")
    var all = false

    @Flag(name: .long, help: "Also runs lint over the tiles. What it finds stands in the report too.")
    var lint = false

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? {
        var request = selection.request(SourceUse(command: "check", goldens: .compared))
        request.goldens = goldens.named
        return request
    }

    /// What all parts together come to.
    private struct Sum {
        var document = CheckDocument()
        var files: Set<String> = []
        /// Commands that are offered, each once.
        var hints: [String] = []
        /// Whether the reports are whole.
        var hasReports = true
        /// What lint found, where it was asked.
        var lint: LintRun?
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation, isVerdict: true) { console, outcome in
            var sum = Sum()
            if lint { sum.lint = try LintRun(of: selection) }
            let all = try await selection.drawnTiles(
                invocation, console, engine.folders, &outcome, partsAreSpecimens: lint)
            for selected in all {
                try await check(selected, invocation, console, &outcome, &sum)
            }
            _ = try invocation.opened?.reportOrphans(
                filters: selection.filter, deletes: false, console, &outcome)
            let found = try sum.lint.map { try tell($0, console, &outcome) }
            sum.document.lint = found
            if json { try console.printJSON(sum.document) }
            for hint in sum.hints { console.note(hint) }
            console.note(line(sum, invocation))
            if let found { console.note("lint: \(found.sum)") }
        }
    }

    private func line(_ sum: Sum, _ invocation: Invocation) -> String {
        let document = sum.document
        let several = invocation.opened.flatMap { $0.isSeveral ? $0 : nil }
        let report = sum.hasReports ? report : nil
        return "\(document.passed) of \(counted(document.tiles, "tile"))"
            + (several.map { _ in " of \(counted(sum.files.count, "file"))" } ?? "")
            + (document.accessibility.map {
                " and \($0.passed) of \(counted($0.compared, "accessibility golden"))"
            } ?? "") + " passed"
            + (document.tolerated.isEmpty ? "" : " (\(document.tolerated.count) by a stated tolerance)")
            + (document.findings.isEmpty ? "" : ", \(document.findings.count) did not")
            + (report.map { several == nil ? "; report: \($0)/index.html" : "; reports: \($0)/*/index.html" }
                ?? "")
            + (several?.missingWords ?? "")
    }

    @MainActor private func check(
        _ selected: SelectionOptions.Selected, _ invocation: Invocation, _ console: Console,
        _ outcome: inout Outcome, _ sum: inout Sum
    ) async throws {
        let (part, tiles) = (selected.part, selected.tiles)
        let store = goldens.store(of: part)
        // Several reports in one folder would replace each other.
        let report = report.map { folder in
            invocation.isSeveral ? folder + "/" + (part.source?.reportName ?? "") : folder
        }
        var settings = engine.settings(of: part)
        settings.store = store
        settings.owner = part.owner(in: store.root)
        settings.describesForReport = report != nil
        settings.chosen = selected.chosen
        settings.judgement = JudgementOptions(
            full: full, strictStack: strictStack, drawsDifference: report != nil)
        settings.colors = try naming.colors(console, and: part.tokens)
        let pool = try engine.pool(of: part, invocation, console, settings, expecting: tiles.count)
        var problems = Problems()
        let writer =
            problems.keeping {
                try report.map {
                    try ReportWriter(
                        directory: $0, stack: EvidenceMaker.sharedStack, approval: approval(of: $0),
                        shards: shards)
                }
            } ?? nil
        let answers = try await TileRequests().answers(
            to: tiles, of: part.source?.session, from: pool, RenderingRequest.verdict,
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
        var lost = LostPictures()
        var missing: [MissingTile] = []
        var otherStacks: [[String]] = []
        var document = CheckDocument(tiles: tiles.count)
        for (tile, answer) in zip(tiles, answers) {
            guard let answer else {
                document.passed += 1
                continue
            }
            guard case .verdict(let verdict) = answer else { continue }
            warnings.add(verdict.warnings, of: tile)
            if verdict.status == .passed {
                document.passed += 1
                otherStacks.append(verdict.otherStack)
                if let toleration = verdict.toleration { document.tolerated.append(toleration) }
                continue
            }
            outcome.add(verdict.exitCode)
            document.findings.append(CheckFinding(verdict))
            if verdict.status == .undrawable { lost.add(tile, because: verdict.message) }
            if verdict.status == .missing {
                missing.append(MissingTile(id: verdict.id, listDigest: verdict.listDigest))
            }
        }
        let spoken = try await SpokenCheck(wantsAll: accessibility, part: part, tiles: tiles, store: store)
            .run(progress: { console.progress("check accessibility", $0, of: $1) }, writer: writer) {
                try engine.pool(of: part, invocation, console, settings, expecting: $0)
            }
        if spoken.count > 0 {
            document.accessibility = .init(
                compared: spoken.count, passed: spoken.count - spoken.findings.count - spoken.lost.count)
        }
        for finding in spoken.findings {
            outcome.add(finding.exitCode)
            document.findings.append(finding)
        }
        for (tile, reason) in spoken.lost where lost.isEmpty {
            problems.add("\(tile.id): what is spoken is not known: \(reason)")
        }
        // Of what could not be drawn nobody knows whether there is a golden.
        let compared = lost.isEmpty ? tiles.count - missing.count : 0
        let group = part.source?.group ?? ""
        document.stale =
            problems.keeping {
                try selection.staleIDs(in: store, of: part, invocation, compared: compared) {
                    count, platform in
                    console.note(
                        "\(group): \(counted(count, "golden")) of \(platform.rawValue) not "
                            + "compared; compare them as well with --platform ios,macos")
                }
            } ?? []
        let stale = document.stale
        let renames = problems.keeping { try store.renames(missing: missing, stale: stale) } ?? []
        if var run = sum.lint {
            try await lint(selected, settings, writer, invocation, console, &outcome, into: &run)
            sum.lint = run
        }
        problems.keeping { _ = try writer?.finish(stale: stale, renames: renames) }
        document.otherStacks = ReportModel.OtherStack.counted(otherStacks)
        document.warnings = warnings.entries
        for line in warnings.lines { console.warning(line) }
        let hints = printFindings(document, renames, lost.lines(of: tiles), store, console)
        for hint in hints where !sum.hints.contains(hint) { sum.hints.append(hint) }
        let uncompared =
            problems.keeping { try selection.uncomparedCount(in: store, of: part, invocation) } ?? 0
        if uncompared > 0 {
            console.warning(
                "\(group): \(counted(uncompared, "golden")) not compared, because their specimens do not compile "
                    + "or cannot be shown")
        }
        for problem in problems.all {
            console.error(problem)
            outcome.add(3)
        }
        sum.hasReports = sum.hasReports && problems.all.isEmpty
        sum.files.insert(part.place)
        sum.document.add(document)
    }

    /// Says what a part comes to; returns the commands that are offered.
    private func printFindings(
        _ document: CheckDocument, _ renames: [Rename], _ lost: [String], _ store: GoldenStore,
        _ console: Console
    ) -> [String] {
        console.clearProgress()
        let findings = document.findings
        let isLost = !Folder.exists(store.root)
        // A renamed specimen is one thing to say, however many tiles it has.
        let folds = renames.bySpecimen.filter { $0.renames.count > 1 }
        let folded = Set(folds.flatMap(\.renames).flatMap { [$0.from, $0.to] })
        if !json {
            for toleration in document.tolerated {
                console.printLine("tolerated: \(toleration.id): \(toleration)")
            }
            // The same line a thousand times would hide why.
            if isLost {
                console.printLine(
                    "missing: all \(counted(document.tiles, "tile")): no such folder '\(store.root)'")
            }
            // A style that ends early is one thing to say, too.
            let told = findings.filter { finding in
                !folded.contains(finding.id) && finding.status != "undrawable"
                    && !(isLost && finding.status == "missing")
            }
            for line in all ? told.map(\.text) : FindingGroups(told).lines { console.printLine(line) }
            for line in lost { console.printLine("undrawable: \(line)") }
            for renamed in folds {
                console.printLine(
                    "missing: \(renamed.to): no goldens for \(counted(renamed.renames.count, "tile"))")
            }
        }
        if !document.otherStacks.isEmpty {
            console.note(
                "\(counted(document.passed, "tile")) passed; "
                    + ReportModel.OtherStack.line(document.otherStacks))
        }
        for id in document.stale where !folded.contains(id) {
            console.warning("\(id): no specimen draws this golden")
        }
        return CheckHints(
            filter: selection.filterWords,
            record: selection.tileWords(partsAreSpecimens: lint) + goldens.words + engine.words,
            prune: selection.replacingWords + goldens.words, isFolderMissing: isLost
        ).lines(findings.filter { !$0.isSpoken }, stale: document.stale, renames: renames)
            + hints(forSpoken: findings.filter(\.isSpoken))
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

    mutating func add(_ problem: String) { all.append(problem) }
}

extension Check {
    /// The command that accepts what is spoken.
    private func hints(forSpoken findings: [CheckFinding]) -> [String] {
        guard !findings.isEmpty else { return [] }
        let mode = findings.allSatisfy { $0.status == "missing" } ? "--missing" : "--changed"
        let words =
            ["record", "--accessibility", mode] + selection.filterWords
            + selection.tileWords(partsAreSpecimens: lint)
        return ["accept what is spoken with: \(OfferedCommand(words + goldens.words + engine.words))"]
    }

    /// What the report says of being a part.
    private var shards: [String]? {
        guard let shard = selection.shard.flatMap({ Shard($0) }), shard.count > 1 else { return nil }
        return ["\(shard)"]
    }

    /// What accepts the tiles of the report that is written into `folder`.
    private func approval(of folder: String) -> ReportModel.Approval {
        ReportModel.Approval(
            tool: ToolName.current, report: shellQuoted(folder),
            options: goldens.words.map(shellQuoted).joined(separator: " "))
    }
}

private struct CheckDocument: Encodable {
    var tiles = 0
    var passed = 0
    /// What came of the accessibility goldens, where there are any.
    var accessibility: Accessibility?
    var tolerated: [Tolerance.Outcome] = []
    /// Of the passed ones, how many goldens each other stack made.
    var otherStacks: [ReportModel.OtherStack] = []
    var findings: [CheckFinding] = []
    var warnings: [TileWarnings.Entry] = []
    var stale: [String] = []
    /// Where lint was asked for.
    var lint: LintDocument?

    struct Accessibility: Encodable {
        var compared: Int
        var passed: Int
    }

    mutating func add(_ other: CheckDocument) {
        if let more = other.accessibility {
            let own = accessibility ?? Accessibility(compared: 0, passed: 0)
            accessibility = Accessibility(
                compared: own.compared + more.compared, passed: own.passed + more.passed)
        }
        tiles += other.tiles
        passed += other.passed
        tolerated += other.tolerated
        otherStacks += other.otherStacks
        findings += other.findings
        warnings += other.warnings
        stale += other.stale
    }
}
