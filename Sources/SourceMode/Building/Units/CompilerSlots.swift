import Foundation
import Synchronization

/// How many compilers run at once: one for each core, whichever modules they belong to.
enum CompilerSlots {
    private static let slots = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)

    /// Waits until a core is free.
    static func within<Value>(_ body: () throws(SourceError) -> Value) throws(SourceError) -> Value {
        slots.wait()
        defer { slots.signal() }
        return try body()
    }

    /// The results of `body(0) ..< body(count)`, each by a thread of its own, which do little but wait for compilers.
    ///
    /// A queue's threads are as many as there are cores, and those may be waiting for other modules.
    static func concurrently<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) throws(SourceError) -> Value
    ) throws(SourceError) -> [Value] {
        let results = Results<Value>(count: count)
        for place in 0..<count {
            let thread = Thread {
                let result = Result { () throws(SourceError) in try body(place) }
                results.values.withLock { $0[place] = result }
                results.left.leave()
            }
            thread.start()
        }
        results.left.wait()
        return try results.values.withLock { $0.compactMap(\.self) }.map { result throws(SourceError) in
            try result.get()
        }
    }

    private final class Results<Value: Sendable>: Sendable {
        let values: Mutex<[Result<Value, SourceError>?]>
        let left = DispatchGroup()

        init(count: Int) {
            values = Mutex(Array(repeating: nil, count: count))
            for _ in 0..<count { left.enter() }
        }
    }

    // MARK: One for each module

    private static let places = NSCondition()
    nonisolated(unsafe) private static var busy: Set<String> = []

    /// Waits until nobody else compiles this module.
    static func begin(_ id: String) {
        places.withLock {
            while unsafe busy.contains(id) { places.wait() }
            _ = unsafe busy.insert(id)
        }
    }

    static func end(_ id: String) {
        places.withLock {
            _ = unsafe busy.remove(id)
            places.broadcast()
        }
    }
}
