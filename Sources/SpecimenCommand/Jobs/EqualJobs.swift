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

    private enum Known {
        /// Those who wait for it.
        case pending([Follower])
        /// The place of what is known of it.
        case drawn(UInt32)
    }

    /// As many jobs as are forgotten at once.
    private struct Half {
        var known: [Subject: Known] = [:]
        /// Of each picture its size, its digests where they are told, and its name behind its length.
        var bytes: [UInt8] = []
    }

    private struct State {
        var young = Half()
        var old = Half()
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
            if let known = state.young.known[subject] {
                if case .drawn(let place) = known {
                    return .known(EqualJobs.drawn(state.young.bytes, Int(place)))
                }
                if case .pending(let others) = known {
                    state.young.known[subject] = .pending(others + [follower])
                }
                return .later
            }
            if let known = state.old.known[subject] {
                if case .drawn(let place) = known {
                    return .known(EqualJobs.drawn(state.old.bytes, Int(place)))
                }
                if case .pending(let others) = known {
                    state.old.known[subject] = .pending(others + [follower])
                }
                return .later
            }
            state.young.known[subject] = .pending([])
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

    /// Says what became of a job that was to be drawn.
    func end(_ subject: Subject, _ answer: Answer) {
        let followers: [Follower] = state.withLock { state in
            let pending =
                state.young.known.removeValue(forKey: subject) ?? state.old.known.removeValue(forKey: subject)
            // What has warnings is rare, and drawn again.
            if case .drawn(let drawn) = answer, drawn.warnings.isEmpty {
                if state.young.known.count >= EqualJobs.limit { EqualJobs.forget(&state) }
                state.young.known[subject] = .drawn(UInt32(state.young.bytes.count))
                EqualJobs.append(drawn, to: &state.young.bytes)
            }
            if case .pending(let followers)? = pending { return followers }
            return []
        }
        for follower in followers { follower(answer) }
    }

    /// Forgets the old half. Who waits for a picture goes on waiting.
    private static func forget(_ state: inout State) {
        func waits(_ known: Known) -> Bool { if case .pending = known { true } else { false } }
        var young = Half()
        young.known = state.young.known.filter { waits($0.value) }
        for (subject, known) in state.old.known where waits(known) { young.known[subject] = known }
        state.old = state.young
        for subject in young.known.keys { state.old.known[subject] = nil }
        state.young = young
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
