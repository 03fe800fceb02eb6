internal import Rendering
import ArgumentParser
import Foundation
internal import JSON
internal import Raster

/// `specimen batch`
struct Batch: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Draws many tiles from a file or pipe of jobs.",
        discussion: """
            A job is a line of JSON: {"id":"Group/Button/preset","state":"pressed","scheme":"dark", \
            "label":"Save","output":"save.png"}. Fields: id (a specimen's or tile's; needed), output \
            (relative to the folder; else the tile's id), label (in place of the first control's own), width, \
            \(RenderJob.axisFields.joined(separator: ", ")), axes (an object, for any axis). A file may \
            also hold one JSON array of such objects.

            With more than \(Workers.threadsOfProcess) threads (-j), processes of the same program share \
            the jobs.

            For each job one line of JSON is printed, in the jobs' order: {"job":N,"id","output", \
            "size":[width,height],"warnings":[…]} with the size in pixels, or {"job":N,"error"}. A bad \
            job does not stop the others; if any was bad, the exit code is 3.
            """)

    @Argument(help: "A file of jobs, or - for standard input.")
    var jobs: String

    @OptionGroup var sources: SourceOptions

    @Option(name: .shortAndLong, help: "The folder to write into; it is made if need be.")
    var output: String

    @Option(help: ArgumentHelp("The platform of jobs that name none.", valueName: "ios or macos"))
    var platform: String?

    @OptionGroup var engine: EngineOptions

    @OptionGroup var saying: SayingOptions

    var sourceRequest: SourceRequest? {
        let (named, rest) = sources.divided([jobs])
        return SourceRequest(
            use: .batch, sources: named, isTogether: sources.isTogether, targets: sources.targets,
            others: rest, platforms: [platform].compactMap(\.self),
            hasUnknownOptions: sources.hasUnknownOptions)
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            let (_, rest) = sources.divided([jobs])
            guard let jobs = rest.first else {
                throw ValidationError("name a file of jobs, or - for standard input")
            }
            try sources.check(besides: [jobs])
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
                console: console)
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
            if results.failed > 0 {
                console.error("\(results.failed) of \(count) jobs failed; their lines say why")
            }
            if results.failed > 0 { outcome.add(3) }
        }
    }
}
