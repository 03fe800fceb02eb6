import Foundation
import Synchronization
import Testing

@testable import SpecimenCommand

/// Jobs that want one picture.
struct EqualJobsTests {
    private let drawn = EqualJobs.Drawn(output: "1.png", width: 3, height: 4, byteCount: 5)

    /// How many times each kind of answer came.
    private final class Answers: Sendable {
        private let counts = Mutex((drawn: 0, failed: 0))
        var drawn: Int { counts.withLock(\.drawn) }
        var failed: Int { counts.withLock(\.failed) }

        func add(_ answer: EqualJobs.Answer) {
            counts.withLock { counts in
                switch answer {
                case .drawn(let drawn): counts.drawn += drawn.output == "1.png" ? 1 : 0
                case .failed: counts.failed += 1
                }
            }
        }
    }

    /// Room that doubles moves each of those before it once: fewer in all than there are in the end, twice.
    @Test(arguments: [1_000, 2_000, 4_000, 64_000])
    func `The work of those who wait grows as their number`(count: Int) {
        let jobs = EqualJobs()
        let answers = Answers()
        let own = (0..<count).count { _ in jobs.begin(7, answers.add) }
        #expect(own == 1 && answers.drawn == 0)
        #expect(jobs.work.asked == count && jobs.work.moved < 2 * count, "\(jobs.work)")
        jobs.end(7, .drawn(drawn))
        #expect(answers.drawn == count - 1)
    }

    @Test func `Of two kinds of jobs that come in turns each waits for its own`() {
        let jobs = EqualJobs()
        let (one, other) = (Answers(), Answers())
        for _ in 0..<1_000 {
            _ = jobs.begin(1, one.add)
            _ = jobs.begin(2, other.add)
        }
        #expect(jobs.work.moved < 2 * 2_000)
        jobs.end(2, .failed("no"))
        #expect(one.drawn == 0 && other.failed == 999)
        jobs.end(1, .drawn(drawn))
        #expect(one.drawn == 999)
    }

    @Test func `What is drawn is known from then on, and what has failed is tried again`() {
        let jobs = EqualJobs()
        let answers = Answers()
        #expect(jobs.begin(1, answers.add))
        jobs.end(1, .drawn(drawn))
        #expect(!jobs.begin(1, answers.add) && answers.drawn == 1)
        #expect(jobs.begin(2, answers.add))
        jobs.end(2, .failed("no"))
        #expect(jobs.begin(2, answers.add) && answers.failed == 0)
    }
}
