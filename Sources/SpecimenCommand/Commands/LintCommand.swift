internal import ArgumentParser
internal import Catalog
internal import Golden
internal import Lint
internal import Rendering

/// `specimen lint`
struct LintCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract:
            "Says what is wrong with pictures that no golden tells: contrast, targets, cut text, names.",
        discussion: """
            Beside the tiles that are selected, one of each specimen is looked at in every type size, from right to \
            left and with increased contrast. Findings of one cause are said once. Errors make the command exit with 1; \
            warnings and advice do not.

            A part of the tiles (--shard) has whole specimens, since their tiles are compared with each other. 'merge' makes \
            one report of the JSON of all parts. Whether an exemption is for nothing is told there, where all is.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions
    @OptionGroup var naming: TokenOptions

    @Option(
        name: .long,
        help: "A folder for the findings in JSON, SARIF and JUnit XML, and as annotations of GitHub.")
    var report: String?

    @Option(name: .long, help: "A file with findings that are known. Only new ones are told.")
    var baseline: String?

    @Option(name: .long, help: "Writes what is found into a file for --baseline, and exits with 0.")
    var writeBaseline: String?

    @Option(name: .shortAndLong, help: "A folder for pictures of the findings, each outlined and numbered.")
    var output: String?

    @Flag(
        name: .long,
        help: """
            Prints one JSON document: {"tiles","errors","warnings","advice","known","findings":[{"rule","severity", \
            "view","measured","demanded","advice","source","tiles","file","line","box"}]}.
            """)
    var json = false

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? { selection.request(SourceUse(command: "lint")) }

    func validate() throws {
        if selection.shard != nil, writeBaseline != nil {
            throw ValidationError("--write-baseline has all findings: leave --shard out")
        }
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--write-baseline has all findings: leave --baseline out")
        }
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation, isVerdict: true) { console, outcome in
            let known = try baseline.map { try LintBaseline(path: $0) }
            var run = try LintRun(of: selection)
            // The tiles of a specimen are compared with each other.
            let all = try await selection.drawnTiles(
                invocation, console, engine.folders, &outcome, partsAreSpecimens: true)
            for selected in all {
                var settings = engine.settings(of: selected.part)
                settings.colors = try naming.colors(console, and: selected.part.tokens)
                try await run.add(selected, engine, settings, invocation, console, &outcome)
            }
            if let writeBaseline {
                let written = LintBaseline(run.findings)
                try written.write(to: writeBaseline)
                return console.note("\(writeBaseline): \(counted(written.findings.count, "finding")) written")
            }
            let (new, old) = known?.new(among: run.findings) ?? (run.findings, [])
            let groups = grouped(new)
            var document = LintDocument(groups, of: run, known: grouped(old).count)
            document.part = run.part(without: known)
            if json {
                try console.printJSON(document)
            } else {
                document.print(on: console)
            }
            if let report { try LintReport(document: document).write(to: report) }
            if let output {
                try await LintSheets(engine: engine).write(
                    groups, of: run, document.sum, all.map(\.part), invocation, console, to: output)
            }
            if document.errors > 0 { outcome.add(1) }
            console.note(document.sum)
        }
    }
}
