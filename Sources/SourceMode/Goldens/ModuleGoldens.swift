import Catalog
import Foundation

/// The goldens of a module in a folder.
package struct ModuleGoldens: Sendable {
    private let module: SourceModule
    private let folder: String

    /// - Parameter folder: in place of the module's own.
    package init(of module: SourceModule, in folder: String? = nil) {
        self.module = module
        self.folder = folder ?? module.goldens
    }

    package var ids: [String] {
        SourceGoldens.ids(
            of: module.group, part: IDSpelling.part(module.group), place: module.place(beside: folder),
            in: folder)
    }

    /// How many there are of what a file has and cannot be shown as it is now, for one platform.
    package func unshown(of program: BuiltProgram) -> [(piece: Unconstructed, count: Int)] {
        guard !program.found.unconstructed.isEmpty else { return [] }
        let ids = ids.filter { $0.contains("-platform=macos") == (program.platform == .macos) }
        return program.found.unconstructed.compactMap { piece in
            let start = idStart(piece.name)
            let count = ids.count { $0.hasPrefix(start) }
            return count > 0 ? (piece, count) : nil
        }
    }

    /// Another source whose goldens in the folder have ids of the program's, with one of these.
    package func namesake(
        of program: BuiltProgram, among owners: [(path: String, ids: [String])]
    ) -> (path: String, id: String)? {
        let starts = program.found.specimens.map(idStart)
        for (path, ids) in owners where absolutePath(path) != absolutePath(module.identity) {
            if let id = ids.first(where: { id in starts.contains { id.hasPrefix($0) } }) { return (path, id) }
        }
        return nil
    }

    /// The sources that are there and have recorded goldens in a folder, with the ids of these.
    package static func owners(in folder: String) -> [(path: String, ids: [String])] {
        SourceGoldens.sources(in: folder).compactMap { source, ids in
            guard case .place(let place) = source else { return nil }
            let path = GoldenPlace.file(at: place, beside: folder)
            return FileManager.default.fileExists(atPath: path) ? (path, ids) : nil
        }
    }

    /// What the ids of a specimen's goldens begin with.
    private func idStart(_ name: String) -> String {
        ([module.group] + name.split(separator: "/").map(String.init)).map(IDSpelling.part)
            .joined(separator: "/") + "/"
    }
}
