import Foundation
import Testing

struct RuleCitationTests {
    static let texts =
        ["Sources", "Tests", "Benchmarks"].flatMap { Repository.files(in: $0, ".swift") }
        + Repository.files(in: "Documentation", ".md")

    @Test func `Every rule that a comment cites is where it says`() throws {
        var count = 0
        for path in Self.texts where !path.hasPrefix("Tests/DocumentationTests/") {
            for citation in RuleCitation.all(in: try Repository.text(path), of: path) {
                count += 1
                let fault = try citation.fault()
                #expect(fault == nil, "\(path): \(fault ?? "")")
            }
        }
        #expect(count >= 48, "only \(count) citations were found")
    }

    /// A name without its path leads nobody anywhere.
    @Test func `Rules are cited by their path`() throws {
        let names = Repository.files(in: "Documentation/Rules", ".md", ".json", ".tsv")
            .compactMap { $0.split(separator: "/").last.map(String.init) }.filter { $0 != "README.md" }
        #expect(names.count >= 9)
        for path in Self.texts
        where !path.hasPrefix("Tests/DocumentationTests/") && !path.hasPrefix("Documentation/Rules/") {
            let text = try Repository.text(path)
            for name in names {
                for place in text.ranges(of: name) where !text[..<place.lowerBound].hasSuffix("Rules/") {
                    Issue.record("\(path) names \(name) without Documentation/Rules/")
                }
            }
        }
    }

    @Test(arguments: [
        ("(Documentation/Rules/layout-rules.md, sections 6 and 15)", nil),
        ("(Documentation/Rules/layout-rules.md,\n    /// section 3, rule 5).", nil),
        ("Documentation/Rules/README.md, section Symbols", nil),
        ("Documentation/Rules/metrics.json, `toggle.ios18`\n/// and `list.accessories`", nil),
        ("Documentation/Rules/symbols.tsv: 842 names", nil),
        ("Documentation/Rules/layout-rules.md, section 99", "has no section 99"),
        ("Documentation/Rules/layout-rules.md, sections 6 and 99", "has no section 99"),
        ("Documentation/Rules/layout-rules.md, section 3, rule 77", "has no rule 77"),
        ("Documentation/Rules/layout-rules.md", "without a section"),
        ("Documentation/Rules/metrics.json, `toggle.ios18` and `list.nothing`", "has no key list.nothing"),
        ("Documentation/Rules/metrics.json", "without a key"),
        ("Documentation/Rules/sizes.json, `toggle`", "there is no"),
    ])
    func `A citation is followed`(_ text: String, _ fault: String?) throws {
        let citations = RuleCitation.all(in: text, of: "here")
        try #require(citations.count == 1)
        let found = try citations[0].fault()
        if let fault { #expect(found?.contains(fault) == true) } else { #expect(found == nil) }
    }
}
