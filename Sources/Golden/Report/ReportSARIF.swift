import Streams

/// Where each cause stands in the sources, as code scanners say it: SARIF 2.1.0 of OASIS, which GitHub's code scanning
/// and editors read. One result for each group, as many tiles of one change are one thing to mend.
///
/// Groups whose tiles have no place in a source file have a result without a location.
func sarif(_ model: ReportModel) -> String {
    let rules = ReportModel.Status.allCases.map { status in
        SARIF.Rule(id: status.rawValue, shortDescription: SARIF.Text(text: "A tile is \(status.title)"))
    }
    let results = model.groups.compactMap { group -> SARIF.Result? in
        guard let tile = group.tiles.first else { return nil }
        let more = group.tiles.count > 1 ? " (\(counted(group.tiles.count, "tile")))" : ""
        let lines = ["\(tile.id): \(tile.message)\(more)"] + tile.changes.dropFirst().prefix(5)
        return SARIF.Result(
            ruleId: tile.status.rawValue, message: SARIF.Text(text: harmless(lines.joined(separator: "\n"))),
            locations: tile.file.map { [SARIF.Location(file: $0, line: tile.line)] } ?? [],
            partialFingerprints: ["tile/v1": tile.id])
    }
    return SARIF.text(rules: rules, results: results)
}
