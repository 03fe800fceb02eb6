import Foundation

/// `Documentation/Unsupported.md`, by section.
enum UnsupportedDocument {
    /// What stands below a heading.
    static func section(_ title: String) throws -> String {
        let parts = try Repository.text(path).split(separator: "\n## ")
        let section = parts.first { $0.hasPrefix(title + "\n") }
        guard let section else { throw MissingSection(title: title) }
        return String(section)
    }

    /// What is said of one thing, and the id that tests know it by: `<!-- id: gauge-ticks -->` behind it.
    struct Entry {
        var text: String
        var id: String?
    }

    private static let path = "Documentation/Unsupported.md"

    /// Every id of the document, in its order.
    static func ids() throws -> [String] {
        try Repository.text(path).matches(of: #/<!-- id: (\S+) -->/#).map { String($0.output.1) }
    }

    /// The rows of a section's table, without its head: their first cells, and their ids.
    static func rows(_ title: String) throws -> [Entry] {
        let lines = try section(title).split(separator: "\n").filter { $0.hasPrefix("| ") }
        return lines.dropFirst().map { line in
            Entry(
                text: line.split(separator: "|")[0].trimmingCharacters(in: .whitespaces),
                id: line.firstMatch(of: #/<!-- id: (\S+) -->/#).map { String($0.output.1) })
        }
    }

    /// All sentences outside of tables.
    static func sentences() throws -> [Entry] {
        let parts = try Repository.text(path).split(separator: "\n## ").map(String.init)
        let titles = parts.dropFirst().compactMap { $0.split(separator: "\n").first.map(String.init) }
        return try sentences(inTexts: paragraphs(parts[0])) + titles.flatMap(sentences)
    }

    /// The sentences of a section's bullets.
    static func sentences(_ title: String) throws -> [Entry] {
        try sentences(
            inTexts: section(title).split(separator: "\n* ").dropFirst().flatMap {
                paragraphs(String($0)).prefix(1)
            })
    }

    private static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n\n").filter { !$0.hasPrefix("#") }.map { paragraph in
            paragraph.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .joined(separator: " ")
        }
    }

    private static func sentences(inTexts texts: [String]) -> [Entry] {
        // A sentence ends before a capital or a name in backquotes, and with its id where it has one.
        texts.flatMap { text in
            text.replacing(#/(\.|-->) (?=[A-Z`])/#) { "\($0.output.1)\n" }.split(separator: "\n").map {
                sentence in
                guard let match = sentence.wholeMatch(of: #/(.*) <!-- id: (\S+) -->/#) else {
                    return Entry(text: String(sentence))
                }
                return Entry(text: String(match.output.1), id: String(match.output.2))
            }
        }
    }

    /// What stands between backquotes.
    static func quoted(_ text: String) -> [String] {
        text.matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
    }

    struct MissingSection: Error {
        var title: String
    }
}

/// What style code can name.
enum Declarations {
    /// The sources that `import SwiftUI` and `import UIKit` lead to.
    private static let sources: String = [
        "ViewCore", "Controls", "SwiftUI", "UIKit", "Combine", "Drawing",
    ]
    .flatMap { Repository.files(in: "Sources/\($0)", ".swift") }
    .compactMap { try? Repository.text($0) }.joined(separator: "\n")

    static let names: Set<String> = Set(
        sources.matches(
            of:
                #/(?:public|open|@attached)[^\n({=]*?\b(?:func|struct|class|enum|protocol|typealias|macro|var) (\w+)/#
        ).map { String($0.output.1) })
}
