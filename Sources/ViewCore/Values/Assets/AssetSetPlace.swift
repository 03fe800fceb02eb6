import Foundation

/// A set of an asset catalogue: its folder, and what code calls it.
package struct AssetSetPlace: Equatable, Sendable {
    /// Of the set's folder, below the catalogue.
    package let path: String
    /// The end of the folder's name: `colorset`, `imageset`.
    package let kind: String
    /// Folders that provide a namespace, the outer one first; other folders are there for people alone.
    package let namespaces: [String]
    package let name: String

    /// As `Color("Brand/Accent")` names it.
    package var fullName: String { (namespaces + [name]).joined(separator: "/") }

    /// More than any catalogue has. What lies behind is not read, so that a folder without end costs no time.
    private static let limit = 20_000

    /// Those below a catalogue's folder, in the order of their paths. Folders that cannot be read have none.
    package static func all(in catalog: String) -> [AssetSetPlace] {
        var problems: [String] = []
        return all(in: catalog, &problems)
    }

    /// - Parameter problems: gets what is wrong with folders that say something of themselves, each with its file.
    static func all(in catalog: String, _ problems: inout [String]) -> [AssetSetPlace] {
        guard let entries = FileManager.default.enumerator(atPath: catalog) else { return [] }
        let paths = entries.lazy.compactMap { $0 as? String }.prefix(limit).filter(isSet).sorted()
        var provided: [String: Bool] = [:]
        func providesNamespace(_ folder: String) -> Bool {
            if let known = provided[folder] { return known }
            let file = "\(catalog)/\(folder)/Contents.json"
            do throws(AssetFault) {
                provided[folder] = try AssetSetPlace.providesNamespace(file)
            } catch {
                problems.append("\(file): not a folder's description: \(error.words)")
                provided[folder] = false
            }
            return provided[folder] ?? false
        }
        var places: [AssetSetPlace] = []
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            let last = parts.last ?? path
            let dot = last.lastIndex(of: ".") ?? last.endIndex
            let namespaces = parts.indices.dropLast().filter {
                providesNamespace(parts[...$0].joined(separator: "/"))
            }
            places.append(
                AssetSetPlace(
                    path: path, kind: String(last[dot...].dropFirst()),
                    namespaces: namespaces.map { stem(parts[$0]) }, name: String(last[..<dot])))
        }
        return places
    }

    /// An atlas of sprites is a folder, too, and is called without the end of its name.
    private static func stem(_ folder: String) -> String {
        folder.hasSuffix(".spriteatlas") ? String(folder.dropLast(12)) : folder
    }

    private static func isSet(_ path: String) -> Bool {
        path.hasSuffix("set") && path.split(separator: "/").last?.contains(".") == true
    }

    /// A folder need not say anything of itself.
    private static func providesNamespace(_ file: String) throws(AssetFault) -> Bool {
        guard FileManager.default.fileExists(atPath: file) else { return false }
        return try AssetFile.contents(file).member("properties")?.bool("provides-namespace") ?? false
    }
}
