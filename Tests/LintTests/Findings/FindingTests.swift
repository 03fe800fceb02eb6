import Catalog
import Foundation
import Lint
import Testing

/// Findings of one cause, and exemptions.
@Suite struct FindingTests {
    private func finding(
        _ rule: LintRule = .contrast, _ severity: Severity = .error, place: String = "Text",
        cause: String = "a",
        worth: Double = 0
    ) -> Finding {
        Finding(
            rule, severity, at: Site(view: place, frame: .zero), measured: "\(worth)", demanded: "",
            advice: "",
            cause: cause, worth: worth)
    }

    @Test func `Findings of one cause are one, and the worst of them is told with its tile first`() {
        let groups = grouped([
            PlacedFinding(finding(worth: 2), tiles: ["g/B/a/x"]),
            PlacedFinding(finding(worth: 1), tiles: ["g/B/a/y"]),
            PlacedFinding(finding(worth: 3), tiles: ["g/B/a/z"]),
        ])
        #expect(groups.map(\.tiles) == [["g/B/a/y", "g/B/a/x", "g/B/a/z"]])
        #expect(groups.map(\.finding.worth) == [1])
    }

    @Test func `Errors come first, and two causes stay two`() {
        let groups = grouped([
            PlacedFinding(finding(.targetSize, .advice), tiles: ["1"]),
            PlacedFinding(finding(cause: "b"), tiles: ["1"]),
            PlacedFinding(finding(cause: "a"), tiles: ["1"]),
        ])
        #expect(groups.map(\.finding.severity) == [.error, .error, .advice])
    }

    @Test func `An exemption takes its rule's findings of its specimen, and no others`() {
        let found = [
            PlacedFinding(finding(), tiles: ["g/B/a/x", "g/B/b/x"]),
            PlacedFinding(finding(.textCut), tiles: ["g/B/a/x"]),
        ]
        let exemption = Exemption(
            .contrast, because: "it is a mark", place: "g/B/a", specimens: ["g/B/a"], tiles: ["g/B/a"])
        let left = allowed(found, by: [exemption])
        #expect(left.map(\.tiles) == [["g/B/b/x"], ["g/B/a/x"]])
    }

    @Test func `An exemption that nothing needs is a finding, and so is one without a reason`() {
        func exemption(_ reason: String) -> Exemption {
            Exemption(.contrast, because: reason, place: "g/B/a", specimens: ["g/B/a"], tiles: ["g/B/a"])
        }
        #expect(
            allowed([], by: [exemption("why")]).map(\.finding.measured) == [
                "nothing has to be allowed for contrast"
            ])
        let left = allowed([PlacedFinding(finding(), tiles: ["g/B/a/x"])], by: [exemption("")])
        #expect(left.map(\.finding.rule) == [.contrast, .unusedExemption])
    }

    @Test func `Every rule is in the list once, with a source`() {
        #expect(Rule.all.map(\.id) == LintRule.allCases)
        #expect(Rule.all.allSatisfy { !$0.source.isEmpty && $0.demand.hasSuffix(".") })
    }
}
