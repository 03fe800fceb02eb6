import Foundation

/// Targets of a Swift package as modules: the manifest is read, and nothing of it is run.
enum SourcePackage {
    /// Those of a package's folder, or of the folder of one target; `nil` for other folders.
    ///
    /// - Parameter targets: by name; none are all but tests.
    static func modules(
        of folder: String, targets wanted: [String], goldens: String
    ) throws(SourceError) -> [SourceModule]? {
        if isFile(folder + "/Package.swift") {
            let package = try Package(folder)
            guard !package.targets.isEmpty || !wanted.isEmpty else { return nil }
            return try package.modules(wanted)
        }
        guard wanted.isEmpty else {
            throw SourceError(
                "--target wants the folder of a Swift package; there is no \(folder)/Package.swift")
        }
        guard let root = root(above: folder) else { return nil }
        let package = try Package(root)
        let place = standard(folder)
        guard let target = package.targets.first(where: { package.folder(of: $0).map(standard) == place })
        else {
            return nil
        }
        return [try package.module(target, shownAs: folder, goldens: goldens)]
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

    fileprivate static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }
}

/// A package's folder and what its manifest writes out.
private struct Package {
    let root: String
    let targets: [PackageTarget]

    init(_ root: String) throws(SourceError) {
        self.root = root
        let data = try SourceFiles.contents(of: root + "/Package.swift")
        targets = Manifest(String(decoding: data, as: UTF8.self)).targets
    }

    func modules(_ wanted: [String]) throws(SourceError) -> [SourceModule] {
        var modules: [SourceModule] = []
        guard wanted.isEmpty else {
            for name in wanted {
                // A manifest that makes its targets in a loop has them where all have them.
                let target = targets.first { $0.name == name } ?? PackageTarget(kind: "target", name: name)
                guard folder(of: target) != nil else {
                    let names = targets.map(\.name).joined(separator: ", ")
                    throw SourceError(
                        "\(root)/Package.swift: there is no target '\(name)' that is written out"
                            + (names.isEmpty ? "" : "; there are \(names)"))
                }
                modules.append(try module(target, shownAs: nil, goldens: root + "/Golden"))
            }
            return modules
        }
        for target in targets where !target.isTest && target.kind != "macro" {
            // One of C or without files is none that could be shown.
            guard !target.isComputed, files(of: target).isEmpty == false else { continue }
            modules.append(try module(target, shownAs: nil, goldens: root + "/Golden"))
        }
        guard !modules.isEmpty else {
            throw SourceError("\(root): no target of the package has a .swift file; name the folder of one")
        }
        return modules
    }

    func module(
        _ target: PackageTarget, shownAs folder: String?, goldens: String
    ) throws(SourceError) -> SourceModule {
        guard !target.isComputed else {
            throw SourceError(
                "\(root)/Package.swift: the path or the sources of \(target.name) are not written out; name the "
                    + "folder of its files with --together")
        }
        let files = files(of: target, shownAs: folder)
        guard !files.isEmpty else {
            throw SourceError("\(root): the target \(target.name) has no .swift file")
        }
        let others = dependencies(of: target)
        return SourceModule(
            group: target.name, files: files, helpers: others.flatMap { self.files(of: $0) },
            helperModules: others.map(\.name), folder: folder ?? root, goldens: goldens,
            home: folder ?? self.folder(of: target))
    }

    /// Targets of the package that one needs, and those that these need.
    private func dependencies(of target: PackageTarget) -> [PackageTarget] {
        var found: [PackageTarget] = []
        var next = target.dependencies
        while let name = next.popLast() {
            guard name != target.name, !found.contains(where: { $0.name == name }),
                let other = targets.first(where: { $0.name == name && !$0.isTest && $0.kind != "macro" }),
                !other.isComputed
            else { continue }
            found.append(other)
            next += other.dependencies
        }
        return found.sorted { $0.name < $1.name }
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
        guard !target.isTest, targets.count(where: { !$0.isTest }) == 1 else { return nil }
        return existing(root + "/Sources")
    }

    private func existing(_ path: String) -> String? {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue ? SourceFiles.withoutSlash(path) : nil
    }

    private func files(of target: PackageTarget, shownAs shown: String? = nil) -> [String] {
        guard let folder = shown ?? folder(of: target),
            let all = try? SourceFiles.files(in: folder)
        else { return [] }
        return all.filter { file in
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
