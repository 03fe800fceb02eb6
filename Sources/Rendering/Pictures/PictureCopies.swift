package import Pixels
import Synchronization

/// A picture that a file has already and another file is to have, too.
package struct PictureCopy: Sendable {
    /// The file that has it.
    let source: String
    /// Of that file, as it was written.
    let byteCount: Int
    let place: FilePlace
    /// Is told what went wrong, on any thread; `nil` where the copy is there.
    let report: @Sendable (String?) -> Void

    package init(
        of source: String, byteCount: Int, to place: FilePlace,
        _ report: @escaping @Sendable (String?) -> Void
    ) {
        self.source = source
        self.byteCount = byteCount
        self.place = place
        self.report = report
    }
}

/// Copies of pictures that wait for a thread. Each is a file of its own: who edits one in place changes no other.
///
/// They are written in groups, with one folder open and one source read for those of a group that follow each other.
package final class PictureCopies: Sendable {
    /// What was done so far.
    struct Work: Equatable, Sendable {
        var groups = 0
        var reads = 0
        var writes = 0
    }

    private let waiting = Mutex<[PictureCopy]>([])
    private let done = Mutex(Work())
    /// Copies that are worth a thread's turn: as many as pictures that are drawn together.
    static let groupLength = 64

    package init() {}

    package func add(_ copy: PictureCopy) { waiting.withLock { $0.append(copy) } }

    var isEmpty: Bool { waiting.withLock(\.isEmpty) }

    var work: Work { done.withLock(\.self) }

    /// The groups that are to be written now, in the order in which their copies came.
    ///
    /// - Parameter isLast: whether the last group may be short.
    func take(isLast: Bool) -> [[PictureCopy]] {
        let taken: [PictureCopy] = waiting.withLock { waiting in
            let count = isLast ? waiting.count : waiting.count - waiting.count % PictureCopies.groupLength
            guard count > 0 else { return [] }
            let taken = Array(waiting.prefix(count))
            waiting.removeFirst(count)
            return taken
        }
        return stride(from: 0, to: taken.count, by: PictureCopies.groupLength).map { start in
            Array(taken[start..<min(start + PictureCopies.groupLength, taken.count)])
        }
    }

    /// Writes a group, on any thread.
    func write(_ group: [PictureCopy]) {
        var writer = AtomicWriter()
        var bytes: [UInt8] = []
        var source: String?
        var work = Work(groups: 1)
        for copy in group {
            do throws(FileError) {
                if source != copy.source {
                    source = nil
                    work.reads += 1
                    bytes = try PictureCopies.read(copy)
                    source = copy.source
                }
                work.writes += 1
                try writer.write(bytes, to: copy.place, durable: false)
                copy.report(nil)
            } catch {
                copy.report("\(error)")
            }
        }
        done.withLock { done in
            done.groups += work.groups
            done.reads += work.reads
            done.writes += work.writes
        }
    }

    private static func read(_ copy: PictureCopy) throws(FileError) -> [UInt8] {
        let bytes = try readPlainFile(copy.source, limit: copy.byteCount)
        guard bytes.count == copy.byteCount else {
            throw FileError(
                path: copy.source, action: "cannot copy", detail: "it was changed while the batch ran",
                remedy: "Run the job again.")
        }
        return bytes
    }
}
