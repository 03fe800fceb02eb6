import Catalog
import Foundation

/// Goldens in the folders that a command was given whose files are gone: no program draws them, so that nobody else
/// would ever name them.
package struct OrphanedGoldens {
    /// Goldens of one source that is not there any more.
    package struct Orphans: Sendable {
        /// Of the goldens.
        package let folder: String
        package let ids: [String]
        /// What the source's path was; `nil` where only its group is known.
        package let path: String?
        /// As the goldens have it.
        package let place: String
        /// Whether the source is there, and is no target of its package any more.
        package let isThere: Bool
        /// Whether the source lay in a folder that was named.
        package let isNamed: Bool
    }

    private let sources: [String]
    private let targets: [String]
    private let goldens: String?
    private let modules: [SourceModule]

    /// - Parameters:
    ///   - sources: what was named on the command line.
    ///   - goldens: the folder that was named, if one was.
    package init(sources: [String], targets: [String], goldens: String?, modules: [SourceModule]) {
        self.sources = sources
        self.targets = targets
        self.goldens = goldens
        self.modules = modules
    }

    /// - Parameter matches: whether an id is among those that are looked at.
    package func found(_ matches: (String) -> Bool) throws(SourceError) -> [Orphans] {
        var found: [Orphans] = []
        for folder in try folders() {
            let known = modules.filter { absolutePath(goldens ?? $0.goldens) == absolutePath(folder) }
            let groups = Set(known.map { IDSpelling.part($0.group) })
            for (source, all) in SourceGoldens.sources(in: folder) {
                let ids = all.filter(matches)
                if ids.isEmpty { continue }
                switch source {
                case .place(let place):
                    let path = GoldenPlace.file(at: place, beside: folder)
                    let isThere = FileManager.default.fileExists(atPath: path)
                    if isThere, !isOfNoTarget(place, path, in: folder) { continue }
                    found.append(
                        Orphans(
                            folder: folder, ids: ids, path: path, place: place, isThere: isThere,
                            isNamed: isNamed(path)))
                case .group(let group):
                    guard !groups.contains(group),
                        !SourceGoldens.hasSource(group, below: GoldenPlace.parent(of: folder))
                    else { continue }
                    found.append(
                        Orphans(
                            folder: folder, ids: ids, path: nil, place: group, isThere: false,
                            isNamed: false))
                }
            }
        }
        return found
    }

    /// Folders of goldens of the modules, and those that lie in what was named.
    private func folders() throws(SourceError) -> [String] {
        if let goldens { return [goldens] }
        var found: [String: String] = [:]
        for source in sources where !source.hasSuffix(".swift") {
            let plain = SourceFiles.withoutSlash(source)
            for folder in try FolderWalk(plain).goldenFolders {
                let path = plain == "." ? folder : plain + "/" + folder
                found[absolutePath(path)] = path
            }
        }
        for module in modules { found[absolutePath(module.goldens)] = module.goldens }
        return found.values.sorted()
    }

    /// Whether goldens of a package are of a folder that none of its targets has any more.
    ///
    /// A file or a folder that lies in the package's own folder has its goldens there, too, without being a target.
    private func isOfNoTarget(_ place: String, _ path: String, in folder: String) -> Bool {
        guard targets.isEmpty, goldens == nil, place.contains("/"), !place.hasSuffix(".swift") else {
            return false
        }
        let isOfPackage = sources.contains { source in
            let plain = SourceFiles.withoutSlash(source)
            return FileManager.default.fileExists(atPath: plain + "/Package.swift")
                && absolutePath(GoldenPlace.golden(in: plain)) == absolutePath(folder)
        }
        return isOfPackage && !modules.contains { absolutePath($0.identity) == absolutePath(path) }
    }

    private func isNamed(_ path: String) -> Bool {
        let whole = absolutePath(path)
        return sources.contains { source in
            !source.hasSuffix(".swift") && whole.hasPrefix(absoluteFolder(source) + "/")
        }
    }
}
