internal import ArgumentParser
internal import Golden
internal import Streams

/// `specimen merge`
struct Merge: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Makes one report of the reports of several checks, such as shards.",
        discussion: """
            Each tile may be in one of the reports only, and one stack must have made all of them. The exit code is \
            that of a check of all their tiles.
            """)

    @Argument(help: "Folders of reports, or folders in which reports are.")
    var reports: [String]

    @Option(
        name: .shortAndLong, help: "The folder to write the report into. An older report there is replaced.")
    var output: String

    @OptionGroup var saying: SayingOptions

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation, isVerdict: true) { console, outcome in
            let model = try mergeReports(reports, into: output) { options in
                ReportModel.Approval(
                    tool: ToolName.current, report: shellQuoted(output), options: options)
            }
            for status in ReportModel.Status.allCases where model.count(of: status) > 0 {
                outcome.add(status.exitCode)
            }
            console.note("\(model.headline); report: \(output)/index.html")
        }
    }
}
