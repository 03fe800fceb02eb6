internal import Rendering
internal import Catalog
internal import Digests
internal import JSON
internal import Raster
internal import ViewCore

/// Who draws the jobs of a batch.
@MainActor protocol JobCrew: AnyObject {
    /// Begins a job; its result goes to the results in time.
    func start(_ job: RenderJob, _ value: JSONValue, slot: Int, number: Int) async
    /// Returns when every job that was begun has its result.
    func wait()
    /// Says what went wrong with the crew itself, once all is done.
    func end() throws
}

/// Takes jobs as they come, looks whether they can be done, and gives them to the crew.
@MainActor final class BatchRun {
    private let crew: any JobCrew
    private let results: JobResults
    private let folder: String
    private let lookup: TileLookup
    private var index = 0
    /// Jobs by the digests of their outputs, which take less room than the names.
    private var written: [ContentDigest: Int] = [:]
    private var folders: Set<String> = []

    init(crew: any JobCrew, folder: String, lookup: TileLookup, results: JobResults) {
        self.crew = crew
        self.folder = folder
        self.lookup = lookup
        self.results = results
    }

    func add(_ job: JobSource.Job, number: Int) async {
        let slot = index
        index += 1
        switch job {
        case .bad(let reason): results.fail(slot, job: number, reason)
        case .value(let value):
            let job: RenderJob
            do throws(JobError) {
                job = try admit(value, number: number)
            } catch {
                return results.fail(slot, job: number, error.description)
            }
            await crew.start(job, value, slot: slot, number: number)
        }
    }

    private func admit(_ value: JSONValue, number: Int) throws(JobError) -> RenderJob {
        let job = try RenderJob(value, lookup: lookup)
        let output = ContentDigest(of: Array(job.output.utf8))
        if let other = written[output] {
            throw JobError("the output '\(job.output)' is already that of job \(other)")
        }
        written[output] = number
        try makeFolder(of: job.output)
        return job
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
    func wait() {
        crew.wait()
        printDue()
    }

    func end() throws { try crew.end() }
}

/// Draws in this process: the main thread lays out, and threads draw behind it.
@MainActor final class ThreadCrew: JobCrew {
    private let settler: TileSettler
    private let writer: TileWriter
    private let folder: String
    private let results: JobResults

    init(settler: TileSettler, workers: Int, folder: String, results: JobResults) {
        self.settler = settler
        writer = TileWriter(settler: settler, workers: workers)
        self.folder = folder
        self.results = results
    }

    func start(_ job: RenderJob, _ value: JSONValue, slot: Int, number: Int) async {
        let (id, output, results) = (job.tile.id, job.output, results)
        let laidOut = await settler.settle(job.tile, needsTrace: false)
        writer.write(laidOut, to: folder + "/" + output) { result in
            switch result {
            case .success(let written):
                results.succeed(
                    slot, JobResult(job: number, id: id, output: output, written: written))
            case .failure(let error): results.fail(slot, job: number, "\(error)")
            }
        }
    }

    func wait() { writer.finish() }

    func end() throws { try settler.checkFonts() }
}
