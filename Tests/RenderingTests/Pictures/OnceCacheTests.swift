import Foundation
import Synchronization
import Testing

@testable import Rendering

/// Counts how often something was made.
private final class Counter: Sendable {
    private let number = Atomic<Int>(0)
    var count: Int { number.load(ordering: .relaxed) }
    func add() { number.wrappingAdd(1, ordering: .relaxed) }
}

private struct Failure: Error {}

struct OnceCacheTests {
    @Test func `A value is made once`() throws {
        let cache = OnceCache<Int, String>(limit: 1000) { _ in 1 }
        let made = Counter()
        for _ in 0..<5 {
            let value = cache.value(for: 7) { () throws(Never) in
                made.add()
                return "seven"
            }
            #expect(value == "seven")
        }
        #expect(made.count == 1)
    }

    @Test func `Threads that ask at the same time get what one of them makes`() {
        let cache = OnceCache<Int, Int>(limit: 1000) { _ in 1 }
        let made = Counter()
        DispatchQueue.concurrentPerform(iterations: 64) { index in
            let value = cache.value(for: index % 4) { () throws(Never) in
                made.add()
                usleep(2000)
                return index % 4
            }
            #expect(value == index % 4)
        }
        #expect(made.count == 4)
    }

    @Test func `After an error the next caller makes the value`() throws {
        let cache = OnceCache<Int, Int>(limit: 1000) { _ in 1 }
        #expect(throws: Failure.self) {
            try cache.value(for: 1) { () throws(Failure) in throw Failure() }
        }
        #expect(cache.value(for: 1) { () throws(Never) in 5 } == 5)
    }

    @Test func `What is kept never costs more than the limit`() {
        let cache = OnceCache<Int, Int>(limit: 100) { $0 }
        for key in 0..<200 { _ = cache.value(for: key) { () throws(Never) in 7 } }
        let kept = (0..<200).count { cache.cachedValue(for: $0) != nil }
        #expect(kept > 0 && kept * 7 <= 100)
    }

    @Test func `What is asked for again and again stays`() {
        let cache = OnceCache<Int, Int>(limit: 100) { $0 }
        let made = Counter()
        for key in 1..<200 {
            _ = cache.value(for: key) { () throws(Never) in 7 }
            _ = cache.value(for: 0) { () throws(Never) in
                made.add()
                return 7
            }
        }
        #expect(made.count == 1)
    }

    @Test func `A value larger than all there is room for is made each time`() {
        let cache = OnceCache<Int, Int>(limit: 100) { $0 }
        #expect(cache.value(for: 1) { () throws(Never) in 1000 } == 1000)
        #expect(cache.cachedValue(for: 1) == nil)
    }
}
