import Foundation
import SpecimenCommand

/// Commands over source files: each file, or each folder with `--together`, becomes a program of its own that draws
/// what was found in it.
public enum SourceMode {
    /// Does what the process's arguments say, if they name source files; the exit code, else `nil`.
    public static func run() -> Int32? {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            guard let words = try SourceWords(arguments) else { return nil }
            SpecimenCommand.prepareProcess()
            if words.command == "approve" { return try SourceApproval(words).run() }
            return try SourceRunner(words).run()
        } catch {
            Messages.say("error: \(error)")
            return 3
        }
    }
}
