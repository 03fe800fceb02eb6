import Foundation
import SourceDiscovery

/// Targets of a Swift package as modules: the manifest is read, and nothing of it is run.
enum SourcePackage {
    /// Those of a package's folder, or of the folder of one target; `nil` for other folders.
    ///
    /// - Parameter targets: by name; none are all but tests.
    static func modules(
        of folder: String, targets wanted: [String], reader: PackageReader
    ) throws(SourceError) -> [SourceModule]? {
        if isFile(folder + "/Package.swift") {
            reader.top = folder
            let package = try reader.package(at: folder)
            if wanted.isEmpty {
                if let fact = package.manifest.unread.first {
                    throw SourceError(
                        "\(package.path):\(fact.place): this is computed, so some targets are unknown; name the targets "
                            + "that you want with --target, or name the folders of their files")
                }
                if package.targets.isEmpty { return nil }
            }
            return try package.modules(wanted)
        }
        guard wanted.isEmpty else {
            throw SourceError(
                "--target needs the folder of a Swift package; there is no \(folder)/Package.swift")
        }
        guard let root = root(above: folder) else { return nil }
        reader.top = root
        let package = try reader.package(at: root)
        let place = standard(folder)
        guard let target = package.targets.first(where: { package.folder(of: $0).map(standard) == place })
        else {
            return nil
        }
        return [try package.module(target, shownAs: folder)]
    }

    private static func root(above folder: String) -> String? {
        var url = URL(fileURLWithPath: folder).standardizedFileURL
        for _ in 0..<6 where url.path.count > 1 {
            url.deleteLastPathComponent()
            if isFile(url.path + "/Package.swift") { return url.path }
            if FileManager.default.fileExists(atPath: url.path + "/.git") { return nil }
        }
        return nil
    }

    static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }
}
