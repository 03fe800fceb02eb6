import Foundation
import SourceDiscovery

extension ResourceFolder {
    /// More files than that are refused: each gets a link beside the program.
    private static let limit = 5000

    /// The files by their paths in the bundle. Of two with one name the first counts, also where the other is a folder
    /// of that name.
    static func files(of folders: [ResourceFolder]) throws(SourceError) -> [String: String] {
        var tree = Tree()
        for folder in folders { try folder.add(to: &tree) }
        return tree.files
    }

    /// A bundle to be.
    private struct Tree {
        private(set) var files: [String: String] = [:]
        private var folders: Set<String> = []

        mutating func add(_ name: String, _ path: String) {
            let parents = sequence(first: name.parentFolder) { $0.parentFolder }.prefix {
                !$0.isEmpty && $0 != "/"
            }
            guard files[name] == nil, !folders.contains(name), !parents.contains(where: { files[$0] != nil })
            else { return }
            files[name] = path
            folders.formUnion(parents)
        }
    }

    /// Files of Swift, asset catalogues (which are read by name) and what begins with a dot are no resources.
    private func add(to found: inout Tree) throws(SourceError) {
        for entry in entries ?? [Entry(rule: .process, path: "")] {
            let place = entry.path.isEmpty ? path : path + "/" + entry.path
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
                continue
            }
            let names = isFolder.boolValue ? FileManager.default.enumerator(atPath: place) : nil
            // A folder without end is told by the count.
            let below =
                names.map { Array($0.lazy.compactMap { $0 as? String }.prefix(20 * Self.limit)) } ?? [""]
            for name in below.sorted() where Self.isResource(name.isEmpty ? place.lastPart : name) {
                let file = name.isEmpty ? place : place + "/" + name
                var isFolder: ObjCBool = false
                _ = unsafe FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
                guard !isFolder.boolValue else { continue }
                let shown =
                    switch entry.rule {
                    case .process: Self.flat(name.isEmpty ? place.lastPart : name)
                    case .copy: name.isEmpty ? place.lastPart : place.lastPart + "/" + name
                    }
                found.add(shown, absolutePath(file))
                guard found.files.count <= Self.limit else {
                    throw SourceError("\(place): more than \(Self.limit) resources; name a smaller folder")
                }
            }
        }
    }

    /// The file's own name; files of a language stay in its folder.
    private static func flat(_ name: String) -> String {
        let parts = name.split(separator: "/")
        guard let language = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return name.lastPart }
        return parts[language...].joined(separator: "/")
    }

    private static func isResource(_ name: String) -> Bool {
        let parts = name.split(separator: "/")
        return !name.hasSuffix(".swift")
            && parts.allSatisfy { !$0.hasPrefix(".") && !$0.hasSuffix(".xcassets") }
    }
}
