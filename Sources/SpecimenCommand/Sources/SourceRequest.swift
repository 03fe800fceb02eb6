internal import ArgumentParser
internal import SourceMode

/// What a command wants of source files.
struct SourceRequest: Sendable {
    let use: SourceUse
    /// Files, folders and packages.
    var sources: [String]
    var isTogether = false
    var targets: [String] = []
    /// `NAME=PATH`, where other packages are.
    var packages: [String] = []
    /// Words that are none, such as the id of a picture.
    var others: [String] = []
    /// What options say, in their own words.
    var platforms: [String] = []
    /// Whether there are options that only the sources' own axes can explain.
    var hasUnknownOptions = false
    /// The folder of goldens that was named.
    var goldens: String?

    /// Those that the sources are compiled for, each by itself.
    func namedPlatforms() throws -> [SourcePlatform] {
        var named: [SourcePlatform] = []
        for text in platforms {
            for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
                guard let platform = SourcePlatform(rawValue: name) else {
                    throw ValidationError("--platform takes ios or macos for source files, not '\(text)'")
                }
                if !named.contains(platform) { named.append(platform) }
            }
        }
        if use.isOne, named.isEmpty, others.contains(where: { $0.contains("-platform=macos") }) {
            return [.macos]
        }
        guard !use.isOne || named.count < 2 else {
            throw ValidationError(
                "\(use.command) draws for one platform: name one, not '\(platforms.joined(separator: ","))'")
        }
        return named.isEmpty ? [.ios] : named
    }

    /// Whether all files of a folder are here.
    var namesFolder: Bool { sources.contains { !$0.hasSuffix(".swift") } }

    /// The words that name the same sources again.
    var words: [String] {
        sources + (isTogether ? ["--together"] : []) + targets.flatMap { optionWords("target", $0) }
            + packages.flatMap { optionWords("package", $0) }
    }
}
