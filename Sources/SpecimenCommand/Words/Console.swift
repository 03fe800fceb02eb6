import ArgumentParser
import Foundation
internal import Pixels

/// Why a command could not do its work, with the exit code that says so.
enum Failure: Error, CustomStringConvertible {
    /// An input could not be read, an output not written, or a limit was hit.
    case input(String)

    var description: String {
        switch self {
        case .input(let message): message
        }
    }
}

/// The process's answer: of several codes the first of 3, 1, 4, 0 wins.
///
/// After 3 not everything is known; 1 is a change wherever it is seen; 4 is none where the goldens were made.
struct Outcome {
    private(set) var code: Int32 = 0

    mutating func add(_ other: Int32) { code = [3, 1, 4].first { $0 == code || $0 == other } ?? 0 }

    /// Ends the command with the code, if it is not 0.
    func finish() throws {
        if code != 0 { throw ExitCode(code) }
    }
}

/// Standard error: messages, warnings and, on a terminal, progress.
final class Console {
    private let isTerminal: Bool
    private let isSilent: Bool
    private var hasProgress = false
    private var warned: Set<String> = []

    /// - Parameter isSilent: whether another process says all that is to be said.
    init(isSilent: Bool = false) {
        self.isSilent = isSilent
        isTerminal = !isSilent && isatty(2) != 0
    }

    func error(_ message: String) { line("error: \(message)") }

    /// Each warning once.
    func warning(_ message: String) {
        if warned.insert(message).inserted { line("warning: \(message)") }
    }

    func note(_ message: String) { line(message) }

    /// Why nothing happens for a while.
    func waiting(for holder: String) { note("waiting for \(holder), which is writing the goldens") }

    /// A line that rewrites itself; nothing in a pipe.
    func progress(_ what: String, _ done: Int, of total: Int) {
        guard isTerminal, done % 16 == 0 || done == total else { return }
        write("\r\u{1B}[K\(what) \(done)/\(total)")
        hasProgress = true
    }

    func clearProgress() {
        if hasProgress { write("\r\u{1B}[K") }
        hasProgress = false
    }

    private func line(_ text: String) {
        if isSilent { return }
        clearProgress()
        write(text + "\n")
    }

    private func write(_ text: String) { writeToStandardError(text) }
}

/// Data for standard output, written in one go; a closed pipe ends the process quietly.
func printData(_ text: String) { writeToOutput(Array(text.utf8)) }

func printLine(_ text: String) { printData(text + "\n") }

func writeToOutput(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let written = unsafe rest.withUnsafeBytes { unsafe write(1, $0.baseAddress, $0.count) }
        if written < 0 {
            if errno == EINTR { continue }
            if errno == EPIPE { exit(0) }
            let reason = FileError.explanation(of: errno)
            writeToStandardError("error: standard output: \(reason)\n")
            exit(3)
        }
        rest = rest.dropFirst(written)
    }
}

/// A value as one line of JSON, keys sorted, slashes as they are.
func encoded<T: Encodable>(_ value: T, pretty: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
        pretty
        ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        : [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
