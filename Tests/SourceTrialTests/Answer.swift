import Foundation
import Testing

/// What a run of the command has said, on both of its streams, and how it ended.
struct Answer: CustomStringConvertible {
    let command: String
    /// The exit code; 124 if the run took too long, and the negative signal if one ended it.
    let code: Int32
    let words: String

    /// For the message of a test that fails.
    var description: String {
        "'\(command)' ended with \(code) and said:\n"
            + words.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }

    /// Expects each of these in what was said.
    @discardableResult
    func says(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> Answer {
        for text in texts {
            #expect(
                words.contains(text), "it does not say: \(text)\n\(self)", sourceLocation: sourceLocation)
        }
        return self
    }

    /// Expects none of these in what was said.
    @discardableResult
    func silent(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> Answer {
        for text in texts {
            #expect(!words.contains(text), "it says: \(text)\n\(self)", sourceLocation: sourceLocation)
        }
        return self
    }

    /// How many lines have this text.
    func lines(with text: String) -> Int { words.split(separator: "\n").count { $0.contains(text) } }

    /// Runs a program to its end, for so many seconds at most.
    static func running(
        _ program: String, _ arguments: [String], in folder: URL, environment: [String: String],
        input: String = "", seconds: Int = 300
    ) throws -> Answer {
        // Files, not pipes: nobody has to empty them while the process runs, and what it leaves behind keeps none open.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "answer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let (typed, said) = (scratch.appending(path: "in"), scratch.appending(path: "out"))
        try Data(input.utf8).write(to: typed)
        try Data().write(to: said)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["\(seconds)", program] + arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(forReadingFrom: typed)
        let output = try FileHandle(forWritingTo: said)
        // Both streams share one place in the file.
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        process.waitUntilExit()
        let status = process.terminationStatus
        return Answer(
            command: ([program.split(separator: "/").last.map(String.init) ?? program] + arguments)
                .joined(separator: " "),
            code: process.terminationReason == .exit ? status : -status,
            words: String(decoding: try Data(contentsOf: said), as: UTF8.self))
    }
}
