import Catalog
import Foundation
import Lint
import SwiftUI
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

    private func level(
        _ rule: LintRule, _ level: LintLevel, _ reason: String = "why", of specimen: String = "g/B/a"
    ) -> Exemption {
        Exemption(rule, as: level, because: reason, place: specimen, specimens: [specimen], tiles: [specimen])
    }

    @Test func `A level is the severity of its rule's findings, in its tiles alone`() {
        let found = [
            PlacedFinding(finding(), tiles: ["g/B/a/x", "g/B/b/x"]),
            PlacedFinding(finding(.sameDark, .advice), tiles: ["g/B/a/x"]),
        ]
        let left = allowed(found, by: [level(.contrast, .advice), level(.sameDark, .error)])
        #expect(left.map(\.tiles) == [["g/B/b/x"], ["g/B/a/x"], ["g/B/a/x"]])
        #expect(left.map(\.finding.severity) == [.error, .advice, .error])
    }

    @Test func `Of two levels the later one counts, and off before all`() {
        let found = [PlacedFinding(finding(), tiles: ["g/B/a/x"])]
        let two = [level(.contrast, .warning), level(.contrast, .advice)]
        #expect(allowed(found, by: two, tellsUnused: false).map(\.finding.severity) == [.advice])
        #expect(allowed(found, by: [level(.contrast, .off)] + two, tellsUnused: false) == [])
    }

    @Test func `A level that lowers nothing is a finding; one that is graver than the rule's is a decision`()
    {
        #expect(
            allowed([], by: [level(.contrast, .warning)]).map(\.finding.measured) == [
                "no finding of contrast has another level than warning"
            ])
        #expect(allowed([], by: [level(.sameDark, .error)]) == [])
        #expect(allowed([], by: [level(.contrast, .warning)], tellsUnused: false) == [])
        #expect(allowed([], by: [level(.sameDark, .error, " ")]).map(\.finding.rule) == [.unusedExemption])
    }

    @MainActor @Test func `Specimens and catalogues say levels`() {
        let specimen = Specimen("Button/a", style: Never.self) { Text("a") }
            .linting(.contrast, as: .warning, because: "a")
        #expect(specimen.lintExemptions.map(\.level) == [.warning])
        #expect(specimen.allowing(.textCut, because: "b").lintExemptions.map(\.level) == [.warning, .off])
    }

    @MainActor @Test func `Over a gradient one text is one finding in every size`() async throws {
        let sample = Sample(change: { $0[.type] = [.large, .xxLarge, .accessibility2] }) {
            Text("Save").foregroundStyle(.white).padding()
                .background {
                    LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
                }
        }
        let found = try await sample.findings(.contrast)
        #expect(found.count == 3 && Set(found.map(\.measured)).count > 1)
        #expect(grouped(found.map { PlacedFinding($0, tiles: ["g/B/a/\($0.worth)"]) }).count == 1)
    }

    @Test func `Every rule is in the list once, with a source`() {
        #expect(Rule.all.map(\.id) == LintRule.allCases)
        #expect(Rule.all.allSatisfy { !$0.source.isEmpty && $0.demand.hasSuffix(".") })
    }
}
