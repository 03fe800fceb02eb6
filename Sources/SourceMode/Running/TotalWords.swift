import SpecimenCommand

/// What a command over several files comes to in all, in a line.
struct TotalWords {
    let words: SourceWords
    let totals: RunTotals
    /// Modules that had something of what was selected.
    let files: Int
    /// Those that do not compile.
    let broken: Int
    /// Those that compile and have nothing that can be shown.
    let empty: Int

    var isQuiet: Bool { words.rest.contains("-q") || words.rest.contains("--quiet") }

    /// `nil` for commands that count nothing.
    var line: String? {
        guard let counted = counted else { return nil }
        return counted
            + (broken > 0 ? "; \(count(broken, "file")) \(broken == 1 ? "does" : "do") not compile" : "")
            + (empty > 0
                ? "; \(count(empty, "file")) \(empty == 1 ? "has" : "have") nothing that can be shown" : "")
    }

    private var counted: String? {
        switch words.command {
        case "list":
            return
                "\(count(totals[.specimens], "specimen")) with \(count(totals[.tiles], "tile")) in \(count(files, "file"))"
        case "sheet":
            let folder = words.value(of: "-o") ?? words.value(of: "--output") ?? "."
            return
                "\(count(totals[.sheets], "sheet")) of \(count(totals[.tiles], "tile")) of \(count(files, "file")) in "
                + "\(folder); open \(folder)/index.html"
        case "check":
            let report = words.value(of: "--report").map { "; reports: \($0)/*/index.html" } ?? ""
            return
                "\(totals[.passed]) of \(count(totals[.tiles], "tile")) of \(count(files, "file")) passed"
                + (totals[.failed] > 0 ? ", \(totals[.failed]) did not" : "") + report
        case "record":
            return
                "\(count(totals[.added], "golden")) of \(count(files, "file")) added, \(totals[.replaced]) replaced, "
                + "\(totals[.unchanged]) as they were"
        case "prune":
            if totals[.stale] == 0 { return "no golden is stale" }
            return words.rest.contains("--yes")
                ? "\(count(totals[.stale], "golden")) deleted"
                : "\(count(totals[.stale], "golden")) would be deleted; add --yes to do it"
        default: return nil
        }
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
