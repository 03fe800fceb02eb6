import Foundation
import SourceDiscovery

/// A set of an asset catalogue that code can name.
struct AssetSet: Equatable, Sendable {
    enum Kind: String, Sendable {
        case color = "Color"
        case image = "Image"

        /// The ends of folders' names. Xcode names symbol sets as it does image sets.
        init?(folderEnd: String) {
            switch folderEnd {
            case "colorset": self = .color
            case "imageset", "symbolset": self = .image
            default: return nil
            }
        }
    }

    let kind: Kind
    /// Folders that provide a namespace, the outer one first.
    let namespaces: [String]
    let name: String

    /// As `Color("Brand/Accent")` names it.
    var path: String { (namespaces + [name]).joined(separator: "/") }

    /// More than any catalogue has. What lies behind is not named, so that a folder without end costs no time.
    private static let limit = 20_000

    /// Those below a catalogue's folder, in the order of their paths. Folders that cannot be read have none.
    static func all(in catalog: String) -> [AssetSet] {
        guard let entries = FileManager.default.enumerator(atPath: catalog) else { return [] }
        let paths = entries.lazy.compactMap { $0 as? String }
        var provided: [String: Bool] = [:]
        func providesNamespace(_ folder: String) -> Bool {
            if let known = provided[folder] { return known }
            let answer = AssetSet.providesNamespace("\(catalog)/\(folder)/Contents.json")
            provided[folder] = answer
            return answer
        }
        return paths.prefix(limit).filter { $0.hasSuffix("set") }.sorted().compactMap { path in
            let parts = path.split(separator: "/").map(String.init)
            guard let last = parts.last, let dot = last.lastIndex(of: "."),
                let kind = Kind(folderEnd: String(last[last.index(after: dot)...]))
            else { return nil }
            let namespaces = parts.indices.dropLast().filter {
                providesNamespace(parts[...$0].joined(separator: "/"))
            }
            return AssetSet(kind: kind, namespaces: namespaces.map { parts[$0] }, name: String(last[..<dot]))
        }
    }

    private struct FolderFile: Decodable {
        struct Properties: Decodable {
            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            var providesNamespace: Bool?
        }
        var properties: Properties?
    }

    private static func providesNamespace(_ file: String) -> Bool {
        guard let data = try? SourceFiles.contents(of: file, limit: 1 << 20) else { return false }
        return (try? JSONDecoder().decode(FolderFile.self, from: data))?.properties?.providesNamespace
            ?? false
    }
}
