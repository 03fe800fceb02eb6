import Foundation
internal import Pixels
internal import Streams

/// All that a command says: results on standard output; messages, warnings and progress on standard error.
///
/// Whatever is in a text, its lines are harmless to a terminal and give a build server no orders. What cannot be
/// written is dropped, so that the command's work is done in any case; ``outputProblem`` says why.
final class Console {
    private let isTerminal: Bool
    /// Whether results are shown where progress is.
    private let resultsAreShown: Bool
    private let isQuiet: Bool
    private var bar = ProgressBar()
    private var buildNotice = BuildNotice()
    private var warned: Set<String> = []

    /// - Parameter isQuiet: whether notes and progress are not wanted.
    init(isQuiet: Bool = false) {
        self.isQuiet = isQuiet
        isTerminal = isatty(2) != 0
        resultsAreShown = isTerminal && isatty(1) != 0
    }

    // MARK: Results

    /// One line, also where the text has more.
    func printLine(_ text: String) { show(harmlessLine(text) + "\n") }

    /// The lines of a text that has its line breaks from us.
    func printLines(_ text: String) { show(harmlessLines(text)) }

    /// A value as one line of JSON.
    func printJSON(_ value: some Encodable) throws { printJSON(lines: try encoded(value)) }

    /// JSON that is written already, one value or one on each line.
    func printJSON(lines: String) { show(harmlessJSON(lines) + "\n") }

    /// Not behind a bar on the same line.
    private func show(_ text: String) {
        if resultsAreShown { clearProgress() }
        StandardStream.output.write(text)
    }

    /// Bytes as they are, such as a picture's.
    func printBytes(_ bytes: [UInt8]) { StandardStream.output.write(bytes) }

    /// Whether what is printed is lost, so that nobody waits for more.
    var isOutputLost: Bool { StandardStream.output.fault != nil }

    /// Why what was printed is lost; a closed output is nobody's fault to those who end with a verdict.
    func outputProblem(isVerdict: Bool) -> String? { OutputProblem.text(isVerdict: isVerdict) }

    // MARK: Messages

    func error(_ message: String) { line("error: \(message)") }

    /// Each warning once.
    func warning(_ message: String) {
        if warned.insert(message).inserted { line("warning: \(message)") }
    }

    func note(_ message: String) { if !isQuiet { line(message) } }

    /// Lines that have their breaks from us, such as those of wrong usage.
    func printErrorLines(_ text: String) {
        clearProgress()
        StandardStream.error.write(harmlessLines(text))
    }

    /// Why nothing happens for a while.
    func waiting(for holder: String) { note("waiting for \(holder), which is writing the goldens") }

    /// A line that rewrites itself on a terminal; nothing in a pipe.
    ///
    /// - Parameter total: `nil` where nobody knows how many there will be.
    func progress(_ what: String, _ done: Int, of total: Int?) {
        if isQuiet { return }
        if let notice = buildNotice.due(isTerminal: isTerminal) { note(notice) }
        guard isTerminal, let text = bar.due(what, done, of: total) else { return }
        StandardStream.error.write("\r\u{1B}[K" + text)
    }

    /// The same with how fast it goes and how many have failed; in a log a line each second, once it takes longer.
    func progress(_ what: String, _ done: Int, of total: Int?, failed: Int, _ rate: inout RunRate) {
        if isQuiet { return }
        if let notice = buildNotice.due(isTerminal: isTerminal) { note(notice) }
        if isTerminal {
            guard let text = bar.due(what, done, of: total) else { return }
            let words = rate.words(done, of: total, failed: failed)
            StandardStream.error.write("\r\u{1B}[K" + text + (words.isEmpty ? "" : "  " + words))
        } else if let line = rate.line(what, done, of: total, failed: failed) {
            note(line)
        }
    }

    /// Behind the last progress: in a log the line that says so.
    func endProgress(_ what: String, _ done: Int, failed: Int, _ rate: RunRate) {
        clearProgress()
        if !isTerminal, let line = rate.end(what, done, failed: failed) { note(line) }
    }

    func clearProgress() { if bar.hide() { StandardStream.error.write("\r\u{1B}[K") } }

    private func line(_ text: String) {
        clearProgress()
        StandardStream.error.write(harmlessLine(text) + "\n")
    }

    private func harmlessLines(_ text: String) -> String {
        // By scalars: as a character, a line end of two is neither of the two.
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { harmlessLine(String($0)) + "\n" }.joined()
    }
}

/// A value as one line of JSON, keys sorted, slashes as they are.
func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// What became of standard output.
enum OutputProblem {
    /// Why what was printed is lost; a closed output is nobody's fault to those who end with a verdict.
    static func text(isVerdict: Bool) -> String? {
        switch StandardStream.output.fault {
        case nil: nil
        case .closed?:
            isVerdict
                ? nil : "standard output is closed: nothing could be printed; the rest of the command is done"
        case .failed(let code)?:
            "standard output: \(FileError.explanation(of: code)) What was printed is not complete."
        }
    }
}
