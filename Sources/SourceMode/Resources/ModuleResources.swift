import Foundation
import SourceDiscovery

/// Files of a module that are found by their kind, wherever they lie: nothing has to name them.
package struct ModuleResources: Sendable {
    /// Asset catalogues, the nearest first.
    package private(set) var catalogs: [String] = []
    /// Tables of strings, the nearest first.
    package private(set) var strings: [String] = []
    /// Folders that hold pictures without a set, the nearest first.
    package private(set) var pictureFolders: [String] = []
    /// Folders that hold font files.
    package private(set) var fontFolders: [String] = []

    package init() {}

    /// Those in the folders above the module's files, and below its own folder and its targets' ones.
    init(of module: SourceModule) {
        var seen: Set<String> = []
        for file in module.sources {
            var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
            for _ in 0..<6 where folder.path.count > 1 && seen.insert(folder.path).inserted {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                add(names.filter { !ModuleResources.isFont($0) }.sorted(), in: folder.path)
                for language in names.sorted() where language.hasSuffix(".lproj") {
                    let place = folder.path + "/" + language
                    add(
                        ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted(),
                        in: place)
                }
                if names.contains("Package.swift") || names.contains(".git") { break }
                folder.deleteLastPathComponent()
            }
        }
        // Those of a target stand in a folder of their own as often as above its files.
        var roots = module.files.count > 1 ? [module.home] : []
        roots += module.resources.map(\.path)
        var walked: Set<String> = []
        for root in roots.map({ URL(fileURLWithPath: $0).standardizedFileURL.path })
        where walked.insert(root).inserted {
            let below = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
            let own = below.filter { !$0.contains("/.") && !$0.hasPrefix(".") && !$0.contains(".xcassets/") }
            add(own.sorted(), in: root)
        }
    }

    private mutating func add(_ names: [String], in folder: String) {
        for name in names {
            let path = folder + "/" + name
            if name.hasSuffix(".xcassets") {
                if !catalogs.contains(path) { catalogs.append(path) }
            } else if ModuleResources.isTable(name) {
                if !strings.contains(path) { strings.append(path) }
            } else if ModuleResources.isPicture(name) {
                let folder = path.parentFolder
                if pictureFolders.count < Self.pictureFolderLimit, !pictureFolders.contains(folder) {
                    pictureFolders.append(folder)
                }
            } else if ModuleResources.isFont(name), !fontFolders.contains(path.parentFolder) {
                fontFolders.append(path.parentFolder)
            }
        }
    }

    private static func isTable(_ name: String) -> Bool {
        // What a language has in tables lies in its folder.
        name.hasSuffix(".xcstrings")
            || name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
    }

    /// Their names are handed on together.
    private static let pictureFolderLimit = 100

    private static func isPicture(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".png") || name.hasSuffix(".jpg") || name.hasSuffix(".jpeg")
    }

    private static func isFont(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".ttf") || name.hasSuffix(".otf")
    }
}
