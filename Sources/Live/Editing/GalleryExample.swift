import Foundation
import Installation
import Pixels
import SourceDiscovery

/// Style code of the Gallery as one file, to begin with in the editor.
package struct GalleryExample: Equatable, Sendable {
    package let title: String
    package let text: String

    /// Folders of the Gallery that hold one example each, the one to begin with first.
    private static let folders = [
        ("Filled", "Filled capsule"), ("Configuration", "Configuration structs"),
        ("Protocols", "Style protocols"), ("Composition", "Composed styles"),
    ]
    private static let byteLimit = 1 << 20

    /// Those that are found; none where the Gallery's sources are not there.
    package static let all: [GalleryExample] = folders.compactMap { folder, title in
        GalleryExample(title, folder: root + "/" + folder)
    }

    /// The catalogue of the colours that they name.
    static var colors: String? {
        ["/Colors.xcassets", "/Composition/Colors.xcassets"].map { root + $0 }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The Gallery's sources: in an installed tree, else where the program was built.
    private static let root: String =
        InstalledTree.own.map { $0.prefix + "/share/specimen/gallery" }
        ?? #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
            separator: "/")
        + "/Gallery"

    /// The folder's files in the order of their names. Its list of specimens is left out, since they are found.
    private init?(_ title: String, folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(".swift") && $0 != "Specimens.swift" }.sorted()
        let texts = files.compactMap { name in
            (try? readPlainFile(folder + "/" + name, limit: GalleryExample.byteLimit))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        guard !texts.isEmpty, texts.count == files.count else { return nil }
        self.title = title
        text = GalleryExample.joined(texts)
    }

    /// Texts of one module as one: what they import stands on top, once.
    static func joined(_ texts: [String]) -> String {
        var imports: [Substring] = []
        var bodies: [String] = []
        for text in texts {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for line in lines where line.hasPrefix("import ") && !imports.contains(line) {
                imports.append(line)
            }
            let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
            bodies.append(body.trimmingCharacters(in: .newlines))
        }
        return (imports.map(String.init) + [""]).joined(separator: "\n") + "\n"
            + bodies.joined(separator: "\n\n") + "\n"
    }
}
