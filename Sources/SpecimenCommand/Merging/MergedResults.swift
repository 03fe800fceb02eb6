internal import Digests
internal import Golden
internal import Rendering

/// The results of parts of a batch as those of one run, in the order of the jobs.
///
/// The files are read side by side, since each has its jobs in order; no more than a line of each is held.
struct MergedResults {
    private(set) var jobs = 0
    private(set) var failed = 0
    /// What is not there, in words.
    private(set) var missing: [String] = []
    /// Jobs without a result, as ranges.
    private var gaps: [ClosedRange<Int>] = []

    /// - Parameter take: is called with each line, the first job first.
    init(_ paths: [String], take: (String) -> Void) throws {
        var files = try paths.map { try ResultFile($0) }
        while let job = files.compactMap({ $0.head?.job }).min() {
            if job > jobs + 1 { gaps.append(jobs + 1...job - 1) }
            jobs = job
            let line = try MergedResults.one(of: files.filter { $0.head?.job == job })
            if line.isFailure { failed += 1 }
            take(line.text)
            for index in files.indices where files[index].head?.job == job { try files[index].advance() }
        }
        try addMissing(files)
    }

    /// A job may be in several files where its part was run again. What was drawn counts, and not that it once failed.
    private static func one(of files: [ResultFile]) throws -> ResultFile.Result {
        let found = files.compactMap { file in file.head.map { (file.path, $0) } }
        let drawn = found.filter { !$0.1.isFailure }
        let best = drawn.isEmpty ? found : drawn
        if let other = best.first(where: { $0.1.text != best[0].1.text }), !drawn.isEmpty {
            throw Failure.input(
                "job \(best[0].1.job) is another one in \(best[0].0) than in \(other.0); merge results of one "
                    + "file of jobs")
        }
        return best[0].1
    }

    private mutating func addMissing(_ files: [ResultFile]) throws {
        let ends = files.compactMap { file in file.end.map { (file.path, $0) } }
        if let first = ends.first, let other = ends.first(where: { $0.1.jobs != first.1.jobs }) {
            throw Failure.input(
                "\(first.0) is of \(counted(first.1.jobs, "job")) and \(other.0) of \(other.1.jobs); merge results of "
                    + "one file of jobs")
        }
        if let total = ends.first?.1.jobs, total > jobs {
            gaps.append(jobs + 1...total)
            jobs = total
        }
        for shard in Shard.missing(among: ends.map(\.1.shard)) {
            missing.append("shard \(shard) is missing, or was not finished")
        }
        guard !gaps.isEmpty else { return }
        let count = gaps.reduce(0) { $0 + $1.count }
        let words = gaps.prefix(MergedResults.shown).map { gap in
            gap.count == 1 ? "\(gap.lowerBound)" : "\(gap.lowerBound) to \(gap.upperBound)"
        }
        let more = gaps.count > words.count ? ", …" : ""
        missing.append(
            "\(counted(count, "job")) without a result: \(words.joined(separator: ", "))\(more)")
    }

    /// A line that names more is not read.
    private static let shown = 12
}
