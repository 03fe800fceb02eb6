internal import Rendering
import ArgumentParser
import Foundation
internal import Digests
internal import Golden
internal import JSON
internal import Raster

/// `specimen batch`
struct Batch: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Draws many tiles from a file or pipe of jobs.",
        discussion: """
            A job is a JSON object on one line:

              {"id":"Group/Button/preset","state":"pressed","output":"save.png"}

            Its fields are:

              id      the id of a specimen or a tile; required
              output  the file to write, relative to the folder; by default the tile's id
              label   replaces the label of the first control
              width   the width offered to the view, in points
              axes    an object with values of any axes

            Built-in axes also have a field each: \(RenderJob.axisFields.joined(separator: ", ")). A file may also \
            hold one JSON array of jobs.

            For each job one line of JSON is printed, in the order of the jobs: \
            {"job":N,"id","output","size":[width,height],"warnings":[…]}, with the size in pixels, or \
            {"job":N,"error"}. A job that fails does not stop the others. If any job fails, the exit code is 3.

            With --shard, the lines are of the jobs that the part has, by their numbers among all. A last line, \
            {"jobs":N,"shard":"I/N"}, says that the part is complete. 'merge' makes one file of the results of all \
            parts. Equal jobs are in one part, and what cannot be a job is told by the first.

            With more than \(Workers.threadsOfProcess) threads (-j), the jobs are shared among several processes \
            of this program.
            """)

    @Argument(help: "A file of jobs, or - for standard input.")
    var jobs: String

    @OptionGroup var sources: SourceOptions

    @Option(name: .shortAndLong, help: "The folder to write into. It is made if it does not exist.")
    var output: String

    @Option(help: ArgumentHelp("The platform of jobs that do not name one.", valueName: "ios or macos"))
    var platform: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only the I-th of N parts of the jobs. What a job draws says which part it is in.",
            valueName: "i/n"))
    var shard: String?

    @OptionGroup var engine: EngineOptions

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? {
        let (named, rest) = sources.divided([jobs])
        let use = SourceUse(
            command: "batch", isOne: true,
            refusalOfSeveral: "batch takes one source file, or one folder with --together")
        return SourceRequest(
            use: use, sources: named, isTogether: sources.isTogether, targets: sources.targets,
            packages: sources.packages, others: rest, platforms: [platform].compactMap(\.self),
            hasUnknownOptions: sources.hasUnknownOptions)
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            let (_, rest) = sources.divided([jobs])
            guard let jobs = rest.first else {
                throw ValidationError("name a file of jobs, or - for standard input")
            }
            try sources.check(besides: [jobs], [self.jobs])
            let shard = try shard.map(Parse.shard)
            let part = invocation.parts[0]
            try part.catalog.checkTiles()
            let lookup = TileLookup(part.catalog)
            let platforms = try JobPlatforms(usual: platform, of: part)
            var settings = engine.settings(of: part)
            settings.stopsAtFonts = false
            var lines = try JobSource(jobs)
            let results = JobResults()
            // A font of one job may be missing; without the system's no job has its words.
            _ = try engine.library().face(named: FontManifest.system)
            try Folder.make(output)
            let pool = try engine.pool(of: part, invocation, console, settings)
            let run = BatchRun(
                pool: pool, folder: output, lookup: lookup, platforms: platforms, results: results,
                console: console, shard: shard)
            var count = 0
            do {
                while let (number, job) = try lines.next() {
                    try await run.add(job, number: number)
                    count += 1
                    // Whoever waits for results before it sends more jobs gets them first.
                    if !lines.hasNext { run.wait() } else if count % 64 == 0 { run.printDue() }
                    console.progress("batch", results.done, of: lines.total(after: count))
                }
            } catch {
                // The jobs before what cannot be read are done all the same.
                run.wait()
                throw error
            }
            run.wait()
            console.clearProgress()
            try run.end()
            if count == 0 { throw lines.emptiness }
            if let shard { try console.printJSON(ShardEnd(jobs: count, of: shard)) }
            if results.failed > 0 {
                console.error(
                    "\(results.failed) of \(counted(results.done, "job")) failed; the line of each says why")
            }
            if results.failed > 0 { outcome.add(3) }
        }
    }
}
