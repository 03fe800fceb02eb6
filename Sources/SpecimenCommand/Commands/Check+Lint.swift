internal import Catalog
internal import Golden
internal import Lint
internal import Rendering

extension Check {
    /// What lint finds in the tiles of one part; its report gets the findings with a picture of each tile that has some.
    @MainActor func lint(
        _ selected: SelectionOptions.Selected, _ settings: RenderingSettings, _ writer: ReportWriter?,
        _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome, into sum: inout LintRun
    ) async throws {
        var run = try LintRun(of: selection)
        try await run.add(selected, engine, settings, invocation, console, &outcome)
        sum.add(run)
        guard let writer else { return }
        let groups = grouped(run.findings)
        writer.add(
            groups.enumerated().map { index, group in
                let finding = group.finding
                return ReportModel.LintFinding(
                    number: index + 1, rule: finding.rule.rawValue, severity: finding.severity.rawValue,
                    view: finding.view, message: finding.message, tiles: group.tiles)
            })
        try await LintSheets(engine: engine).draw(groups, of: run, [selected.part], invocation, console) {
            writer.add(lintPicture: $1, of: $0)
        }
    }

    /// Says what lint found in all parts, and writes it beside the reports.
    @MainActor func tell(_ run: LintRun, _ console: Console, _ outcome: inout Outcome) throws -> LintDocument
    {
        let document = LintDocument(grouped(run.findings), of: run, known: 0)
        if !json { document.print(on: console) }
        if let report { try LintReport(document: document).write(to: report) }
        if document.errors > 0 { outcome.add(1) }
        return document
    }
}
