package import ViewCore

/// What the files of a catalogue's sheets are called: `Group-Button-primary.png`, further pages
/// `Group-Button-primary~2.png`; files of shapes end in `.svg` and `.pdf`.
///
/// A `/` of the id becomes `-`. Where two ids of the catalogue would become the same name, their own `-` are
/// encoded; a name does not depend on what is selected.
package struct SheetNames: Sendable {
    /// Names that several ids have, without case.
    private let shared: Set<String>
    /// Of sheets that are of one platform among several; no id holds an `@` before that of its tiles.
    private let ending: String

    package init(_ catalog: Catalog, platform: Platform? = nil) {
        ending = platform.map { "@" + $0.rawValue } ?? ""
        var seen: Set<String> = []
        var shared: Set<String> = []
        for specimen in catalog.specimens {
            let name = SheetNames.plain(specimen.id).lowercased()
            if !seen.insert(name).inserted { shared.insert(name) }
        }
        self.shared = shared
    }

    /// The name without page and format.
    package func name(of id: String) -> String {
        let plain = SheetNames.plain(id)
        guard shared.contains(plain.lowercased()) else { return plain + ending }
        return SheetNames.plain(
            id.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "%2D")) + ending
    }

    /// The file of a page, from 1; no id holds a `~`.
    package static func file(_ name: String, page: Int, ending: String = "png") -> String {
        page == 1 ? "\(name).\(ending)" : "\(name)~\(page).\(ending)"
    }

    /// The moving picture beside a sheet.
    package static func motionFile(_ name: String) -> String { "\(name)~motion.png" }

    /// How names of sheets end, without the dot.
    private static let endings = ["png", "svg", "pdf"]

    /// The page that a file of this name is, if it is one.
    package static func page(of file: String, _ name: String) -> Int? {
        guard let ending = endings.first(where: { file.hasSuffix("." + $0) }) else { return nil }
        if file == "\(name).\(ending)" { return 1 }
        guard file.hasPrefix(name + "~") else { return nil }
        return Int(file.dropFirst(name.count + 1).dropLast(4)).flatMap {
            $0 > 1 && self.file(name, page: $0, ending: ending) == file ? $0 : nil
        }
    }

    private static func plain(_ id: String) -> String {
        String(id.map { $0 == "/" ? "-" : $0 })
    }
}
