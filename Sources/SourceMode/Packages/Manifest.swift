import Foundation
import SourceDiscovery

/// Reads manifests with the tool that reads Swift files; none is run, since it may do anything.
enum Manifest {
    /// - Parameter path: of the file.
    static func read(_ path: String, with parser: ParserProgram) throws(SourceError) -> ManifestFacts {
        let data = try SourceFiles.contents(of: path)
        guard String(data: data, encoding: .utf8) != nil else {
            throw SourceError("\(path): is not UTF-8 text")
        }
        let lines: [Data]
        do {
            lines = try parser.lines(["--manifest", path])
        } catch {
            throw SourceError("\(path): cannot be read: \(error)")
        }
        guard let line = lines.first, let facts = try? JSONDecoder().decode(ManifestFacts.self, from: line)
        else {
            throw SourceError("\(path): cannot be read: the parser is of another version; build it again")
        }
        return facts
    }
}

extension UnreadFact {
    /// As messages have it, behind the manifest's path.
    var place: String { "\(line): \(text)" }
}

extension TargetFact {
    var isTest: Bool { kind == "testTarget" }
    var isMacro: Bool { kind == "macro" }
    /// Whether something of it is computed, so that only running the manifest would tell its files.
    var isComputed: Bool { unreadPlace != nil }

    var resourceEntries: [ResourceFolder.Entry]? {
        resources?.map {
            // What is embedded in code is read by nothing else.
            ResourceFolder.Entry(rule: .init(rawValue: $0.rule) ?? .process, path: $0.path)
        }
    }
}
