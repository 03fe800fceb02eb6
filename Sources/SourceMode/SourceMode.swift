import Foundation
import SpecimenCommand

/// Commands over source files: each file, or each folder with `--together`, becomes a program of its own that draws
/// what was found in it.
public enum SourceMode {
    /// Does what the process's arguments say, if they name source files; the exit code, else `nil`.
    public static func run() -> Int32? {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let word = arguments.prefix(while: { $0 != "--" }).first(where: isFileLike) {
            Messages.say(
                "error: there is no option '\(word)'; a file whose name begins with '-' goes behind --, as in "
                    + "'specimen check -- \(word)'")
            return 64
        }
        do throws(SourceError) {
            guard let words = try SourceWords(arguments) else { return nil }
            SpecimenCommand.prepareProcess()
            if words.command == "approve" { return try SourceApproval(words).run() }
            return try SourceRunner(words).run()
        } catch {
            Messages.say("error: \(error)")
            return error.exitCode
        }
    }

    /// Whether a word behind one dash is no option: the parser would take each of its letters for one, `h` for help.
    private static func isFileLike(_ word: String) -> Bool {
        guard word.hasPrefix("-"), !word.hasPrefix("--"), word.count > 2 else { return false }
        let letters = word.dropFirst()
        let isNumber = letters.allSatisfy { $0.isNumber || $0 == "." }
        let isCount = letters.first == "j" && letters.dropFirst().allSatisfy(\.isNumber)
        return !isNumber && !isCount && letters.first != "o" && !letters.allSatisfy { "qh".contains($0) }
    }
}
