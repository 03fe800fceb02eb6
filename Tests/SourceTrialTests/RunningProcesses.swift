import Foundation

/// Processes of the machine, by the words of their command lines.
enum RunningProcesses {
    /// Those whose command line has each of these texts; what has ended and waits for its parent has none.
    static func all(with texts: [String]) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { process in
            guard let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
                return false
            }
            let line = String(decoding: words, as: UTF8.self)
            return texts.allSatisfy { line.contains($0) }
        }
    }

    /// Whether there is one within two minutes, since a busy machine takes its time.
    static func begin(with texts: [String]) -> Bool { wait(120) { !all(with: texts).isEmpty } }

    /// Whether there is none any more within a minute: what is told to end takes a moment to do so on a busy machine.
    static func end(with texts: [String]) -> Bool { wait(60) { all(with: texts).isEmpty } }

    private static func wait(_ seconds: Int, until condition: () -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            if condition() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return condition()
    }
}
