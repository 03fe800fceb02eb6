import Catalog

/// Findings of one cause as one: the worst of them stands for all, with every tile that has it.
package func grouped(_ findings: [PlacedFinding]) -> [PlacedFinding] {
    struct Key: Hashable {
        let rule: LintRule
        let severity: Severity
        let place: String
        let cause: String
    }
    var places: [Key: Int] = [:]
    var groups: [PlacedFinding] = []
    var known: [Set<String>] = []
    for placed in findings {
        let finding = placed.finding
        let key = Key(
            rule: finding.rule, severity: finding.severity, place: finding.place, cause: finding.cause)
        guard let index = places[key] else {
            places[key] = groups.count
            groups.append(placed)
            known.append(Set(placed.tiles))
            continue
        }
        let new = placed.tiles.filter { known[index].insert($0).inserted }
        if finding.worth < groups[index].finding.worth {
            // The tile that its numbers are of comes first.
            let others = groups[index].tiles.filter { !placed.tiles.contains($0) }
            groups[index] = PlacedFinding(finding, tiles: placed.tiles + others)
        } else {
            groups[index].tiles += new
        }
    }
    return groups.enumerated().sorted { first, second in
        let (a, b) = (first.element, second.element)
        if a.finding.severity != b.finding.severity { return a.finding.severity > b.finding.severity }
        if a.finding.rule != b.finding.rule { return a.finding.rule.order < b.finding.rule.order }
        return first.offset < second.offset
    }.map(\.element)
}

extension LintRule {
    /// Its place in the list.
    fileprivate var order: Int { LintRule.allCases.firstIndex(of: self)! }
}
