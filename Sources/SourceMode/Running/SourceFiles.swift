import Foundation

/// The modules that files and folders of a command line are.
enum SourceFiles {
    /// As much as a file of source may have.
    private static let byteLimit = 8 << 20
    private static let fileLimit = 2000

    static func modules(of words: SourceWords) throws(SourceError) -> [SourceModule] {
        var modules: [SourceModule] = []
        for source in words.sources {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
                throw SourceError("\(source): no such file")
            }
            guard isFolder.boolValue else {
                modules.append(SourceModule(group: group(of: source), files: [source]))
                continue
            }
            let files = try files(in: source)
            if words.isTogether {
                let path = URL(fileURLWithPath: source).standardizedFileURL.path
                modules.append(
                    SourceModule(group: (path as NSString).lastPathComponent, files: files))
            } else {
                modules += files.map { SourceModule(group: group(of: $0), files: [$0]) }
            }
        }
        return modules
    }

    private static func group(of path: String) -> String {
        let name = (path as NSString).lastPathComponent
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    private static func files(in folder: String) throws(SourceError) -> [String] {
        let root = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let found = paths.filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
                && !path.hasSuffix("Package.swift")
        }
        .sorted()
        guard !found.isEmpty else { throw SourceError("\(folder): there is no .swift file in it") }
        guard found.count <= fileLimit else {
            throw SourceError(
                "\(folder): \(found.count) files are more than \(fileLimit); name a smaller folder")
        }
        return found.map { root + "/" + $0 }
    }

    static func contents(of path: String) throws(SourceError) -> Data {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else {
            throw SourceError("\(path): is no file that can be read")
        }
        guard (attributes?[.size] as? Int ?? 0) <= byteLimit else {
            throw SourceError("\(path): is larger than \(byteLimit >> 20) MiB")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SourceError("\(path): cannot be read")
        }
        return data
    }

    /// Asset catalogues in the folders above a file, the nearest first.
    static func assetCatalogs(above path: String) -> [String] {
        var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
        var found: [String] = []
        for _ in 0..<6 where folder.path.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            found += names.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder.path + "/" + $0 }
            if names.contains("Package.swift") || names.contains(".git") { break }
            folder.deleteLastPathComponent()
        }
        return found
    }
}
