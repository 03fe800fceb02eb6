package import Catalog
import Foundation

/// A rule that does not count for some tiles, or is told more or less gravely.
package struct Exemption: Hashable, Sendable {
    package let rule: LintRule
    /// `off` where it does not count.
    package let level: LintLevel
    package let reason: String
    /// Who says so, for messages: a specimen's id, or a file with its line.
    package let place: String
    /// What the ids of the tiles begin with.
    package let specimens: Set<String>
    /// One tile that it is about, for reports.
    package let tiles: [String]

    package init(
        _ rule: LintRule, as level: LintLevel = .off, because reason: String, place: String,
        specimens: Set<String>, tiles: [String]
    ) {
        (self.rule, self.level, self.reason, self.place) = (rule, level, reason, place)
        (self.specimens, self.tiles) = (specimens, tiles)
    }

    /// What is said, wherever it is said.
    fileprivate var saying: String { "\(rule.rawValue) \(level.rawValue)\n\(reason)" }

    func covers(_ tile: String) -> Bool {
        guard let cut = tile.lastIndex(of: "/") else { return false }
        return specimens.contains(String(tile[..<cut]))
    }

    /// Whether it is there for something that is found today. What is told more gravely than the rule says is a decision
    /// for what may come.
    fileprivate var isForFindings: Bool {
        guard let severity = level.severity, let rule = Rule.all.first(where: { $0.id == rule }) else {
            return true
        }
        return severity < rule.severity
    }

    fileprivate var isMute: Bool { !reason.contains { !$0.isWhitespace } }

    fileprivate var unused: Finding {
        let (name, words) = (rule.rawValue, level == .off ? "allowed" : "of level \(level.rawValue)")
        let measured =
            isMute
            ? "\(name) is \(words) without a reason"
            : level == .off
                ? "nothing has to be allowed for \(name)"
                : "no finding of \(name) has another level than \(level.rawValue)"
        return Finding(
            .unusedExemption, .warning, at: Site(view: place, frame: .zero), measured: measured,
            demanded: isMute ? "a reason" : "something that it is for",
            advice: isMute ? "Say why." : "Take it away.", cause: "\(name) \(level.rawValue)")
    }
}

extension LintLevel {
    /// `nil` where nothing is told.
    package var severity: Severity? { Severity(rawValue: rawValue) }
}

/// Findings without those that their specimens allow, as grave as is said of their rules.
///
/// An exemption that is for nothing, or that has no reason, is a finding in their place. Of several that say a level for
/// one finding the last counts; one that is `off` goes before all.
///
/// - Parameter tellsUnused: whether all is here that an exemption could be needed for.
package func allowed(
    _ findings: [PlacedFinding], by exemptions: [Exemption], tellsUnused: Bool = true
) -> [PlacedFinding] {
    let (left, judged) = sifted(findings, by: exemptions)
    return left + unused(among: judged).filter { $0.isMute || tellsUnused }.map(\.finding)
}

/// The findings that are left, and what became of each exemption, in its order.
package func sifted(
    _ findings: [PlacedFinding], by exemptions: [Exemption]
) -> (left: [PlacedFinding], judged: [JudgedExemption]) {
    var used: Set<Exemption> = []
    var left: [PlacedFinding] = []
    for placed in findings {
        let own = exemptions.filter { $0.rule == placed.finding.rule && !$0.isMute }
        if own.isEmpty {
            left.append(placed)
            continue
        }
        var tiles: [Severity: [String]] = [:]
        for tile in placed.tiles {
            let found = own.filter { $0.covers(tile) }
            let off = found.filter { $0.level == .off }
            used.formUnion(off)
            guard off.isEmpty else { continue }
            let said = found.last
            let severity = said?.level.severity ?? placed.finding.severity
            if let said, severity != placed.finding.severity { used.insert(said) }
            tiles[severity, default: []].append(tile)
        }
        for severity in Severity.allCases.reversed() {
            guard let tiles = tiles[severity] else { continue }
            var finding = placed.finding
            finding.severity = severity
            left.append(PlacedFinding(finding, tiles: tiles))
        }
    }
    return (
        left,
        exemptions.map { exemption in
            JudgedExemption(
                saying: exemption.saying, isUsed: used.contains(exemption), isMute: exemption.isMute,
                isForFindings: exemption.isForFindings,
                finding: PlacedFinding(exemption.unused, tiles: exemption.tiles))
        }
    )
}

/// An exemption after a run: whether something needed it.
package struct JudgedExemption: Codable, Hashable, Sendable {
    /// Equal where the same is said of other specimens.
    package let saying: String
    package let isUsed: Bool
    /// Whether it has no reason, which is a finding in any case.
    package let isMute: Bool
    package let isForFindings: Bool
    /// What is told of it.
    package let finding: PlacedFinding
}

/// The exemptions that are findings if all is here that they could be needed for, each saying once.
///
/// What is said of many specimens at once is of use where one of them needs it.
package func unused(among judged: [JudgedExemption]) -> [JudgedExemption] {
    var met = Set(judged.filter(\.isUsed).map(\.saying))
    return judged.filter { met.insert($0.saying).inserted && ($0.isMute || $0.isForFindings) }
}
