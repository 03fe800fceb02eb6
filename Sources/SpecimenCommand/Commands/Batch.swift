import ArgumentParser
import Catalog
import Digests
import Drawing
import Foundation
import Pixels
import Raster
import ViewCore

/// `specimen batch`
struct Batch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws many tiles from a file or pipe of jobs.",
        discussion: """
            A job is a line of JSON: {"id":"Group/Button/preset","state":"pressed","scheme":"dark", \
            "label":"Save","output":"save.png"}. Fields: id (a specimen's or tile's; needed), output \
            (relative to the folder; else the tile's id), label, state, size, scheme, scale, type, \
            contrast, direction, locale, axes (an object), width. A file may also hold one JSON array \
            of such objects.

            For each job one line of JSON is printed, in the jobs' order: {"job":N,"id","output", \
            "size":[width,height],"warnings":[…]} with the size in pixels, or {"job":N,"error"}. A bad \
            job does not stop the others; if any was bad, the exit code is 3.
            """)

    @Argument(help: "A file of jobs, or - for standard input.")
    var jobs: String

    @Option(name: .shortAndLong, help: "The folder to write into; it is made if need be.")
    var output: String

    @OptionGroup var engine: EngineOptions

    func run() async throws {
        try await guarded { console, outcome in
            var lines = try JobSource(jobs)
            let studio = try engine.studio()
            try Folder.make(output)
            let run = BatchRun(
                studio: studio, workers: engine.workers, folder: output,
                lookup: TileLookup(Workspace.catalog))
            var count = 0
            while let (number, job) = try lines.next() {
                await run.add(job, number: number)
                count += 1
                // Whoever waits for results before it sends more jobs gets them first.
                if !lines.hasNext { run.finish() } else if count % 64 == 0 { run.printDue() }
                console.progress("batch", count, of: count)
            }
            run.finish()
            console.clearProgress()
            try studio.checkFonts()
            if run.results.failed > 0 {
                console.error("\(run.results.failed) of \(count) jobs failed; their lines say why")
                outcome.add(3)
            }
        }
    }
}

/// Jobs by number: lines of a file, or elements of one JSON array.
private struct JobSource {
    enum Job {
        case value(JSONValue)
        case bad(String)
    }
    private var lines: LineReader
    private var line = 0
    private var elements: [JSONValue]?
    private var index = 0

    init(_ path: String) throws { lines = try LineReader(path) }

    /// Whether the next job can be had without waiting for more input.
    var hasNext: Bool { elements != nil || lines.hasLine }

    mutating func next() throws -> (number: Int, job: Job)? {
        if let elements {
            guard index < elements.count else { return nil }
            index += 1
            return (index, .value(elements[index - 1]))
        }
        while let text = try lines.next() {
            line += 1
            guard case .text(let bytes) = text else {
                return (line, .bad("the line is longer than \(LineReader.limit) bytes"))
            }
            guard let first = bytes.first(where: { $0 > 0x20 }) else { continue }
            if line == 1, first == UInt8(ascii: "["), elements == nil {
                try readArray(bytes)
                return try next()
            }
            do {
                return (line, .value(try JSONValue.parse(bytes[...])))
            } catch {
                return (line, .bad("\(error)"))
            }
        }
        return nil
    }

    private mutating func readArray(_ first: [UInt8]) throws {
        var bytes = first
        while let line = try lines.next() {
            guard case .text(let more) = line, bytes.count < 64 << 20 else {
                throw Failure.input("the array of jobs is larger than 64 MB; use one job a line")
            }
            bytes += [0x0A] + more
        }
        do {
            guard case .array(let values) = try JSONValue.parse(bytes[...]) else { return }
            elements = values
        } catch {
            throw Failure.input("the array of jobs is \(error)")
        }
    }
}

/// Draws jobs as they come.
@MainActor private final class BatchRun {
    nonisolated let results = JobResults()
    private let studio: Studio
    private let writer: TileWriter
    private let folder: String
    private let lookup: TileLookup
    private var index = 0
    /// Jobs by the digests of their outputs, which take less room than the names.
    private var written: [ContentDigest: Int] = [:]
    private var folders: Set<String> = []

    init(studio: Studio, workers: Int, folder: String, lookup: TileLookup) {
        self.studio = studio
        writer = TileWriter(studio: studio, workers: workers)
        self.folder = folder
        self.lookup = lookup
    }

    func add(_ job: JobSource.Job, number: Int) async {
        let slot = index
        index += 1
        do throws(JobError) {
            guard case .value(let value) = job else {
                guard case .bad(let reason) = job else { return }
                throw JobError(reason)
            }
            let job = try RenderJob(value, lookup: lookup)
            let output = ContentDigest(of: Array(job.output.utf8))
            if let other = written[output] {
                throw JobError("the output '\(job.output)' is already that of job \(other)")
            }
            written[output] = number
            try makeFolder(of: job.output)
            await start(job, slot: slot, number: number)
        } catch {
            results.fail(slot, job: number, error.description)
        }
    }

    private func start(_ job: RenderJob, slot: Int, number: Int) async {
        let (id, output, results) = (job.tile.id, job.output, results)
        let laidOut = await studio.settle(job.tile, needsTrace: false)
        writer.write(laidOut, to: folder + "/" + output) { result in
            switch result {
            case .success(let written):
                results.succeed(
                    slot, JobResult(job: number, id: id, output: output, written: written))
            case .failure(let error): results.fail(slot, job: number, "\(error)")
            }
        }
    }

    private func makeFolder(of output: String) throws(JobError) {
        guard let cut = output.lastIndex(of: "/") else { return }
        let path = String(output[..<cut])
        guard folders.insert(path).inserted else { return }
        do { try Folder.make(folder + "/" + path) } catch { throw JobError(error) }
    }

    /// Prints the results that are there, in the jobs' order.
    func printDue() {
        let text = results.take()
        if !text.isEmpty { printData(text) }
    }

    /// Prints the results of all jobs so far.
    func finish() {
        writer.finish()
        printDue()
    }
}
