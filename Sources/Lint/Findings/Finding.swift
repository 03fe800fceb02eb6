package import Catalog
package import Foundation

/// How much a finding matters: an error makes the command fail.
package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
    case advice, warning, error

    package static func < (first: Severity, second: Severity) -> Bool {
        allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
    }
}

/// What a rule has measured in a tile, and what it demands.
package struct Finding: Codable, Hashable, Sendable {
    package var rule: LintRule
    package var severity: Severity
    /// The view as explanations name it: `PrimaryButtonStyle › Text “Save”`.
    package var view: String
    /// The same without words that another tile may have otherwise: findings of one place are said once.
    package var place: String
    /// `2.31:1, APCA Lc 44, #FFFFFF on #8E8E93`.
    package var measured: String
    /// `4.5:1`.
    package var demanded: String
    /// What to do.
    package var advice: String
    /// What tells the finding's cause from others of its place, such as its two colours.
    package var cause: String
    /// By which of two equal findings the worse is known; less is worse.
    package var worth: Double
    /// Where it is in the picture, in points: left, top, width, height.
    package var box: [Double]

    package init(
        _ rule: LintRule, _ severity: Severity, at site: Site, measured: String, demanded: String,
        advice: String, cause: String? = nil, worth: Double = 0, box: CGRect? = nil
    ) {
        self.rule = rule
        self.severity = severity
        (view, place) = (site.view, site.place)
        self.measured = measured
        self.demanded = demanded
        self.advice = advice
        self.cause = cause ?? measured
        self.worth = worth
        let box = box ?? site.frame
        self.box = [box.minX, box.minY, box.width, box.height].map { ($0 * 100).rounded() / 100 }
    }

    /// Measured, demanded and what to do, in one line.
    package var message: String { "\(measured); demanded: \(demanded). \(advice)" }
}

/// Where a finding is.
package struct Site: Hashable, Sendable {
    package var view: String
    package var place: String
    package var frame: CGRect

    package init(view: String, place: String? = nil, frame: CGRect) {
        (self.view, self.place, self.frame) = (view, place ?? view, frame)
    }
}

/// A finding with the tiles that have it.
package struct PlacedFinding: Codable, Hashable, Sendable {
    package var finding: Finding
    /// Ids; the finding's numbers are those of the first.
    package var tiles: [String]

    package init(_ finding: Finding, tiles: [String]) { (self.finding, self.tiles) = (finding, tiles) }
}
