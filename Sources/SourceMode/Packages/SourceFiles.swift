import Foundation
internal import Pixels
import SourceDiscovery

/// The modules that files and folders of a command line are.
package enum SourceFiles {
    /// As much as a file of source may have.
    private static let byteLimit = 8 << 20
    private static let fileLimit = 2000

    /// - Parameters:
    ///   - sources: files, folders and packages.
    ///   - isTogether: whether a folder's files are one module.
    ///   - targets: of packages those that are wanted; none are all.
    ///   - packages: `NAME=PATH`, where other packages are that these need.
    package static func modules(
        of sources: [String], together isTogether: Bool = false, targets: [String] = [],
        packages: [String] = []
    ) throws(SourceError) -> [SourceModule] {
        let reader = try PackageReader(packages)
        var modules: [SourceModule] = []
        var hasPackage = false
        for source in sources {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
                throw SourceError("\(source): no such file or folder")
            }
            let plain = withoutSlash(source)
            guard isFolder.boolValue else {
                if hasControls(plain) { throw .controls(in: plain) }
                modules.append(
                    SourceModule(
                        group: group(of: source), files: [source], folder: plain.parentFolder, identity: plain
                    ).findingGoldens())
                continue
            }
            if let found = try SourcePackage.modules(of: plain, targets: targets, reader: reader) {
                modules += found
                hasPackage = true
                continue
            }
            let walk = try FolderWalk(plain)
            let files = try files(of: walk, in: plain)
            let start = modules.count
            defer {
                if modules.count > start { modules[start].advice += nestedPackages(walk, in: plain) }
            }
            if isTogether {
                let path = URL(fileURLWithPath: source).standardizedFileURL.path
                var module = SourceModule(group: path.lastPart, files: files, folder: plain, identity: plain)
                module.resources = [ResourceFolder(path: plain, entries: nil)]
                modules.append(module.findingGoldens())
            } else {
                modules += files.map {
                    SourceModule(group: group(of: $0), files: [$0], folder: plain, identity: $0)
                        .findingGoldens()
                }
            }
        }
        guard targets.isEmpty || hasPackage else {
            throw SourceError(
                "--target names a target of a Swift package, but there is no package in "
                    + sources.joined(separator: ", "))
        }
        try reader.checkNames()
        return withReportNames(withoutRepeats(modules))
    }

    /// Each once, also where a file is named beside its folder.
    private static func withoutRepeats(_ modules: [SourceModule]) -> [SourceModule] {
        var seen: Set<String> = []
        return modules.filter { seen.insert($0.group + "\n" + absolutePath($0.identity)).inserted }
    }

    /// Reports are called after the group; where several have one, after the end of the path that tells them apart.
    private static func withReportNames(_ modules: [SourceModule]) -> [SourceModule] {
        let groups = Dictionary(grouping: modules.indices) { modules[$0].group.lowercased() }
        var named = modules
        for places in groups.values where places.count > 1 {
            for place in places {
                let others = places.filter { $0 != place }.flatMap { reportNames(of: modules[$0]) }
                named[place].reportName =
                    reportNames(of: modules[place]).first { !others.contains($0) }
                    ?? "\(modules[place].group)-\(place)"
            }
        }
        return named
    }

    /// What a module's report may be called, the shortest first: `Styles`, `Login-Styles`, `App-Login-Styles`.
    package static func reportNames(of module: SourceModule) -> [String] {
        var names = [module.group]
        for part in absolutePath(module.identity).split(separator: "/").dropLast().reversed() {
            names.append(part + "-" + names[names.count - 1])
        }
        return names
    }

    package static func withoutSlash(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private static func group(of path: String) -> String {
        let name = path.lastPart
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    /// Packages below a folder are often what is meant.
    private static func nestedPackages(_ walk: FolderWalk, in root: String) -> [String] {
        let names = walk.packages.filter { !$0.isEmpty }
        guard !names.isEmpty else { return [] }
        let shown = names.prefix(8).joined(separator: ", ")
        return [
            "\(root): the files of \(names.count == 1 ? "a package" : "\(names.count) packages") are taken each by itself "
                + "here: \(shown)\(names.count > 8 ? ", …" : ""); name a package's folder to draw its targets with "
                + "what they import"
        ]
    }

    private static func files(of walk: FolderWalk, in root: String) throws(SourceError) -> [String] {
        let found = walk.files
        guard !found.isEmpty else { throw SourceError("\(root): no .swift files found") }
        guard found.count <= fileLimit else {
            throw SourceError(
                "\(root): \(found.count) files, but the limit is \(fileLimit); name a smaller folder")
        }
        return found.map { root + "/" + $0 }
    }

    static func contents(of path: String, limit: Int = byteLimit) throws(SourceError) -> Data {
        do {
            return Data(try readPlainFile(path, limit: limit))
        } catch {
            throw SourceError("\(error)")
        }
    }
}
