import Digests
import Foundation
import Pixels
import SpecimenCommand
import Streams
import Synchronization

/// Commands over source files: each file, or each folder with `--together`, becomes a program of its own that draws
/// what was found in it.
public enum SourceMode {
    /// Does what the process's arguments say, if they name source files; the exit code, else `nil`.
    public static func run() -> Int32? {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            guard let words = try SourceWords(arguments) else { return nil }
            SpecimenCommand.prepareProcess()
            return try SourceRunner(words).run()
        } catch {
            say("error: \(error)")
            return 3
        }
    }

    /// A line of a message.
    static func say(_ text: String) { StandardStream.error.write(harmlessLine(text) + "\n") }

    /// A text with line breaks of its own.
    static func sayLines(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { say(String(line)) }
    }
}
