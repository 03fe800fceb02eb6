import Foundation

/// The bytes of a file of an asset catalogue; `nil` where it cannot be read, and where it is a pipe or a device, which
/// might be waited for forever.
func contentsOfAsset(_ path: String) -> Data? {
    let manager = FileManager.default
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let facts = try? manager.attributesOfItem(atPath: target),
        facts[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return manager.contents(atPath: path)
}

/// What sets of an asset catalogue are called in code: a folder that provides a namespace stands before the name, as in
/// `Brand/Accent`; other folders are only for people.
struct AssetSetNames {
    private let catalog: String
    private var provided: [Substring: Bool] = [:]

    init(_ catalog: String) { self.catalog = catalog }

    /// - Parameter path: of the set's folder, below the catalogue.
    mutating func name(of path: String) -> String {
        var parts = path.split(separator: "/")
        guard var name = parts.popLast() else { return path }
        if let dot = name.lastIndex(of: ".") { name = name[..<dot] }
        var spaces: [Substring] = []
        for part in parts where providesNamespace(path[..<part.endIndex]) { spaces.append(part) }
        return (spaces + [name]).joined(separator: "/")
    }

    private struct FolderFile: Decodable {
        struct Properties: Decodable {
            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            var providesNamespace: Bool?
        }
        var properties: Properties?
    }

    private mutating func providesNamespace(_ folder: Substring) -> Bool {
        if let known = provided[folder] { return known }
        let file = contentsOfAsset("\(catalog)/\(folder)/Contents.json")
        let facts = file.flatMap { try? JSONDecoder().decode(FolderFile.self, from: $0) }
        let provides = facts?.properties?.providesNamespace ?? false
        provided[folder] = provides
        return provides
    }
}
