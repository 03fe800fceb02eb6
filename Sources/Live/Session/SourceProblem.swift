import SourceMode
import Streams

/// What keeps sources from being drawn as they are, at its place where there is one.
package struct SourceProblem: Hashable, Encodable, Sendable {
    /// Of the file; empty where it is none's.
    package var path = ""
    /// From 1; 0 where there is no place.
    package var line = 0
    package var column = 0
    /// In one line.
    package var message: String
    /// The compiler's own text with the lines that it shows; empty where that says no more.
    package var text = ""

    package init(_ message: String) { self.message = SourceProblem.shown(message) }

    private init(_ message: CompilerMessage) {
        path = harmless(message.file)
        line = message.line
        column = message.column
        self.message = SourceProblem.shown(message.words)
        text = SourceProblem.lines(of: message.trimmedText).joined(separator: "\n")
    }

    /// The errors in what the compiler printed, in its order, each once. What is no message of a file is a problem of its own.
    package static func all(in output: String) -> [SourceProblem] {
        let first = output.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
        let messages = CompilerMessage.read(output).filter(\.isError)
        var problems: [SourceProblem] = []
        // Read as a message of the compiler's, its first lines would be lost.
        if !first.isEmpty, messages.isEmpty || CompilerMessage.read(first).isEmpty {
            let lines = lines(of: output).prefix { line in !messages.contains { $0.text.hasPrefix(line) } }
            var problem = SourceProblem(withoutKind(lines.first ?? first))
            if lines.count > 1 { problem.text = lines.joined(separator: "\n") }
            problems.append(problem)
        }
        problems += messages.map(SourceProblem.init)
        var seen: Set<SourceProblem> = []
        return problems.filter { seen.insert($0).inserted }
    }

    /// Without what the page has a heading for.
    private static func withoutKind(_ line: String) -> String {
        line.hasPrefix("error: ") ? String(line.dropFirst("error: ".count)) : line
    }

    /// A text of thousands of lines is read by nobody.
    private static let lineLimit = 60

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).prefix(lineLimit).map {
            harmless(String($0))
        }
    }

    private static func shown(_ text: String) -> String { harmless(String(text.prefix(2000))) }
}
