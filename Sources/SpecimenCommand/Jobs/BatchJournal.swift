internal import Digests
import Foundation
internal import JSON
internal import Pixels
internal import Rendering
import Synchronization

/// What earlier runs of a batch have done, beside their pictures: a line for each that was written, with the digests of the
/// job, of the display list and of the file, and the job's result.
///
/// Lines are added behind each other, so that a run that is killed leaves those that were written; one that is cut off
/// or damaged does not count. The first line names what the pictures were drawn with: where that is another, the journal
/// is begun anew.
final class BatchJournal: Sendable {
    /// In the output folder. No picture can be called so. A part of a batch has its own: others may be written at the
    /// same time.
    static func fileName(of shard: Shard?) -> String {
        let part = shard.map { "." + "\($0)".replacingOccurrences(of: "/", with: "-of-") }
        return ".specimen-batch\(part ?? "").journal"
    }
    private static let title = "specimen-batch-journal 1 "

    /// A line of the journal. There are a million of them, so that the rest is read when somebody asks.
    struct Entry {
        fileprivate var output: UInt64
        fileprivate var job: UInt64
        /// Where the line begins, and behind that its length.
        fileprivate var place: UInt64
    }

    private let path: String
    private let descriptor: Int32
    private let entries: [Entry]
    private let unwritten: Mutex<State>

    private struct State {
        var bytes: [UInt8] = []
        var problem: Failure?
    }

    /// Lines are written together, once there are so many bytes of them.
    private static let step = 1 << 14
    private static let lineLimit = 1 << 16

    /// - Parameters:
    ///   - shard: the part of the batch that is drawn; `nil` is all of it.
    ///   - drawnWith: what decides pictures beside the jobs.
    ///   - note: is told why everything is drawn anew.
    ///   - warn: the same where that is somebody's fault.
    init(
        in folder: String, of shard: Shard?, drawnWith identity: ContentDigest, note: (String) -> Void,
        warn: (String) -> Void
    ) throws {
        path = folder + "/" + BatchJournal.fileName(of: shard)
        // What is no file might never end, or never begin.
        if let kind = FileKind(of: path), kind != .file {
            throw Failure.input("\(path): cannot be opened (\(kind.words)); choose another folder with -o")
        }
        descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else {
            throw Failure.input("\(path): cannot be opened (\(unsafe String(cString: strerror(errno))))")
        }
        unwritten = Mutex(State())
        let title = BatchJournal.title + identity.hex
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw Failure.input("\(path): another batch writes into this folder; wait for its end")
        }
        var isOurs = true
        var isDamaged = false
        var isSame = false
        var isEmpty = true
        var found: [Entry] = []
        var offset = 0
        var endsWhole = true
        do {
            var lines = try LineReader(path)
            while let line = try lines.next() {
                let first = isEmpty
                isEmpty = false
                guard case .text(let bytes) = line else {
                    isOurs = !first
                    break
                }
                if first {
                    let text = String(decoding: bytes, as: UTF8.self)
                    isSame = text == title
                    isDamaged = !isSame && !BatchJournal.isHead(text)
                    isOurs = text.hasPrefix(BatchJournal.title) || BatchJournal.title.hasPrefix(text)
                } else if !isSame {
                    // Whatever stands before a line of ours was ours.
                    if !isDamaged { break }
                    guard BatchJournal.entry(bytes, at: offset) != nil else { continue }
                    isOurs = true
                    break
                } else if let entry = BatchJournal.entry(bytes, at: offset) {
                    found.append(entry)
                }
                offset += bytes.count + 1
            }
        }
        var status = stat()
        if unsafe fstat(descriptor, &status) == 0 { endsWhole = Int(status.st_size) == offset }
        guard isEmpty || isOurs else {
            close(descriptor)
            throw Failure.input(
                "\(path): not replaced, because it is no journal of a batch; choose another folder with -o")
        }
        // Of several lines of one output the last counts.
        found.sort { ($0.output, $0.place) < ($1.output, $1.place) }
        entries = found
        if !isSame {
            if isDamaged {
                warn(
                    "\(path): the first line of this journal is damaged: it is begun anew, and all is drawn again"
                )
            } else if !isEmpty {
                note(
                    "the pictures here are of another version, or of other fonts or sources: all are drawn again"
                )
            }
            guard ftruncate(descriptor, 0) == 0 else { throw BatchJournal.failure(path) }
            unwritten.withLock { $0.bytes = Array((title + "\n").utf8) }
        } else if !endsWhole {
            // What was being written when a run was killed.
            unwritten.withLock { $0.bytes = [0x0A] }
        }
        lseek(descriptor, 0, Int32(SEEK_END))
        try flush()
    }

    deinit { close(descriptor) }

    /// Whether a line is the first of a journal, of whatever it was drawn with.
    private static func isHead(_ text: String) -> Bool {
        guard text.hasPrefix(title) else { return false }
        let digest = text.dropFirst(title.count).utf8
        return digest.count == 32 && digest.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
    }

    // MARK: Lines

    /// `CHECK OUTPUT JOB LIST FILE COUNT RESULT`: digests in hexadecimal digits, the check that of all behind it.
    private static func entry(_ line: [UInt8], at offset: Int) -> Entry? {
        guard line.count > headLength, line.count < lineLength, line[16] == 0x20,
            let check = number(line[..<16]), ContentDigest(of: Array(line[17...])).low == check,
            let output = number(line[17..<33]), let job = number(line[34..<50])
        else { return nil }
        return Entry(output: output, job: job, place: UInt64(offset * lineLength + line.count))
    }

    /// Of all that stands before the size of a file.
    private static let headLength = 101
    /// No line is as long.
    private static let lineLength = 1 << 17

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private static func hex(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }

    /// Notes a picture that is written.
    ///
    /// - Parameter result: the job's line.
    func add(_ result: JobResult, output: UInt64, job: UInt64) {
        guard let digests = result.digests else { return }
        let rest =
            "\(BatchJournal.hex(output)) \(BatchJournal.hex(job)) \(digests.list.hex) "
            + "\(BatchJournal.hex(digests.file.low)) \(result.byteCount) \(result.json)"
        // What has so much to say is drawn again.
        guard rest.utf8.count < BatchJournal.lineLimit else { return }
        let line = BatchJournal.hex(ContentDigest(of: Array(rest.utf8)).low) + " " + rest + "\n"
        let isFull = unwritten.withLock { state in
            state.bytes += line.utf8
            return state.bytes.count >= BatchJournal.step
        }
        if isFull { try? flush() }
    }

    /// Writes what was noted; throws what could not be, now or before.
    func flush() throws {
        try unwritten.withLock { state in
            if let problem = state.problem { throw problem }
            var done = 0
            while done < state.bytes.count {
                let count = unsafe state.bytes.withUnsafeBytes { bytes in
                    unsafe write(descriptor, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done)
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    let problem = BatchJournal.failure(path)
                    state.problem = problem
                    throw problem
                }
                done += count
            }
            state.bytes.removeAll(keepingCapacity: true)
        }
    }

    private static func failure(_ path: String) -> Failure {
        .input("\(path): cannot be written: \(FileError.explanation(of: errno))")
    }

    // MARK: What is there

    /// The result of a job whose picture is there as it was written; `nil` where it is missing, changed or damaged.
    func result(of job: RenderJob, number: Int, output: UInt64, job digest: UInt64, in folder: String)
        -> JobResult?
    {
        guard let entry = last(output), entry.job == digest, let line = line(entry),
            let wanted = BatchJournal.number(line[84..<100]),
            let space = line[BatchJournal.headLength...].firstIndex(of: 0x20),
            let count = Int(String(decoding: line[BatchJournal.headLength..<space], as: UTF8.self)),
            let bytes = try? readPlainFile(folder + "/" + job.output, limit: count),
            bytes.count == count, ContentDigest(of: bytes).low == wanted
        else { return nil }
        return JobResult(try? JSONValue.parse(line[(space + 1)...]), number: number, output: job.output)
    }

    private func last(_ output: UInt64) -> Entry? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].output <= output { low = middle + 1 } else { high = middle }
        }
        return low > 0 && entries[low - 1].output == output ? entries[low - 1] : nil
    }

    private func line(_ entry: Entry) -> [UInt8]? {
        let (offset, length) = Int(entry.place).quotientAndRemainder(dividingBy: BatchJournal.lineLength)
        var bytes = [UInt8](repeating: 0, count: length)
        let count = unsafe bytes.withUnsafeMutableBytes { bytes in
            unsafe pread(descriptor, bytes.baseAddress, bytes.count, offset)
        }
        return count == length && length > BatchJournal.headLength ? bytes : nil
    }

    /// The digest of a file of any size.
    static func digest(ofFile path: String) -> ContentDigest {
        var digest = ContentDigest(high: 0, low: 0)
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return digest }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return digest }
            let part = unsafe buffer.withUnsafeBytes { bytes in
                unsafe ContentDigest(of: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            }
            digest = ContentDigest(of: digest.bytes + part.bytes)
        }
    }
}
