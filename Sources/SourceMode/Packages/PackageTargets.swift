import Catalog
import Foundation
import SourceDiscovery

/// A package's folder and what its manifest says.
struct Package {
    let root: String
    /// Of the manifest.
    let path: String
    let manifest: ManifestFacts
    let reader: PackageReader
    var targets: [TargetFact] { manifest.targets }

    func modules(_ wanted: [String]) throws(SourceError) -> [SourceModule] {
        var modules: [SourceModule] = []
        guard wanted.isEmpty else {
            for name in wanted {
                // Targets that the manifest computes are where all are.
                let target = targets.first { $0.name == name } ?? TargetFact(kind: "target", name: name)
                guard !name.isEmpty, folder(of: target) != nil else {
                    let names = targets.map(\.name).joined(separator: ", ")
                    throw SourceError(
                        "\(path): there is no target '\(name)'"
                            + (names.isEmpty ? "" : "; the targets are \(names)"))
                }
                modules.append(try module(target, shownAs: nil))
            }
            return modules
        }
        for target in targets where !target.isTest && !target.isMacro {
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
        modules = withViews(modules)
        guard !modules.isEmpty else {
            throw SourceError("\(root): no target of the package has a .swift file; name the folder of one")
        }
        return modules
    }

    /// Without those that hold no view, if others do: a module of values alone is compiled for those that import it.
    private func withViews(_ modules: [SourceModule]) -> [SourceModule] {
        var kept = modules.filter { module in
            // Goldens of what shows nothing any more are told of.
            FileManager.default.fileExists(atPath: "\(module.goldens)/\(IDSpelling.part(module.group))")
                || module.files.contains(where: ViewWords.areIn)
        }
        let others = modules.filter { module in !kept.contains { $0.group == module.group } }.map(\.group)
        guard !kept.isEmpty, !others.isEmpty else { return modules }
        let named = others.prefix(12).joined(separator: ", ") + (others.count > 12 ? ", …" : "")
        kept[0].advice.append(
            "\(path): \(others.count == 1 ? "this target has" : "these targets have") no views and "
                + "\(others.count == 1 ? "is" : "are") not shown: \(named)")
        return kept
    }

    func module(
        _ target: TargetFact, shownAs folder: String?
    ) throws(SourceError) -> SourceModule {
        if let fact = target.unreadPlace {
            throw SourceError(
                "\(path):\(fact.place): this is computed, so the files of the target \(target.name) are unknown; "
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
        module.defines = target.defines
        module.missingPackages = needed.missing
        module.advice = needed.advice
        return module.findingGoldens(package: writtenRoot(above: folder))
    }

    func resources(of target: TargetFact) -> [ResourceFolder] {
        folder(of: target).map { [ResourceFolder(path: $0, entries: target.resourceEntries)] } ?? []
    }

    // MARK: Other packages

    /// What the manifest calls another package: by its name, or by the end of its address.
    func reference(_ name: String) -> PackageFact? {
        let name = name.lowercased()
        return manifest.packages.first { reference in
            reference.name.lowercased() == name
                || reference.url.map { end(of: $0) == name } ?? false
                || reference.path.map { SourcePackage.standard(whole($0)).lastPart.lowercased() == name }
                    ?? false
        }
    }

    private func end(of address: String) -> String {
        let end = SourceFiles.withoutSlash(address).lastPart.lowercased()
        return end.hasSuffix(".git") ? String(end.dropLast(4)) : end
    }

    private func whole(_ path: String) -> String { path.hasPrefix("/") ? path : root + "/" + path }

    /// The folder of another package, where it is at hand: the one that the command names, the one that the manifest
    /// writes, or where the package manager keeps it.
    func folder(ofPackage name: String) -> String? {
        let written = reference(name)
        var names = [written?.name ?? name, name]
        if let url = written?.url { names.append(end(of: url)) }
        if let named = names.lazy.compactMap(reader.place).first { return named }
        let roots = [root] + (reader.top.map { [$0] } ?? [])
        let places =
            [written?.path.map(whole)].compactMap(\.self)
            + roots.flatMap { root in
                names.flatMap { ["\(root)/Packages/\($0)", "\(root)/.build/checkouts/\($0)"] }
            }
        return places.first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }

    /// Throws where the manifest names sources of a target that are not there.
    private func checkSources(of target: TargetFact) throws(SourceError) {
        guard let sources = target.sources, let folder = folder(of: target) else { return }
        for source in sources where !FileManager.default.fileExists(atPath: folder + "/" + source) {
            throw SourceError(
                "\(path): the sources of the target \(target.name) name '\(source)', which is not in "
                    + "\(folder); correct the manifest")
        }
    }

    /// Targets of the package that one needs, each behind those that it needs itself.
    func dependencies(of target: TargetFact) -> [TargetFact] {
        var found: [TargetFact] = []
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
            guard let other = targets.first(where: { $0.name == name && !$0.isTest && !$0.isMacro }),
                !other.isComputed, seen.insert(name).inserted
            else { continue }
            open.append((other, other.dependencies[...]))
        }
        return found
    }

    // MARK: Files

    /// Where a target's files are, if there is such a folder.
    func folder(of target: TargetFact) -> String? {
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
        of target: TargetFact, shownAs shown: String? = nil
    ) throws(SourceError) -> [String] {
        guard let folder = shown ?? folder(of: target) else { return [] }
        let walk = try FolderWalk(folder)
        // A package below has targets of its own.
        let nested = walk.packages.filter { !$0.isEmpty }
        return try walk.files.filter { path in
            !nested.contains { path.hasPrefix($0 + "/") }
        }.filter { path in
            func isIn(_ list: [String]) -> Bool {
                list.contains { entry in
                    let entry = SourceFiles.withoutSlash(entry)
                    return entry == "." || path == entry || path.hasPrefix(entry + "/")
                }
            }
            return isIn(target.sources ?? ["."]) && !isIn(target.exclude)
        }.map { folder + "/" + $0 } + generated(for: target)
    }

    // MARK: Generated files

    /// What a build tool plug-in wrote for a target when the package was built here. Files that the package manager
    /// writes itself stand for what is there already.
    private func generated(for target: TargetFact) throws(SourceError) -> [String] {
        let outputs = (reader.top ?? root) + "/.build/plugins/outputs"
        let packages = ((try? FileManager.default.contentsOfDirectory(atPath: outputs)) ?? []).sorted()
            .filter { existing("\(outputs)/\($0)/\(target.name)") != nil }
        let identity = SourcePackage.standard(root).lastPart.lowercased()
        // Folders are called after packages; of a folder that was renamed the only one counts.
        guard
            let package = packages.first(where: { $0 == identity })
                ?? (packages.count == 1 ? packages[0] : nil)
        else { return [] }
        let folder = "\(outputs)/\(package)/\(target.name)"
        let own = ["resource_bundle_accessor.swift", "embedded_resources.swift"]
        return try FolderWalk(folder).files.filter { !own.contains($0.lastPart) }.map { folder + "/" + $0 }
    }
}
