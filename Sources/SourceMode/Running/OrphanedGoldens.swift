import Catalog
import Foundation
import SpecimenCommand
import Streams

/// Goldens in the folders that a command was given whose files are gone: no program draws them, so that nobody else
/// would ever name them.
struct OrphanedGoldens {
    let words: SourceWords
    let modules: [SourceModule]

    /// Says which there are; `prune --yes` deletes those whose file is known to be gone. Returns an exit code.
    func tell(_ totals: RunTotals) throws(SourceError) -> Int32 {
        guard ["prune", "check"].contains(words.command) else { return 0 }
        let filters = words.values(of: "--filter")
        var code: Int32 = 0
        for folder in try folders() {
            let known = modules.filter { absolutePath(goldens(of: $0)) == absolutePath(folder) }
            let groups = Set(known.map { IDSpelling.part($0.group) })
            for (source, all) in SourceGoldens.sources(in: folder) {
                let ids = all.filter { id in filters.isEmpty || filters.contains { Glob.matches($0, id) } }
                if ids.isEmpty { continue }
                switch source {
                case .place(let place):
                    let path = GoldenPlace.file(at: place, beside: folder)
                    let isThere = FileManager.default.fileExists(atPath: path)
                    if isThere, !isOfNoTarget(place, path, in: folder) { continue }
                    if !tell(ids, of: path, isThere, place, in: folder, totals) { code = 3 }
                case .group(let group)
                where words.command == "prune" && !groups.contains(group)
                    && !SourceGoldens.hasSource(group, below: GoldenPlace.parent(of: folder)):
                    Messages.say(
                        "\(folder)/\(group): \(ids.count) goldens of a file that is not there: left alone, since its place is not "
                            + "known; delete the folder if the file is gone")
                case .group: continue
                }
            }
        }
        return code
    }

    /// Folders of goldens of the modules, and those that lie in what was named.
    private func folders() throws(SourceError) -> [String] {
        if let named = words.value(of: "--goldens") { return [named] }
        var found: [String: String] = [:]
        for source in words.sources where !source.hasSuffix(".swift") {
            let plain = SourceFiles.withoutSlash(source)
            for folder in try FolderWalk(plain).goldenFolders {
                let path = plain == "." ? folder : plain + "/" + folder
                found[absolutePath(path)] = path
            }
        }
        for module in modules { found[absolutePath(module.goldens)] = module.goldens }
        return found.values.sorted()
    }

    private func goldens(of module: SourceModule) -> String { words.value(of: "--goldens") ?? module.goldens }

    /// Whether goldens of a package are of a folder that none of its targets has any more.
    ///
    /// A file or a folder that lies in the package's own folder has its goldens there, too, without being a target.
    private func isOfNoTarget(_ place: String, _ path: String, in folder: String) -> Bool {
        guard words.targets.isEmpty, words.value(of: "--goldens") == nil, place.contains("/"),
            !place.hasSuffix(".swift")
        else { return false }
        let isOfPackage = words.sources.contains { source in
            let plain = SourceFiles.withoutSlash(source)
            return FileManager.default.fileExists(atPath: plain + "/Package.swift")
                && absolutePath(GoldenPlace.golden(in: plain)) == absolutePath(folder)
        }
        return isOfPackage && !modules.contains { absolutePath($0.identity) == absolutePath(path) }
    }

    private func tell(
        _ ids: [String], of path: String, _ isThere: Bool, _ place: String, in folder: String,
        _ totals: RunTotals
    ) -> Bool {
        let count = ids.count == 1 ? "1 golden" : "\(ids.count) goldens"
        let what = isThere ? "which is no target that is shown any more" : "which is gone"
        guard words.command == "prune" else {
            Messages.say(
                "warning: \(folder): \(count) of \(path), \(what); 'prune' of the same folder lists them"
            )
            return true
        }
        // Those of others in a folder that was not named are not this command's to delete.
        guard isNamed(path) else {
            Messages.say(
                "\(folder): \(count) of \(path), \(what): left alone; name its folder to delete them")
            return true
        }
        for id in ids { StandardStream.output.write(harmlessLine(id) + "\n") }
        guard words.rest.contains("--yes") else {
            totals.add(ids.count, to: .stale)
            return true
        }
        do {
            let removed = try SourceGoldens.remove(Set(ids), of: place, in: folder)
            totals.add(removed.count, to: .stale)
            for problem in removed.problems { Messages.say("error: \(problem)") }
            return removed.problems.isEmpty
        } catch {
            Messages.say("error: \(error)")
            return false
        }
    }

    private func isNamed(_ path: String) -> Bool {
        let whole = absolutePath(path)
        return words.sources.contains { source in
            !source.hasSuffix(".swift") && whole.hasPrefix(absoluteFolder(source) + "/")
        }
    }
}
