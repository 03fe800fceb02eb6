internal import ArgumentParser
internal import Catalog
import Foundation
internal import Digests
internal import JSON
internal import Rendering

/// `specimen batch`
struct Batch: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Draws many tiles from a file or pipe of jobs.",
        discussion: """
            A job is a JSON object on one line:

              {"id":"Group/Button/preset","state":"pressed","output":"save.png"}

            Its fields are:

              id      the id of a specimen or a tile
              output  the file to write, relative to the folder; by default the tile's id
              label   replaces the label of the first control
              width   the width offered to the view, in points
              axes    an object with values of any axes
              format  png
              file    a Swift file that has the style
              style   the name of a style of the file, in place of an id
              config  an object with values of the style's fields

            Built-in axes also have a field each: \(RenderJob.axisFields.joined(separator: ", ")). An output may have \
            fields of the job in braces, as {id}/{state}-{scheme}@{scale}.png: \
            \(OutputPattern.fields.joined(separator: ", ")) and axes.

            A file may also hold one JSON array of jobs, a list of jobs in YAML (.yaml, .yml), or a table with a row \
            of names and a row for each job (.csv), in which axes.NAME and config.NAME are names, too. Lines of JSON \
            and tables may be of any size, and documents up to \(JobSource.documentLimit >> 20) MB.

            For each job one line of JSON is printed, in the order of the jobs: \
            {"job":N,"id","output","size":[width,height],"warnings":[…]}, with the size in pixels, or \
            {"job":N,"error"}. A job that fails does not stop the others. If any job fails, the exit code is 3. \
            The number of a job is its line, or its place in an array or a list.

            With --shard, the lines are of the jobs that the part has, by their numbers among all. A last line, \
            {"jobs":N,"shard":"I/N"}, says that the part is complete. 'merge' makes one file of the results of all \
            parts. Equal jobs are in one part, and what cannot be a job is told by the first.

            With more than \(Workers.threadsOfProcess) threads (-j), the jobs are shared among several processes \
            of this program. All of them stand back behind other programs of the machine (--nice).
            """)

    @Argument(help: "A file of jobs, or - for standard input.")
    var jobs: String?

    @OptionGroup var sources: SourceOptions

    @Option(name: .shortAndLong, help: "The folder to write into. It is made if it does not exist.")
    var output: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "What the jobs are written in, whatever the file's name says.", valueName: "json, yaml or csv"))
    var readAs: JobFormat?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The outputs of jobs that name none, as {id}/{state}@{scale}.png.", valueName: "pattern"))
    var nameAs: String?

    @Option(help: ArgumentHelp("The platform of jobs that do not name one.", valueName: "ios or macos"))
    var platform: String?

    @Flag(
        name: .long,
        help: """
            Keeps a journal in the folder, and draws only what is not there as an earlier run with this option has \
            left it: what is missing, changed or damaged. A run that was killed goes on so.
            """)
    var resume = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Also writes the results into a table (CSV). The file is replaced.", valueName: "file.csv"))
    var results: String?

    @Flag(
        name: .customLong("validate"),
        help: "Looks at all jobs and draws none. A line of JSON is printed for each that is wrong.")
    var isValidating = false

    @Flag(name: .long, help: "Prints a JSON Schema of a job.")
    var schema = false

    @Flag(name: .long, help: "Prints a job for each tile that --filter and --axis choose.")
    var make = false

    @Option(
        name: .long,
        help: ArgumentHelp("With --make: only tiles whose ids match. Repeatable.", valueName: "glob"))
    var filter: [String] = []

    @Option(name: .long, help: ArgumentHelp("With --make: values of an axis.", valueName: "id=value,value"))
    var axis: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "With --make: so few tiles that each pair of values is in one, as of the other commands.",
            valueName: "pairs"))
    var cover: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "With --make: how many values are together; 2 is --cover pairs, 3 is --cover triples.",
            valueName: "2 or 3"))
    var strength: String?

    @Option(
        name: .long,
        help: ArgumentHelp("With --make: at most N tiles, those with most new pairs first.", valueName: "n"))
    var budget: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only the I-th of N parts of the jobs. What a job draws says which part it is in.",
            valueName: "i/n"))
    var shard: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How far it stands back behind other programs: from 0, not at all, to 19. By default \(Niceness.usual).",
            valueName: "n"))
    var nice: Int?

    @OptionGroup var engine: EngineOptions

    @OptionGroup var saying: SayingOptions

    func validate() throws {
        if let nice, !(0...19).contains(nice) {
            throw ValidationError("--nice takes a number from 0 to 19, not \(nice)")
        }
        let asked = [(isValidating, "--validate"), (schema, "--schema"), (make, "--make")].filter(\.0).map(
            \.1)
        if asked.count > 1 { throw ValidationError("\(asked[0]) and \(asked[1]): choose one of them") }
        let forMaking = [
            (!filter.isEmpty, "--filter"), (!axis.isEmpty, "--axis"), (cover != nil, "--cover"),
            (strength != nil, "--strength"), (budget != nil, "--budget"),
        ]
        if !make, let first = forMaking.first(where: \.0) {
            throw ValidationError("\(first.1) is for --make")
        }
        if make { _ = try CoverOptions(cover: cover, strength: strength, budget: budget) }
        if let results, !results.lowercased().hasSuffix(".csv") {
            throw ValidationError(
                "--results writes CSV: give it a name that ends in .csv, not '\(results)'; the lines of JSON are printed"
            )
        }
        if schema || make { return }
        guard jobs != nil else { throw ValidationError("name a file of jobs, or - for standard input") }
        if output == nil, !isValidating { throw ValidationError("name the folder to write into with -o") }
    }

    private var words: [String] { [jobs].compactMap(\.self) }

    var sourceRequest: SourceRequest? {
        let (named, rest) = sources.divided(words)
        let use = SourceUse(
            command: "batch", isOne: true,
            refusalOfSeveral: "batch takes one source file, or one folder with --together")
        return SourceRequest(
            use: use, sources: named, isTogether: sources.isTogether, targets: sources.targets,
            packages: sources.packages, others: rest, platforms: [platform].compactMap(\.self),
            hasUnknownOptions: sources.hasUnknownOptions)
    }

    /// Before source files are compiled.
    func begin() { if jobs != nil, !make, !schema { Niceness.raise(to: niceness) } }

    var niceness: Int { nice ?? Niceness.usual }

    func run(in invocation: Invocation) async throws {
        begin()
        try await guarded(invocation) { console, outcome in
            if schema {
                let takesFiles = SourceOptions.reading != .none && invocation.parts.first?.source == nil
                return console.printJSON(
                    lines: JobSchema(of: invocation.catalog, takesFiles: takesFiles).text)
            }
            if make { return try await printJobs(invocation, console, &outcome) }
            let (_, rest) = sources.divided(words)
            guard let jobs = rest.first else {
                throw ValidationError("name a file of jobs, or - for standard input")
            }
            try sources.check(besides: [jobs], words)
            try await draw(jobs, invocation, console, &outcome)
        }
    }
}
