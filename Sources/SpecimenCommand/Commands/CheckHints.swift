internal import Golden

/// The commands that `check` offers for what it found, as its own command line has them.
struct CheckHints {
    /// What both commands have to be told to let the same ids through.
    var filter: [String]
    /// What else `record` has to be told to work on the same tiles and goldens.
    var record: [String]
    /// What else `prune` has to be told to know the same goldens.
    var prune: [String]
    var isFolderMissing: Bool

    /// More names than that are not read, and a line has an end.
    private static let mostNames = 8

    func lines(_ findings: [CheckFinding], stale: [String], renames: [Rename]) -> [String] {
        var lines: [String] = []
        lines += renames.bySpecimen.map(\.question)
        let missing = findings.filter { $0.status == "missing" }.map(\.id)
        if let command = renaming(renames, stale: stale, missing: missing) {
            lines.append("rename with: \(command)")
        }
        if !stale.isEmpty {
            lines.append(
                "list goldens that no specimen draws with: \(OfferedCommand(["prune"] + filter + prune))")
        }
        let statuses = Set(findings.map(\.status))
        if statuses.contains("missing") {
            let command = OfferedCommand(["record", "--missing"] + filter + record)
            lines.append(
                isFolderMissing
                    ? "if the goldens are elsewhere, name their folder with --goldens; if there are none yet, make "
                        + "the folder and record them with: \(command)"
                    : "accept new pictures with: \(command)")
        }
        if statuses.contains("different") || statuses.contains("unreadable") {
            let kinds = [
                "different": "changed pictures", "unreadable": "pictures in place of unreadable goldens",
            ]
            let what = kinds.filter { statuses.contains($0.key) }.values.sorted()
            let command = OfferedCommand(["record", "--changed"] + filter + record)
            lines.append("accept \(what.joined(separator: " and ")) with: \(command)")
        }
        return lines
    }

    /// Records the new names, then deletes the old ones, and no others; nothing where these are too many to name.
    private func renaming(_ renames: [Rename], stale: [String], missing: [String]) -> String? {
        let old = names(renames.map(\.from), among: stale)
        let new = names(renames.map(\.to), among: missing)
        guard !renames.isEmpty, max(old.count, new.count) <= CheckHints.mostNames else { return nil }
        func filters(_ names: [String]) -> [String] { names.flatMap { optionWords("filter", $0) } }
        return "\(OfferedCommand(["record", "--missing"] + filters(new) + record)) && "
            + "\(OfferedCommand(["prune", "--yes"] + filters(old) + prune))"
    }

    /// The ids, with a specimen's in place of its tiles' where all there are of it are among them.
    private func names(_ ids: [String], among all: [String]) -> [String] {
        func specimen(_ id: String) -> String { id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id }
        let chosen = Set(ids)
        let rest = Set(all.filter { !chosen.contains($0) }.map(specimen))
        return Set(ids.map { rest.contains(specimen($0)) ? $0 : specimen($0) }).sorted()
    }
}
