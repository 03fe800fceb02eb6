internal import ArgumentParser
internal import Catalog
internal import Digests
import Foundation
internal import Golden
internal import Pixels
internal import Raster
internal import Rendering
internal import SourceMode

extension Batch {
    /// Takes the jobs one after the other and has them drawn, or only looks at them.
    @MainActor func draw(
        _ jobs: String, _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) async throws {
        let shard = try shard.map(Parse.shard)
        let part = invocation.parts[0]
        try part.catalog.checkTiles()
        let lookup = TileLookup(part.catalog)
        let platforms = try JobPlatforms(usual: platform, of: part)
        var settings = engine.settings(of: part)
        settings.stopsAtFonts = false
        settings.tellsDigests = resume
        settings.niceness = niceness
        var catalogs = JobCatalogs(own: JobCatalog(lookup: lookup, platforms: platforms))
        if let nameAs {
            do throws(JobError) { catalogs.pattern = try OutputPattern(nameAs) } catch {
                throw ValidationError("--name-as: \(error)")
            }
        }
        let lines = try JobSource(jobs, as: readAs)
        var failing = false
        if SourceOptions.reading != .none, part.source == nil {
            let own = settings
            catalogs.files = JobSourceFiles(
                jobs: lines, platform: platform,
                pool: { part in
                    var settings = engine.settings(of: part)
                    (settings.stopsAtFonts, settings.tellsDigests) = (own.stopsAtFonts, own.tellsDigests)
                    settings.niceness = own.niceness
                    return try engine.pool(of: part, invocation, console, settings)
                }, isFailing: { failing = true })
        }
        if let results, jobs != "-", absolutePath(results) == absolutePath(jobs) {
            throw ValidationError("--results would replace the jobs: name another file")
        }
        let folder = output ?? "."
        // The table may lie in it.
        if !isValidating { try Folder.make(folder) }
        let table = try results.map(ResultsFile.init)
        defer { table?.close() }
        let results = JobResults(hasRows: table != nil)
        // A font of one job may be missing; without the system's no job has its words.
        _ = try engine.library().face(named: FontManifest.system)
        var journal: BatchJournal?
        if resume, !isValidating {
            journal = try BatchJournal(
                in: folder, of: shard, drawnWith: identity(of: part, invocation),
                note: { console.note($0) }, warn: { console.warning($0) })
        }
        let pool = try engine.pool(of: part, invocation, console, settings)
        let run = BatchRun(
            pool: pool, folder: folder, catalogs: catalogs, results: results, console: console,
            journal: journal, table: table, shard: shard)
        // A third of what a batch has in memory has run once: to open the catalogue, to draw the first jobs.
        CodePages.letGo()
        var rate = RunRate()
        var count = 0
        do {
            while let (number, job) = try lines.next() {
                if isValidating {
                    run.validate(job, number: number, words: lines.words)
                } else {
                    try await run.add(job, number: number, words: lines.words)
                }
                count += 1
                if count % 4096 == 64 { CodePages.letGo() }
                // Whoever waits for results before it sends more jobs gets them first.
                if !lines.hasNext() { try await run.wait() } else if count % 64 == 0 { try await run.turn() }
                console.progress(
                    "batch", results.done, of: lines.total(after: count), failed: results.failed, &rate)
            }
        } catch {
            // The jobs before what cannot be read are done all the same.
            try await run.wait()
            throw error
        }
        try await run.wait()
        console.endProgress("batch", results.done, failed: results.failed, rate)
        try run.end()
        // As a process ends all of its libraries do something.
        CodePages.letGo()
        if count == 0 { throw lines.emptiness }
        if let shard { try console.printJSON(ShardEnd(jobs: count, of: shard)) }
        sayTotals(results.done, kept: run.kept, results, console)
        if results.failed > 0 || failing { outcome.add(3) }
    }

    private func sayTotals(_ count: Int, kept: Int, _ results: JobResults, _ console: Console) {
        if resume {
            console.note(
                "\(kept) of \(counted(count, "picture")) were there; \(count - kept - results.failed) drawn")
        }
        let warned = results.warned
        if warned.pictures > 0 {
            console.note(
                "\(counted(warned.warnings, "warning")) in \(counted(warned.pictures, "picture")); the line of each says "
                    + "which")
        }
        if isValidating, results.failed == 0 { console.note("\(counted(count, "job")) can be drawn") }
        if results.failed > 0 {
            console.error(
                "\(results.failed) of \(counted(count, "job")) failed; the line of each says why")
        }
    }

    /// What decides pictures beside the jobs: this program, what it draws with, and fonts that are named.
    private func identity(of part: CatalogPart, _ invocation: Invocation) -> ContentDigest {
        var text = RasterStack.components.joined(separator: "\n")
        text += "\n" + (part.source?.program.path ?? BatchJournal.digest(ofFile: invocation.program).hex)
        for folder in engine.folders.fonts + part.fonts {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() {
                text += "\n\(name) " + BatchJournal.digest(ofFile: folder + "/" + name).hex
            }
        }
        return ContentDigest(of: Array(text.utf8))
    }
}
