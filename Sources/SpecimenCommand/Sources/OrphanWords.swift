internal import Golden
internal import Catalog
internal import SourceMode

extension OpenedSources {
    /// Says which goldens are of files that are gone; with `deletes` deletes those whose file is known to be. Returns
    /// how many were, or would be, deleted.
    func reportOrphans(
        filters: [String], deletes: Bool, _ console: Console, _ outcome: inout Outcome
    ) throws -> Int {
        guard request.namesFolder else { return 0 }
        let orphans = try OrphanedGoldens(
            sources: request.sources, targets: request.targets, goldens: request.goldens, modules: modules
        ).found { id in filters.isEmpty || filters.contains { Glob.matches($0, id) } }
        var count = 0
        for orphan in orphans {
            guard let path = orphan.path else {
                guard request.use.goldens == .pruned else { continue }
                console.note(
                    "\(orphan.folder)/\(orphan.place): \(counted(orphan.ids.count, "golden")) of a file that was not "
                        + "found: kept, because the file's place is not known; if the file is gone, delete the folder"
                )
                continue
            }
            let what = orphan.isThere ? "which is no longer a target that is shown" : "which is gone"
            let start = "\(orphan.folder): \(counted(orphan.ids.count, "golden")) of \(path), \(what)"
            guard request.use.goldens == .pruned else {
                console.warning("\(start); list them with 'prune' of the same folder")
                continue
            }
            // Those of others in a folder that was not named are not this command's to delete.
            guard orphan.isNamed else {
                console.note("\(start): kept; name its folder to delete them")
                continue
            }
            for id in orphan.ids { console.printLine(id) }
            guard deletes else {
                count += orphan.ids.count
                continue
            }
            do {
                let removed = try SourceGoldens.remove(
                    Set(orphan.ids), of: orphan.place, in: orphan.folder)
                count += removed.count
                for problem in removed.problems { console.error(problem) }
                if !removed.problems.isEmpty { outcome.add(3) }
            } catch {
                console.error("\(error)")
                outcome.add(3)
            }
        }
        return count
    }

    /// What a sum over several files ends with: those that are not in it.
    var missingWords: String {
        (broken > 0 ? "; \(counted(broken, "file")) \(broken == 1 ? "does" : "do") not compile" : "")
            + (empty > 0
                ? "; \(counted(empty, "file")) \(empty == 1 ? "has" : "have") nothing to show" : "")
    }
}
