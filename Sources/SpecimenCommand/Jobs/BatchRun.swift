internal import Rendering
internal import Catalog
import Foundation
internal import Digests
internal import JSON
internal import Pixels
internal import SourceMode

/// Takes jobs as they come, looks whether they can be done, and has the workers draw them.
@MainActor final class BatchRun {
    private let pool: WorkerPool
    private let results: JobResults
    private let folder: String
    private let catalogs: JobCatalogs
    private let console: Console
    /// What earlier runs have done, where that is kept.
    private let journal: BatchJournal?
    private let table: ResultsFile?
    private let equal = EqualJobs()
    /// The part of the jobs that is drawn.
    private let shard: Shard?
    private var index = 0
    /// Jobs that were looked at and are to be drawn.
    private var admitted: [Admitted] = []
    /// Jobs by the beginnings of their outputs' digests, which take less room than the names.
    private var written = DigestNumbers()
    /// The folders of these outputs, each with the first job that has it.
    private var foldersOfJobs = DigestNumbers()
    private var folders: Set<String> = []
    /// Jobs whose pictures were there.
    private(set) var kept = 0

    init(
        pool: WorkerPool, folder: String, catalogs: JobCatalogs, results: JobResults, console: Console,
        journal: BatchJournal? = nil, table: ResultsFile? = nil, shard: Shard? = nil
    ) {
        self.shard = shard
        self.console = console
        self.pool = pool
        self.folder = folder
        self.catalogs = catalogs
        self.results = results
        self.journal = journal
        self.table = table
    }

    /// A job that can be done.
    private struct Admitted {
        let job: RenderJob
        let number: Int
        /// The digest of its output.
        let output: UInt64
        let slot: Int
    }

    /// As many jobs are looked at, then laid out: in turns, each would push the other's code out of the processor's caches.
    private static let groupSize = 64

    /// Takes a job, to be drawn when a group of them is there, or `wait` is called.
    ///
    /// - Parameter words: what to say of an error in the job, with its place.
    func add(_ job: JobSource.Job, number: Int, words: (JobError) -> String) async throws {
        let value: JSONValue
        switch job {
        case .bad(let reason): return fail(number, reason)
        case .value(let read): value = read
        }
        let job: RenderJob
        let output: UInt64
        do throws(JobError) {
            (job, output) = try admit(value, number: number)
        } catch {
            return fail(number, words(error))
        }
        if let shard, !job.isIn(shard) { return }
        do throws(JobError) { try makeFolders(of: job) } catch {
            // Only the part that the job is in has tried.
            return results.fail(takeSlot(), job: number, words(error))
        }
        admitted.append(Admitted(job: job, number: number, output: output, slot: takeSlot()))
        if admitted.count == BatchRun.groupSize { try await drawAdmitted() }
    }

    /// Has the jobs drawn that were looked at.
    private func drawAdmitted() async throws {
        // What fails ends the run: no job may come twice.
        let group = admitted
        admitted.removeAll(keepingCapacity: true)
        for one in group { try await draw(one) }
    }

    private func draw(_ admitted: Admitted) async throws {
        let (job, number, output, slot) = (admitted.job, admitted.number, admitted.output, admitted.slot)
        let id = job.tile.id
        let subject = subject(of: job, id)
        if var known = journal?.result(of: job, number: number, output: output, job: subject, in: folder) {
            kept += 1
            known.id = id
            return results.succeed(slot, known)
        }
        let (results, journal, folder, equal, copies) = (results, journal, folder, equal, pool.copies)
        let place = job.place(in: folder)
        @Sendable func succeed(_ result: JobResult) {
            journal?.add(result, output: output, job: subject)
            results.succeed(slot, result)
        }
        let isOwn = equal.begin(subject) { answer in
            switch answer {
            case .failed(let problem):
                results.fail(slot, job: number, "an equal job before it failed: " + problem)
            case .drawn(let drawn):
                copies.add(
                    PictureCopy(
                        of: folder + "/" + drawn.output, byteCount: drawn.byteCount, to: place
                    ) { problem in
                        if let problem { return results.fail(slot, job: number, problem) }
                        succeed(JobResult(job: number, id: id, output: place.name, copying: drawn))
                    })
            }
        }
        guard isOwn else { return }
        try await workers(of: job).add(job.request(in: folder)) { answer in
            switch answer {
            case .picture(let written):
                let result = JobResult(job: number, id: id, output: place.name, written: written)
                succeed(result)
                equal.end(subject, .drawn(result.drawn))
            case .failed(let problem):
                results.fail(slot, job: number, problem)
                equal.end(subject, .failed(problem))
            default: preconditionFailure("a picture was asked for")
            }
        }
    }

    /// Looks at a job and draws nothing.
    func validate(_ job: JobSource.Job, number: Int, words: (JobError) -> String) {
        switch job {
        case .bad(let reason): fail(number, reason)
        case .value(let value):
            do throws(JobError) {
                let (job, _) = try admit(value, number: number)
                if let shard, !job.isIn(shard) { return }
                results.pass(takeSlot())
            } catch {
                fail(number, words(error))
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

    private func workers(of job: RenderJob) -> WorkerPool {
        guard job.catalog > 0, let files = catalogs.files else { return pool }
        return files.opened[job.catalog - 1].pool
    }

    /// Parts look at each job, so that an output is refused as it is in one run of all.
    private func admit(_ value: JSONValue, number: Int) throws(JobError) -> (RenderJob, output: UInt64) {
        let job = try RenderJob(value, number: number, in: catalogs)
        let name = BatchRun.folded(job.output)
        let output = ContentDigest(of: name).low
        let over = try foldersAbove(name, job.output)
        if let other = foldersOfJobs[output] {
            throw JobError(
                "the output '\(job.output)' is a folder of the output of job \(other); give it another name",
                at: ["output"])
        }
        if let other = written[output] {
            throw JobError(
                "the output '\(job.output)' is already the output of job \(other); on some systems, names that differ "
                    + "only in letter case are the same file", at: ["output"])
        }
        written.set(number, for: output)
        for folder in over { foldersOfJobs.set(number, for: folder) }
        return (job, output)
    }

    /// The folders of an output, by digests, that no job before it has; throws where one is the output of a job.
    private func foldersAbove(_ name: [UInt8], _ output: String) throws(JobError) -> [UInt64] {
        var found: [UInt64] = []
        var rest = name[...]
        while let cut = rest.lastIndex(of: UInt8(ascii: "/")) {
            rest = rest[..<cut]
            let folder = ContentDigest(of: Array(rest)).low
            // Those above it were looked at with it.
            if foldersOfJobs[folder] != nil { break }
            if let other = written[folder] {
                throw JobError(
                    "the output '\(output)' leads through a file, the output of job \(other); give it another name",
                    at: ["output"])
            }
            found.append(folder)
        }
        return found
    }

    /// The digest of what the job wants.
    private func subject(of job: RenderJob, _ id: String) -> EqualJobs.Subject {
        var bytes = Array(id.utf8)
        bytes.append(0xFF)
        if let label = job.tile.label { bytes += label.utf8 } else { bytes.append(0xFE) }
        bytes.append(0xFF)
        let width = Double(job.tile.specimen.width).bitPattern
        for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: width >> UInt64(8 * shift))) }
        if job.catalog > 0, let files = catalogs.files {
            // Of a file that is edited all pictures are others.
            bytes += (files.opened[job.catalog - 1].part.source?.program.sources ?? "").utf8
            bytes += job.arguments.utf8
        }
        return ContentDigest(of: bytes).low
    }

    /// The bytes of a name, the same for names that some file systems take for one.
    private nonisolated static func folded(_ name: String) -> [UInt8] {
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
        do { try job.place(in: folder).makeFolders() } catch { throw JobError(error, at: ["output"]) }
    }

    /// Jobs whose results are not printed, at most, so that memory stays that of as many: a picture that takes long, or
    /// that many jobs want, has all behind it wait.
    private static let waitingLimit = 1 << 14

    /// Goes on with what waits, and prints the results that are there, in the jobs' order. To be called now and then.
    func turn() async throws {
        pool.startCopies()
        try printDue()
        if index - results.printed > BatchRun.waitingLimit { try await wait() }
    }

    private func printDue() throws {
        let (text, rows) = results.take()
        if !text.isEmpty { console.printJSON(lines: text) }
        if !rows.isEmpty { try table?.write(rows) }
        try journal?.flush()
    }

    /// Prints the results of all jobs so far.
    func wait() async throws {
        try await drawAdmitted()
        // What they have drawn may be copied by the threads of the first.
        for file in catalogs.files?.opened ?? [] { file.pool.wait() }
        pool.wait()
        try printDue()
    }

    func end() throws {
        try pool.finish()
        for file in catalogs.files?.opened ?? [] { try file.pool.finish() }
        catalogs.files?.close()
    }
}

extension JobResult {
    fileprivate var drawn: EqualJobs.Drawn {
        EqualJobs.Drawn(
            output: output, width: width, height: height, warnings: warnings, byteCount: byteCount,
            digests: digests)
    }
}
