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
        /// The jobs of one of them are forgotten at once.
        var young = KnownPictures()
        var old = KnownPictures()
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
            if let drawn = state.young[subject] ?? state.old[subject] { return .known(drawn) }
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
                if state.young.count >= EqualJobs.limit {
                    state.old = state.young
                    state.young = KnownPictures()
                }
                state.young.add(drawn, for: subject)
            }
            return state.pending.removeValue(forKey: subject)?.followers ?? []
        }
        for follower in followers { follower(answer) }
    }
}
