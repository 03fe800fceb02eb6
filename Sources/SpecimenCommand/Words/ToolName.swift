import Foundation

/// How people call the program that runs: by a path, by a name that the search path leads to, under a name of
/// their own.
enum ToolName {
    /// As a shell takes it; messages that offer a command begin it so.
    @TaskLocal static var current = "specimen"

    /// What starts the same program again in the same folder.
    ///
    /// - Parameters:
    ///   - called: the first of the process's arguments, which whoever starts a process may choose freely.
    ///   - program: the program's file.
    static func found(
        called: String, program: String,
        path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) -> String {
        let candidates =
            called.contains("/")
            ? [called] : path.split(separator: ":").map { "\($0)/\(called)" }
        // The first that the search path leads to is the one that a shell starts.
        let started = candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
        let isSame = started.map { isSameFile($0, program) } ?? false
        return shellQuoted(isSame ? called : program)
    }

    private static func isSameFile(_ first: String, _ second: String) -> Bool {
        let (first, second) = (identity(of: first), identity(of: second))
        return first != nil && first == second
    }

    private static func identity(of path: String) -> [UInt64]? {
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { return nil }
        return [UInt64(information.st_dev), UInt64(information.st_ino)]
    }
}

/// A command of this program that a message offers; whoever pastes it into a shell gets what the message says.
struct OfferedCommand: CustomStringConvertible {
    private let words: [String]

    init(_ words: [String]) { self.words = words }

    var description: String {
        ([ToolName.current] + (words.prefix(1) + named + words.dropFirst()).map(shellQuoted))
            .joined(separator: " ")
    }

    /// What names the source files that the command is about, for a command that takes some.
    @TaskLocal static var sources: [String] = []

    private var named: [String] {
        let takesSources = words.first.map { !["approve", "diff", "doctor"].contains($0) } ?? false
        return takesSources ? OfferedCommand.sources : []
    }
}

/// An option with its value; a value that starts with a hyphen would pass for another option.
func optionWords(_ name: String, _ value: String) -> [String] {
    value.hasPrefix("-") ? ["--\(name)=\(value)"] : ["--\(name)", value]
}
