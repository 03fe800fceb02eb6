import Foundation

/// A command line that names source files.
struct SourceWords {
    var command: String
    var sources: [String]
    /// All other words, the command first.
    var rest: [String]
    /// Those that the sources are compiled for, each by itself.
    var platforms: [String] = []
    var isTogether = false
    /// Of packages those targets that are wanted.
    var targets: [String] = []

    private static let commands: Set<String> = [
        "list", "sheet", "render", "record", "check", "approve", "prune", "batch", "inspect",
    ]
    /// Options that take no value; of all others the next word is the value.
    private static let flags: Set<String> = [
        "--json", "--tiles", "--effects", "--all", "--missing", "--changed", "--full", "--strict-stack",
        "--unfolded",
        "--yes", "--help", "-h", "--version", "-q", "--quiet",
    ]

    /// `nil` where no word is a source file or a folder of some.
    init?(_ arguments: [String]) throws(SourceError) {
        guard let command = arguments.first, SourceWords.commands.contains(command) else { return nil }
        self.command = command
        (sources, rest) = ([], [command])
        var plain: [Int] = []
        var index = 1
        while index < arguments.count {
            let word = arguments[index]
            index += 1
            // Behind it nothing is an option, however it begins.
            if word == "--" {
                let (files, others) = (
                    arguments[index...].filter(isSource), arguments[index...].filter { !isSource($0) }
                )
                sources += files.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
                if !others.isEmpty { rest += ["--"] + others }
                break
            }
            if word == "--together" {
                isTogether = true
                continue
            }
            if word == "--target", index < arguments.count {
                targets.append(arguments[index])
                index += 1
                continue
            }
            if word.hasPrefix("--target=") {
                targets.append(String(word.dropFirst("--target=".count)))
                continue
            }
            if word.hasPrefix("-"), word != "-" {
                rest.append(word)
                if !word.contains("="), !SourceWords.flags.contains(word), index < arguments.count {
                    rest.append(arguments[index])
                    index += 1
                }
                continue
            }
            if isSource(word) {
                sources.append(word)
            } else {
                plain.append(rest.count)
                rest.append(word)
            }
        }
        // The last folder that `approve` is told is the report, where no other word is one.
        if command == "approve", plain.isEmpty,
            let last = sources.lastIndex(where: { !$0.hasSuffix(".swift") }) ?? sources.indices.last
        {
            rest.insert(sources.remove(at: last), at: 1)
        }
        guard !sources.isEmpty else { return nil }
        platforms = try namedPlatforms()
    }

    /// What options say, and of one picture its id.
    private func namedPlatforms() throws(SourceError) -> [String] {
        let texts =
            values(of: "--platform")
            + values(of: "--axis").filter { $0.hasPrefix("platform=") }.map { String($0.dropFirst(9)) }
        var named: [String] = []
        for text in texts {
            for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
                guard ["ios", "macos"].contains(name) else {
                    throw SourceError(
                        "--platform wants ios or macos for source files, not '\(text)'", exitCode: 64)
                }
                if !named.contains(name) { named.append(name) }
            }
        }
        let isOne = ["render", "inspect", "batch"].contains(command)
        if isOne, named.isEmpty, rest.contains(where: { $0.contains("-platform=macos") }) { return ["macos"] }
        guard !isOne || named.count < 2 else {
            throw SourceError(
                "\(command) draws for one platform: name one, not '\(texts.joined(separator: ","))'",
                exitCode: 64)
        }
        return named.isEmpty ? ["ios"] : named
    }

    /// The value of an option, as far as it stands in a word of its own or behind `=`.
    func value(of option: String) -> String? {
        for (index, word) in rest.enumerated() {
            if word == option, index + 1 < rest.count { return rest[index + 1] }
            if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
        }
        return nil
    }

    /// All values of an option that may be repeated.
    func values(of option: String) -> [String] {
        var found: [String] = []
        for (index, word) in rest.enumerated() {
            if word == option, index + 1 < rest.count { found.append(rest[index + 1]) }
            if word.hasPrefix(option + "=") { found.append(String(word.dropFirst(option.count + 1))) }
        }
        return found
    }

    /// The words without an option and its values.
    func rest(without option: String) -> [String] {
        var kept: [String] = []
        var isValue = false
        for word in rest {
            if isValue {
                isValue = false
            } else if word == option {
                isValue = true
            } else if !word.hasPrefix(option + "=") {
                kept.append(word)
            }
        }
        return kept
    }

    private func isSource(_ word: String) -> Bool {
        if word.hasSuffix(".swift") { return true }
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
