import Foundation
import SourceDiscovery

/// Targets of a Swift package as modules: the manifest is read, and nothing of it is run.
enum SourcePackage {
    /// Those of a package's folder, or of the folder of one target; `nil` for other folders.
    ///
    /// - Parameter targets: by name; none are all but tests.
    static func modules(
        of folder: String, targets wanted: [String]
    ) throws(SourceError) -> [SourceModule]? {
        if isFile(folder + "/Package.swift") {
            let package = try Package(folder)
            if wanted.isEmpty {
                if let text = package.manifest.unread.first {
                    throw SourceError(
                        "\(package.path): some targets are not literals: \(text); name the targets that you want with "
                            + "--target, or name the folders of their files")
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
        let package = try Package(root)
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

/// A package's folder and what its manifest writes out.
struct Package {
    let root: String
    /// Of the manifest.
    let path: String
    let manifest: Manifest
    var targets: [PackageTarget] { manifest.targets }

    init(_ root: String) throws(SourceError) {
        self.root = root
        path = root + "/" + ManifestName.read(in: root)
        let data = try SourceFiles.contents(of: path)
        guard let text = String(data: data, encoding: .utf8) else {
            throw SourceError("\(path): is not UTF-8 text")
        }
        manifest = Manifest(text)
    }

    func modules(_ wanted: [String]) throws(SourceError) -> [SourceModule] {
        var modules: [SourceModule] = []
        guard wanted.isEmpty else {
            for name in wanted {
                // A manifest that makes its targets in a loop has them where all have them.
                let target = targets.first { $0.name == name } ?? PackageTarget(kind: "target", name: name)
                guard !name.isEmpty, folder(of: target) != nil else {
                    let names = targets.map(\.name).joined(separator: ", ")
                    throw SourceError(
                        "\(path): no target '\(name)' is declared with literals"
                            + (names.isEmpty ? "" : "; the targets are \(names)"))
                }
                modules.append(try module(target, shownAs: nil))
            }
            return modules
        }
        for target in targets where !target.isTest && target.kind != "macro" {
            guard target.isComputed || folder(of: target) != nil else {
                throw SourceError(
                    "\(path): the folder of the target \(target.name) is missing: "
                        + "\(target.path ?? "Sources/" + target.name); correct the manifest, or name the targets that "
                        + "you want with --target")
            }
            try checkSources(of: target)
            // One of C or without files is none that could be shown.
            if !target.isComputed, try files(of: target).isEmpty { continue }
            modules.append(try module(target, shownAs: nil))
        }
        guard !modules.isEmpty else {
            throw SourceError("\(root): no target of the package has a .swift file; name the folder of one")
        }
        return modules
    }

    func module(
        _ target: PackageTarget, shownAs folder: String?
    ) throws(SourceError) -> SourceModule {
        guard !target.isComputed else {
            throw SourceError(
                "\(path): the path, the sources or the exclusions of \(target.name) are not literals; "
                    + "name the folder of its files with --together, or the other targets with --target")
        }
        try checkSources(of: target)
        let files = try files(of: target, shownAs: folder)
        guard !files.isEmpty else {
            throw SourceError("\(root): the target \(target.name) has no .swift file")
        }
        var needed = NeededTargets()
        try needed.add(dependencies(of: target), of: self)
        try needed.add(products: target, of: self)
        let home = folder ?? self.folder(of: target) ?? root
        var module = SourceModule(
            group: target.name, files: files, dependencies: needed.modules, folder: folder ?? root,
            identity: home, home: home)
        module.resources = self.resources(of: target) + needed.resources
        return module.findingGoldens(package: writtenRoot(above: folder))
    }

    func resources(of target: PackageTarget) -> [ResourceFolder] {
        folder(of: target).map { [ResourceFolder(path: $0, entries: target.resources)] } ?? []
    }

    /// The folder of another package, where it is at hand: the one that the manifest writes, or where the package
    /// manager keeps it.
    func folder(ofPackage name: String) -> String? {
        let written = manifest.packages.first { $0.name.lowercased() == name.lowercased() }
        let places =
            [written?.path.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 }].compactMap(\.self)
            + [written?.name ?? name, name].flatMap {
                ["\(root)/Packages/\($0)", "\(root)/.build/checkouts/\($0)"]
            }
        return places.first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }

    /// Throws where the manifest names sources of a target that are not there.
    private func checkSources(of target: PackageTarget) throws(SourceError) {
        guard let sources = target.sources, let folder = folder(of: target) else { return }
        for source in sources where !FileManager.default.fileExists(atPath: folder + "/" + source) {
            throw SourceError(
                "\(path): the sources of the target \(target.name) name '\(source)', which is not in "
                    + "\(folder); correct the manifest")
        }
    }

    /// Targets of the package that one needs, each behind those that it needs itself.
    func dependencies(of target: PackageTarget) -> [PackageTarget] {
        var found: [PackageTarget] = []
        var seen: Set<String> = [target.name]
        // A list and no recursion: manifests are somebody's, and a chain of targets has any length.
        var open = [(target, target.dependencies[...])]
        while let next = open.popLast() {
            let current = next.0
            var names = next.1
            guard let name = names.popFirst() else {
                if current.name != target.name { found.append(current) }
                continue
            }
            open.append((current, names))
            guard let other = targets.first(where: { $0.name == name && !$0.isTest && $0.kind != "macro" }),
                !other.isComputed, seen.insert(name).inserted
            else { continue }
            open.append((other, other.dependencies[...]))
        }
        return found
    }

    // MARK: Files

    /// Where a target's files are, if there is such a folder.
    func folder(of target: PackageTarget) -> String? {
        if let path = target.path { return existing(path.isEmpty ? root : root + "/" + path) }
        let parents = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        for parent in parents {
            if let folder = existing("\(root)/\(parent)/\(target.name)") { return folder }
        }
        // A package of one target may do without a folder for it.
        guard manifest.unread.isEmpty, targets.contains(where: { $0.name == target.name && !$0.isTest }),
            targets.count(where: { !$0.isTest }) == 1
        else { return nil }
        return existing(root + "/Sources")
    }

    private func existing(_ path: String) -> String? {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue ? SourceFiles.withoutSlash(path) : nil
    }

    /// The package's folder as it would be written by whoever names a folder in it.
    private func writtenRoot(above folder: String?) -> String {
        var next = folder
        while let folder = next {
            if FileManager.default.fileExists(atPath: (folder.isEmpty ? "." : folder) + "/Package.swift") {
                return folder
            }
            next = GoldenPlace.above(folder)
        }
        return root
    }

    func files(
        of target: PackageTarget, shownAs shown: String? = nil
    ) throws(SourceError) -> [String] {
        guard let folder = shown ?? folder(of: target) else { return [] }
        return try FolderWalk(folder).files.map { folder + "/" + $0 }.filter { file in
            let path = String(file.dropFirst(folder.count + 1))
            func isIn(_ list: [String]) -> Bool {
                list.contains { entry in
                    let entry = SourceFiles.withoutSlash(entry)
                    return entry == "." || path == entry || path.hasPrefix(entry + "/")
                }
            }
            return isIn(target.sources ?? ["."]) && !isIn(target.exclude)
        }
    }
}
