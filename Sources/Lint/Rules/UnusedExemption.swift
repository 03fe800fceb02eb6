package import Catalog
import Foundation

extension Rule {
    static let unusedExemption = Rule(
        id: .unusedExemption, demand: "Each exemption has a reason and exempts something.",
        source: "Documentation/Lint.md", severity: .warning, check: .specimen { _ in [] })
}

/// Findings without those that their specimens allow.
///
/// An exemption that allows nothing, or that has no reason, is a finding in their place.
///
/// - Parameter tellsUnused: whether all is here that an exemption could be needed for.
package func allowed(
    _ findings: [PlacedFinding], by exemptions: [Exemption], tellsUnused: Bool = true
) -> [PlacedFinding] {
    var used: Set<Exemption> = []
    var left: [PlacedFinding] = findings.compactMap { placed in
        var rest = placed
        rest.tiles = placed.tiles.filter { tile in
            let found = exemptions.filter {
                $0.rule == placed.finding.rule && $0.covers(tile) && !$0.reason.isEmpty
            }
            used.formUnion(found)
            return found.isEmpty
        }
        return rest.tiles.isEmpty ? nil : rest
    }
    // What is said of many specimens at once is of use where one of them needs it.
    var met = Set(used.map(\.saying))
    for exemption in exemptions where met.insert(exemption.saying).inserted {
        let isMute = exemption.reason.isEmpty
        guard isMute || tellsUnused else { continue }
        left.append(
            PlacedFinding(
                Finding(
                    .unusedExemption, .warning, at: Site(view: exemption.place, frame: .zero),
                    measured: isMute
                        ? "\(exemption.rule.rawValue) is allowed without a reason"
                        : "nothing has to be allowed for \(exemption.rule.rawValue)",
                    demanded: isMute ? "a reason" : "something that it allows",
                    advice: isMute ? "Say why." : "Take the exemption away.", cause: exemption.rule.rawValue),
                tiles: exemption.tiles))
    }
    return left
}

/// A rule that does not count for some tiles.
package struct Exemption: Hashable, Sendable {
    package let rule: LintRule
    package let reason: String
    /// Who says so, for messages: a specimen's id, or a file with its line.
    package let place: String
    /// What the ids of the tiles begin with.
    package let specimens: Set<String>
    /// One tile that it is about, for reports.
    package let tiles: [String]

    package init(
        _ rule: LintRule, because reason: String, place: String, specimens: Set<String>, tiles: [String]
    ) {
        (self.rule, self.reason, self.place) = (rule, reason, place)
        (self.specimens, self.tiles) = (specimens, tiles)
    }

    /// The rule with the reason.
    fileprivate var saying: String { rule.rawValue + "\n" + reason }

    func covers(_ tile: String) -> Bool {
        guard let cut = tile.lastIndex(of: "/") else { return false }
        return specimens.contains(String(tile[..<cut]))
    }
}
