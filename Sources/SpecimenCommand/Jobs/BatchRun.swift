internal import Rendering
internal import Catalog
import Foundation
internal import Digests
internal import JSON
internal import Pixels

/// Takes jobs as they come, looks whether they can be done, and has the workers draw them.
@MainActor final class BatchRun {
    private let pool: WorkerPool
    private let results: JobResults
    private let folder: String
    private let lookup: TileLookup
    private let platforms: JobPlatforms
    private let console: Console
    /// The part of the jobs that is drawn.
    private let shard: Shard?
    private var index = 0
    /// Jobs by the beginnings of their outputs' digests, which take less room than the names.
    private var written: [UInt64: UInt32] = [:]
    private var folders: Set<String> = []

    init(
        pool: WorkerPool, folder: String, lookup: TileLookup, platforms: JobPlatforms, results: JobResults,
        console: Console, shard: Shard? = nil
    ) {
        self.shard = shard
        self.console = console
        self.pool = pool
        self.folder = folder
        self.lookup = lookup
        self.platforms = platforms
        self.results = results
    }

    func add(_ job: JobSource.Job, number: Int) async throws {
        switch job {
        case .bad(let reason): fail(number, reason)
        case .value(let value):
            let job: RenderJob
            do throws(JobError) {
                job = try admit(value, number: number)
                if let shard, !job.isIn(shard) { return }
                try makeFolders(of: job)
            } catch {
                return fail(number, error.description)
            }
            let slot = takeSlot()
            let (id, output, results) = (job.tile.id, job.output, results)
            try await pool.add(job.request(in: folder)) { answer in
                switch answer {
                case .picture(let written):
                    results.succeed(
                        slot, JobResult(job: number, id: id, output: output, written: written))
                case .failed(let problem): results.fail(slot, job: number, problem)
                default: preconditionFailure("a picture was asked for")
                }
            }
        }
    }

    private func takeSlot() -> Int {
        index += 1
        return index - 1
    }

    /// What cannot be drawn at all is told by the first part, since one has to.
    private func fail(_ number: Int, _ reason: String) {
        if let shard, shard.index > 1 { return }
        results.fail(takeSlot(), job: number, reason)
    }

    /// Parts look at each job, so that an output is refused as it is in one run of all.
    private func admit(_ value: JSONValue, number: Int) throws(JobError) -> RenderJob {
        let job = try RenderJob(value, lookup: lookup, platforms)
        let output = ContentDigest(of: BatchRun.folded(job.output)).low
        if let other = written[output] {
            throw JobError(
                "the output '\(job.output)' is already the output of job \(other); on some systems, names that differ "
                    + "only in letter case are the same file")
        }
        written[output] = UInt32(clamping: number)
        return job
    }

    /// The bytes of a name, the same for names that some file systems take for one.
    private static func folded(_ name: String) -> [UInt8] {
        let bytes = Array(name.utf8)
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
            return Array(name.lowercased().precomposedStringWithCanonicalMapping.utf8)
        }
        return bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }

    /// Those between the output folder and the picture.
    private func makeFolders(of job: RenderJob) throws(JobError) {
        guard let cut = job.output.utf8.lastIndex(of: UInt8(ascii: "/")),
            folders.insert(String(job.output[..<cut])).inserted
        else { return }
        do { try job.place(in: folder).makeFolders() } catch { throw JobError("\(error)") }
    }

    /// Prints the results that are there, in the jobs' order.
    func printDue() {
        let text = results.take()
        if !text.isEmpty { console.printJSON(lines: text) }
    }

    /// Prints the results of all jobs so far.
    func wait() {
        pool.wait()
        printDue()
    }

    func end() throws { try pool.finish() }
}
