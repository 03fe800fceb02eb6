internal import Catalog
import Foundation
internal import Golden
internal import Lint
internal import Pixels
internal import Streams

/// Findings as other programs read them.
struct LintReport {
    let document: LintDocument

    /// Writes `lint.json`, `lint.sarif`, `lint-junit.xml` and `lint-github.txt`.
    func write(to folder: String) throws {
        try Folder.make(folder, option: "--report")
        for (name, text) in try files {
            try writeAtomically(Array(text.utf8), to: FilePlace(name, inside: folder), durable: false)
        }
    }

    private var files: [(String, String)] {
        get throws {
            [
                ("lint.json", try encoded(document) + "\n"), ("lint.sarif", sarif), ("lint-junit.xml", junit),
                ("lint-github.txt", github),
            ]
        }
    }

    /// SARIF 2.1.0, as GitHub's code scanning reads it.
    var sarif: String {
        let rules = Rule.all.map { rule in
            SARIF.Rule(
                id: rule.id.rawValue, shortDescription: SARIF.Text(text: "\(rule.demand) (\(rule.source))"))
        }
        let results = document.findings.map { finding in
            SARIF.Result(
                ruleId: finding.rule, level: finding.level,
                message: SARIF.Text(
                    text: harmless("\(finding.view): \(finding.message)\n\(finding.tileWords)")),
                locations: finding.file.map { [SARIF.Location(file: $0, line: finding.line)] } ?? [],
                partialFingerprints: [
                    "finding/v1":
                        "\(finding.rule) \(specimenID(of: finding.tiles.first ?? "")) \(finding.view)"
                ])
        }
        return SARIF.text(rules: rules, results: results)
    }

    /// JUnit's XML: a case for each rule, which fails where it has errors.
    var junit: String {
        let failed = Set(document.findings.filter { $0.severity == "error" }.map(\.rule))
        let counts = "tests=\"\(Rule.all.count)\" failures=\"\(failed.count)\" errors=\"0\" skipped=\"0\""
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"lint\" \(counts)>\n"
        text += "  <testsuite name=\"lint\" \(counts)>\n"
        for rule in Rule.all {
            let found = document.findings.filter { $0.rule == rule.id.rawValue }
            text += "    <testcase classname=\"lint\" name=\"\(rule.id.rawValue)\""
            guard !found.isEmpty else {
                text += "/>\n"
                continue
            }
            text += ">\n"
            let errors = found.filter { $0.severity == "error" }
            if !errors.isEmpty {
                text += "      <failure type=\"\(rule.id.rawValue)\" message=\"\(xml(rule.demand))\">"
                text += xml(LintReport.lines(errors)) + "</failure>\n"
            }
            let others = found.filter { $0.severity != "error" }
            if !others.isEmpty { text += "      <system-out>\(xml(LintReport.lines(others)))</system-out>\n" }
            text += "    </testcase>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func lines(_ findings: [LintDocument.Entry]) -> String {
        findings.map { "\($0.text)\n  \($0.tileWords)" }.joined(separator: "\n")
    }

    /// GitHub's workflow commands, of which a step shows ten of each kind.
    var github: String {
        document.findings.filter { $0.severity != "advice" }.map { finding in
            var properties: [String] = []
            if let file = finding.file { properties.append("file=\(githubProperty(file))") }
            if let line = finding.line { properties.append("line=\(line)") }
            properties.append("title=\(githubProperty("\(finding.rule): \(finding.view)"))")
            return "::\(finding.severity) \(properties.joined(separator: ","))::"
                + githubData("\(finding.message)\n\(finding.tileWords)") + "\n"
        }.joined()
    }
}

extension LintDocument.Entry {
    /// As SARIF calls it.
    fileprivate var level: String { severity == "advice" ? "note" : severity }
}
