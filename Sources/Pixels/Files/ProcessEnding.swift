import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a process still does when it is asked to end: files that it writes become whole, and what it would
/// leave behind is removed.
///
/// Whatever gives a file its name only when it is whole does both inside of ``uninterrupted(_:)``. The end waits
/// until none of these is under way and lets no other begin, so that nothing unfinished has to be searched for.
package enum ProcessEnding {
    /// How many are under way, and in the highest used bit whether the process ends.
    private static let underWay = Atomic<Int>(0)
    private static let ends = 1 << 40
    private static let cleanings = Mutex<[Int: Cleaning]>([:])

    /// Whether the process is about to end.
    package static var hasBegun: Bool { underWay.load(ordering: .acquiring) >= ends }

    /// Does what must not be left half done; never returns once the process ends. Not to be nested.
    package static func uninterrupted<R, E: Error>(_ action: () throws(E) -> R) throws(E) -> R {
        if underWay.add(1, ordering: .acquiringAndReleasing).newValue > ends {
            underWay.subtract(1, ordering: .acquiringAndReleasing)
            while true { sleep(1000) }
        }
        defer { underWay.subtract(1, ordering: .acquiringAndReleasing) }
        return try action()
    }

    /// What else is to be done, until the value is released.
    package final class Cleaning: Sendable {
        fileprivate let announced: @Sendable () -> Void
        fileprivate let cleaned: @Sendable () -> Void
        private let number = nextNumber.add(1, ordering: .relaxed).newValue

        /// - Parameters:
        ///   - announced: is called at once, and must not wait.
        ///   - cleaned: is called when nothing is being written any more.
        package init(
            announced: @escaping @Sendable () -> Void = {}, cleaned: @escaping @Sendable () -> Void
        ) {
            (self.announced, self.cleaned) = (announced, cleaned)
        }

        /// Puts it on the list. Both closures are held until ``end()``, so they must not hold this.
        package func begin() { cleanings.withLock { $0[number] = self } }

        package func end() { cleanings.withLock { _ = $0.removeValue(forKey: number) } }
    }

    private static let nextNumber = Atomic<Int>(0)

    /// Returns when nothing is left to be done, or what is takes longer than `seconds`.
    package static func finish(within seconds: Int = 5) {
        guard underWay.bitwiseOr(ends, ordering: .acquiringAndReleasing).oldValue < ends else { return }
        for cleaning in all { cleaning.announced() }
        // A disk that does not answer must not keep the process from ending.
        var waits = seconds * 1000
        while underWay.load(ordering: .acquiring) != ends, waits > 0 {
            usleep(1000)
            waits -= 1
        }
        for cleaning in all { cleaning.cleaned() }
    }

    private static var all: [Cleaning] {
        cleanings.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    }
}
