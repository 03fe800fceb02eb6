import Foundation
import Golden
import Streams
import Synchronization

/// The tests' passes by goldens of another stack, told in one line when the process ends.
enum OtherStackPasses {
    private static let stacks = Mutex<[[String]]>([])

    /// - Parameter differences: what the golden's stack has otherwise; nothing where it is the one here.
    static func count(_ differences: [String]) {
        guard !differences.isEmpty else { return }
        let isFirst = stacks.withLock { stacks in
            stacks.append(differences)
            return stacks.count == 1
        }
        if isFirst { atexit { OtherStackPasses.printSummary() } }
    }

    private static func printSummary() {
        let stacks = stacks.withLock { $0 }
        let line = ReportModel.OtherStack.line(ReportModel.OtherStack.counted(stacks))
        StandardStream.error.write(harmlessLine("\(counted(stacks.count, "picture")) passed; \(line)") + "\n")
    }
}
