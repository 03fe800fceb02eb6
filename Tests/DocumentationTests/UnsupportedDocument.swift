import Foundation

/// `Documentation/Unsupported.md`, by section.
enum UnsupportedDocument {
    /// What stands below a heading.
    static func section(_ title: String) throws -> String {
        let parts = try Repository.text("Documentation/Unsupported.md").split(separator: "\n## ")
        let section = parts.first { $0.hasPrefix(title + "\n") }
        guard let section else { throw MissingSection(title: title) }
        return String(section)
    }

    /// The first cells of a section's table, without its head.
    static func rows(_ title: String) throws -> [String] {
        let lines = try section(title).split(separator: "\n").filter { $0.hasPrefix("| ") }
        return lines.dropFirst().map { line in
            line.split(separator: "|")[0].trimmingCharacters(in: .whitespaces)
        }
    }

    /// A section's bullets, each on one line.
    static func bullets(_ title: String) throws -> [String] {
        try section(title).split(separator: "\n* ").dropFirst().map { bullet in
            let text = bullet.split(separator: "\n\n").first.map(String.init) ?? ""
            return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .joined(separator: " ")
        }
    }

    /// The sentences of a section's bullets; without a title, of what stands before the first section.
    static func sentences(_ title: String) throws -> [String] {
        var texts: [String]
        if title.isEmpty {
            let head = try Repository.text("Documentation/Unsupported.md").split(separator: "\n## ")[0]
            texts = head.split(separator: "\n\n").dropFirst().map {
                $0.split(separator: "\n").joined(separator: " ")
            }
        } else {
            texts = try bullets(title)
        }
        // A sentence ends before a capital or a name in backquotes.
        return texts.flatMap { text in
            text.replacing(#/\. (?=[A-Z`])/#) { _ in ".\n" }.split(separator: "\n").map(String.init)
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
