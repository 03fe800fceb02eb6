internal import ArgumentParser
internal import Catalog
internal import Streams

/// A word that is no command or no option, with those that it may have been meant for.
///
/// The parser takes a command that it does not know for an argument, and names the first option behind it; and where
/// something needed is not there, it says that and nothing of the option that was meant.
struct Mistyped: Error {
    /// As a message has it, line by line.
    let text: String

    /// The first of a program's arguments, if it should be a command and is none; `help` and a command likewise.
    init?(command arguments: [String]) {
        let words = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
        guard let word = words.first, !word.hasPrefix("-") else { return nil }
        let names = Root.configuration.subcommands.map { $0._commandName }
        guard word != "help", !names.contains(word) else { return nil }
        let isSource = SourceOptions.reading != .none && (word.hasSuffix(".swift") || Folder.exists(word))
        text =
            Mistyped.text("Unknown command", word, NearNames(names + ["help"]).near(word), help: "--help")
            + (isSource ? "\n  The command comes first: \(OfferedCommand(["sheet", word, "-o", "out"]))" : "")
    }

    /// The first option among the arguments that the command does not have.
    init?(option arguments: [String]) {
        guard let name = arguments.first,
            let command = Root.configuration.subcommands.first(where: { $0._commandName == name })
        else { return nil }
        let help = Root.helpMessage(for: command, includeHidden: true, columns: 4096)
        let known = Set(help.matches(of: /(?:^|[\s\/\[])(--?[A-Za-z][A-Za-z0-9-]*)/).map { String($0.1) })
        let words = arguments.dropFirst().prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
        let isOption = /--[A-Za-z].*|-[A-Za-z]/
        guard let word = words.first(where: { $0.wholeMatch(of: isOption) != nil && !known.contains($0) })
        else { return nil }
        let near = NearNames(known.filter { $0.hasPrefix("--") }.sorted()).near(word)
        text = Mistyped.text(
            "Unknown option", word, word.hasPrefix("--") ? near : [], help: "\(name) --help")
    }

    /// A word behind one dash that is no option: the parser would take each of its letters for one, `h` for help.
    init?(file arguments: [String]) {
        guard let word = arguments.prefix(while: { $0 != "--" }).first(where: Mistyped.isFileLike) else {
            return nil
        }
        text =
            "error: unknown option '\(harmless(word))'; put a file whose name begins with '-' after --, as in "
            + "'\(ToolName.current) check -- \(harmless(word))'"
    }

    private static func isFileLike(_ word: String) -> Bool {
        guard word.hasPrefix("-"), !word.hasPrefix("--"), word.count > 2 else { return false }
        let letters = word.dropFirst()
        let isNumber = letters.allSatisfy { $0.isNumber || $0 == "." }
        let isCount = letters.first == "j" && letters.dropFirst().allSatisfy(\.isNumber)
        return !isNumber && !isCount && letters.first != "o" && !letters.allSatisfy { "qh".contains($0) }
    }

    /// In the words of the parser, which says the same of options.
    private static func text(_ what: String, _ word: String, _ near: [String], help: String) -> String {
        let meant = near.isEmpty ? "" : " Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
        return "Error: \(what) '\(harmless(word))'.\(meant)\n"
            + "  See '\(ToolName.current) \(help)' for more information."
    }
}
