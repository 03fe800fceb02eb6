import Foundation
import Installation

/// What each program of the toolchain may use up, so that an expression that takes for ever ends with a message.
struct CompilerLimits {
    static let secondsVariable = "SPECIMEN_COMPILER_SECONDS"
    static let memoryVariable = "SPECIMEN_COMPILER_MEMORY"

    /// On the wall, from 1 to 3600.
    let seconds: Int
    /// Megabytes of addresses, from 256; a compiler that reads SwiftUI takes about a thousand.
    let megabytes: Int

    /// This process's, as its environment says.
    static let own = CompilerLimits(ProcessInfo.processInfo.environment)

    init(_ environment: [String: String]) {
        func number(_ name: String, _ range: ClosedRange<Int>, _ usual: Int) -> Int {
            environment[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil } ?? usual
        }
        seconds = number(CompilerLimits.secondsVariable, 1...3600, 300)
        megabytes = number(CompilerLimits.memoryVariable, 256...1_000_000, 8192)
    }

    var program: ProgramRun.Limits {
        ProgramRun.Limits(seconds: seconds, memory: UInt(megabytes) << 20)
    }

    /// Seconds after which the type checker gives an expression up, and names its line.
    var expressionSeconds: Int { max(seconds / 4, 1) }

    /// Whether a program ended because it got no more memory.
    static func isMemoryShort(_ answer: ProgramRun) -> Bool {
        guard answer.code != 0 else { return false }
        let text = String(decoding: answer.errors.suffix(1 << 16), as: UTF8.self)
        return ["out of memory", "std::bad_alloc", "Cannot allocate memory", "failed to allocate"]
            .contains { text.localizedCaseInsensitiveContains($0) }
    }
}
