internal import Lint
internal import Rendering

extension Check {
    /// Says what lint finds in the tiles that were compared, and writes it beside the report.
    @MainActor func linted(
        _ all: [SelectionOptions.Selected], _ invocation: Invocation, _ console: Console,
        _ outcome: inout Outcome
    ) async throws -> LintDocument {
        var run = try LintRun(of: selection)
        for selected in all {
            var settings = engine.settings(of: selected.part)
            settings.colors = try naming.colors(console, and: selected.part.tokens)
            try await run.add(selected, engine, settings, invocation, console, &outcome)
        }
        let groups = grouped(run.findings)
        let document = LintDocument(groups, of: run, known: 0)
        if !json { document.print(on: console) }
        if let report {
            try LintReport(document: document).write(to: report)
            try await LintSheets(folder: report + "/lint", engine: engine).write(
                groups, of: run, document.sum, all.map(\.part), invocation, console)
        }
        if document.errors > 0 { outcome.add(1) }
        return document
    }
}
