internal import Digests
internal import Rendering
import Synchronization

/// Pictures that are wanted again: a job that is equal to an earlier one but for its output has a copy of that one's file.
///
/// The last 131,072 different jobs and more are known. Of equal jobs that are farther apart the second is drawn again.
final class EqualJobs: Sendable {
    /// The digest of what a job wants, whatever its output is called.
    typealias Subject = UInt64
    typealias Follower = @Sendable (Answer) -> Void

    /// A picture that was drawn for a job.
    struct Drawn: Sendable {
        var output: String
        var width: Int
        var height: Int
        var warnings: [String] = []
        var byteCount: Int
        var digests: PictureDigests?
    }

    enum Answer: Sendable {
        case drawn(Drawn)
        case failed(String)
    }

    /// As many jobs as are forgotten at once.
    private struct Half {
        /// The place of what is known of a picture.
        var known: [Subject: UInt32] = [:]
        /// Of each picture its size, its digests where they are told, and its name behind its length.
        var bytes: [UInt8] = []

        func drawn(_ subject: Subject) -> Drawn? {
            known[subject].map { EqualJobs.drawn(bytes, Int($0)) }
        }
    }

    /// Those who wait for a picture that is being drawn.
    private struct Waiting {
        var followers: [Follower] = []

        /// How many followers had to go to another place for it.
        mutating func append(_ follower: @escaping Follower) -> Int {
            let (count, place) = (followers.count, place)
            followers.append(follower)
            return self.place == place ? 0 : count
        }

        private var place: Int {
            unsafe followers.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
        }
    }

    /// What was done so far. Many jobs may wait for one, so that each must not cost what those before it do.
    struct Work: Equatable {
        var asked = 0
        /// Followers that were moved in memory.
        var moved = 0
    }

    private struct State {
        var pending: [Subject: Waiting] = [:]
        var young = Half()
        var old = Half()
        var work = Work()
    }
    private let state = Mutex(State())

    private static let limit = 1 << 17

    /// Whether the caller is to draw the job, for nobody has; else `follower` has its answer, now or later.
    func begin(_ subject: Subject, _ follower: @escaping Follower) -> Bool {
        enum Turn {
            case own, later
            case known(Drawn)
        }
        let turn: Turn = state.withLock { state in
            state.work.asked += 1
            if let moved = state.pending[subject]?.append(follower) {
                state.work.moved += moved
                return .later
            }
            if let drawn = state.young.drawn(subject) ?? state.old.drawn(subject) { return .known(drawn) }
            state.pending[subject] = Waiting()
            return .own
        }
        switch turn {
        case .own: return true
        case .later: return false
        case .known(let drawn):
            follower(.drawn(drawn))
            return false
        }
    }

    var work: Work { state.withLock(\.work) }

    /// Says what became of a job that was to be drawn.
    func end(_ subject: Subject, _ answer: Answer) {
        let followers: [Follower] = state.withLock { state in
            // What has warnings is rare, and drawn again.
            if case .drawn(let drawn) = answer, drawn.warnings.isEmpty {
                if state.young.known.count >= EqualJobs.limit {
                    state.old = state.young
                    state.young = Half()
                }
                state.young.known[subject] = UInt32(state.young.bytes.count)
                EqualJobs.append(drawn, to: &state.young.bytes)
            }
            return state.pending.removeValue(forKey: subject)?.followers ?? []
        }
        for follower in followers { follower(answer) }
    }

    // MARK: Bytes

    private static func append(_ drawn: Drawn, to bytes: inout [UInt8]) {
        func append(_ number: Int, _ count: Int) {
            for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
        }
        append(drawn.width, 4)
        append(drawn.height, 4)
        append(drawn.byteCount, 4)
        append(drawn.digests == nil ? 0 : 1, 1)
        if let digests = drawn.digests { bytes += digests.list.bytes + digests.file.bytes }
        append(drawn.output.utf8.count, 2)
        bytes += drawn.output.utf8
    }

    private static func drawn(_ bytes: [UInt8], _ start: Int) -> Drawn {
        var place = start
        func number(_ count: Int) -> Int {
            defer { place += count }
            return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        func digest() -> ContentDigest {
            defer { place += 16 }
            func word(_ start: Int) -> UInt64 {
                bytes[start..<(start + 8)].reduce(0) { $0 << 8 | UInt64($1) }
            }
            return ContentDigest(high: word(place), low: word(place + 8))
        }
        var drawn = Drawn(output: "", width: number(4), height: number(4), byteCount: number(4))
        if number(1) == 1 { drawn.digests = PictureDigests(list: digest(), file: digest()) }
        let count = number(2)
        drawn.output = String(decoding: bytes[place..<(place + count)], as: UTF8.self)
        return drawn
    }
}
