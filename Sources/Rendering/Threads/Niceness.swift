import Foundation

/// How far this process stands back behind others that want the processor.
package enum Niceness {
    /// That of what nobody waits for, as `nice` has it without a number.
    package static let usual = 10

    /// Makes it at least this, for all threads and for what these start. Without others it costs nothing.
    ///
    /// Threads of the system's queues choose their own; nothing is drawn by them. A process of this program does the same
    /// for itself (``RenderingSettings/niceness``), since its queues may take it back.
    ///
    /// - Parameter level: from 0, not at all, to 19. What stands back further stays there.
    package static func raise(to level: Int) {
        guard level > 0 else { return }
        // On Linux each thread has its own, and which of them starts others is not ours to choose.
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        for thread in threads.compactMap(UInt32.init) + [0] {
            errno = 0
            let now = getpriority(ofOne, thread)
            // -1 is a level, too.
            guard errno == 0, Int(now) < level else { continue }
            _ = setpriority(ofOne, thread, Int32(level))
        }
    }

    /// A process, or a thread by its own number.
    private static let ofOne = Int32(PRIO_PROCESS.rawValue)
}
