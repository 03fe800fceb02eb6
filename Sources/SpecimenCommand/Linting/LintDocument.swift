internal import Catalog
internal import Golden
internal import Lint

/// The document of `lint --json`.
struct LintDocument: Codable {
    struct Entry: Codable {
        var rule: String
        var severity: String
        var view: String
        var measured: String
        var demanded: String
        var advice: String
        var source: String
        /// The ids of all tiles that have it; its numbers are the first one's.
        var tiles: [String]
        /// Where the first one's specimen is declared.
        var file: String?
        var line: Int?
        /// In the first one's picture, in points: left, top, width, height.
        var box: [Double]
    }

    /// How many were looked at.
    var tiles: Int
    var errors: Int
    var warnings: Int
    var advice: Int
    /// Findings that the baseline has, those of one cause counted once.
    var known: Int
    var findings: [Entry]
    /// What the findings are made of, where they are of a part of the specimens.
    var part: LintShard?

    /// - Parameter groups: findings of one cause together.
    init(_ groups: [PlacedFinding], of run: LintRun, known: Int) {
        self.init(groups, tiles: run.tiles, places: run.places, known: known)
    }

    /// - Parameter places: where specimens are declared, by their ids.
    init(
        _ groups: [PlacedFinding], tiles: Int, places: [String: (file: String, line: Int)], known: Int
    ) {
        self.tiles = tiles
        self.known = known
        func count(_ severity: Severity) -> Int { groups.count { $0.finding.severity == severity } }
        (errors, warnings, advice) = (count(.error), count(.warning), count(.advice))
        let sources = Dictionary(Rule.all.map { ($0.id, $0.source) }) { first, _ in first }
        findings = groups.map { group in
            let finding = group.finding
            let place = group.tiles.first.flatMap { places[specimenID(of: $0)] }
            return Entry(
                rule: finding.rule.rawValue, severity: finding.severity.rawValue, view: finding.view,
                measured: finding.measured, demanded: finding.demanded, advice: finding.advice,
                source: sources[finding.rule] ?? "", tiles: group.tiles, file: place.map { plain($0.file) },
                line: place?.line,
                box: finding.box)
        }
    }

    /// `3 errors, 1 warning and 2 pieces of advice in 120 tiles`.
    var sum: String {
        let parts = [
            counted(errors, "error"), counted(warnings, "warning"),
            advice == 1 ? "1 piece of advice" : "\(advice) pieces of advice",
        ]
        return "\(parts[0]), \(parts[1]) and \(parts[2]) in \(counted(tiles, "tile"))"
            + (known == 0 ? "" : "; \(counted(known, "more finding")) of the baseline")
    }
}

extension LintDocument {
    /// Two lines a finding.
    func print(on console: Console) {
        for finding in findings {
            console.printLine(finding.text)
            console.printLine("  " + finding.tileWords)
        }
    }
}

extension LintDocument.Entry {
    /// `error: contrast: PrimaryButtonStyle › Text “Save”: 2.31:1 …`
    var text: String { "\(severity): \(rule): \(view): \(message)" }

    var message: String { "\(measured); demanded: \(demanded). \(advice)" }

    /// The first tile, and how many others there are.
    var tileWords: String {
        let first = tiles.first ?? ""
        return tiles.count < 2 ? first : "\(first) and \(counted(tiles.count - 1, "more tile"))"
    }
}

/// A path as other programs compare it: without the folder where the command runs.
private func plain(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./"), rest.count > 2 { rest = rest.dropFirst(2) }
    return String(rest)
}
