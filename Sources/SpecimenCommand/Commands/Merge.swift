internal import ArgumentParser
internal import Digests
internal import Golden
internal import Pixels
internal import Rendering
internal import Streams

/// `specimen merge`
struct Merge: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Makes one report, file of results or index page of those of several runs, such as shards.",
        discussion: """
            Reports of 'check': each tile may be in one of the reports only, and one stack must have made all of \
            them. The exit code is that of a check of all their tiles.

            Results of 'batch': files of its lines. The lines of all files are written in the order of the jobs. If \
            a job is in several files, because a part was run again, the line of its picture is taken. The exit code \
            is 3 if a job failed.

            Folders of 'sheet': the pictures are copied, and one page shows them all.

            Findings of 'lint --shard I/N': what --json printed, or folders of --report. The report is that of one run, \
            and so is the exit code.

            If a shard or a job is missing, that is said, what is there is written, and the exit code is 3.
            """)

    @Argument(help: "Folders of reports or sheets, folders in which such are, or files of results.")
    var reports: [String]

    @Option(
        name: .shortAndLong,
        help: """
            The folder to write a report or sheets into, or the file of results, or - for standard output. What was \
            merged there earlier is replaced.
            """)
    var output: String

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation, isVerdict: true) { console, outcome in
            switch try MergeInputs(reports) {
            case .reports(let folders): try mergeReports(folders, console, &outcome)
            case .results(let files): try mergeResults(files, console, &outcome)
            case .lint(let files): try mergeLint(files, console, &outcome)
            case .sheets(let folders):
                let merged = try MergedSheets(folders, into: output)
                report(merged.missing, "sheets", console, &outcome)
                console.note("\(counted(merged.sheets, "sheet")) in \(output); open \(output)/index.html")
            }
        }
    }

    private func mergeReports(_ folders: [String], _ console: Console, _ outcome: inout Outcome) throws {
        let model = try Golden.mergeReports(folders, into: output) { options in
            ReportModel.Approval(tool: ToolName.current, report: shellQuoted(output), options: options)
        }
        for status in ReportModel.Status.allCases where model.count(of: status) > 0 {
            outcome.add(status.exitCode)
        }
        report(Shard.missing(among: model.shards ?? []), "report", console, &outcome)
        console.note("\(model.headline); report: \(output)/index.html")
    }

    private func mergeResults(_ files: [String], _ console: Console, _ outcome: inout Outcome) throws {
        var bytes: [UInt8] = []
        let merged = try MergedResults(files) { line in
            if output == "-" { return console.printJSON(lines: line) }
            bytes += Array(line.utf8) + [UInt8(ascii: "\n")]
        }
        if output != "-" { try writeAtomically(bytes, to: output, durable: false) }
        for words in merged.missing { console.error(words) }
        if merged.failed > 0 {
            console.error(
                "\(merged.failed) of \(counted(merged.jobs, "job")) failed; the line of each says why")
        }
        if merged.failed > 0 || !merged.missing.isEmpty { outcome.add(3) }
        console.note("\(counted(merged.jobs, "job")) of \(counted(files.count, "file")) of results")
    }

    private func mergeLint(_ files: [String], _ console: Console, _ outcome: inout Outcome) throws {
        if output.hasSuffix(".json") {
            throw ValidationError(
                "a report of lint is a folder: name one, or print the JSON with -o - and send it to \(output)"
            )
        }
        let merged = try MergedLint(files)
        if output == "-" {
            try console.printJSON(merged.document)
        } else {
            try LintReport(document: merged.document).write(to: output)
        }
        report(merged.missing, "findings", console, &outcome)
        if merged.document.errors > 0 { outcome.add(1) }
        console.note(merged.document.sum + (output == "-" ? "" : "; report: \(output)/lint.json"))
    }

    private func report(
        _ missing: [Shard], _ what: String, _ console: Console, _ outcome: inout Outcome
    ) {
        for shard in missing {
            console.error(
                "shard \(shard) is missing: no \(what) of it \(what == "report" ? "is" : "are") there")
            outcome.add(3)
        }
    }
}
