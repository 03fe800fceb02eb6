import Foundation

/// A place of `Documentation/Rules` that a comment or a document names.
///
/// After the path stand, of a table, the sections and a rule of one (`, sections 6 and 15`, `, section 3,
/// rule 5`, `, section Symbols`), and of a JSON file the keys (``, `toggle.ios18` and `list.accessories` ``).
struct RuleCitation: CustomStringConvertible {
    var source: String
    var file: String
    var sections: [String] = []
    var rule: Int?
    var keys: [String] = []

    var description: String { "\(source): \(file) \(sections) \(rule.map { "rule \($0)" } ?? "") \(keys)" }

    /// All in a text, whose comments may break a citation between two words.
    static func all(in text: String, of source: String) -> [RuleCitation] {
        let flowing = text.replacing(#/\n\s*(///?|\*)? ?/#, with: " ")
        return flowing.matches(of: #/Documentation/Rules/(?<file>[\w.-]+\.(?:md|json|tsv))/#).map { match in
            let rest = flowing[match.range.upperBound...]
            var citation = RuleCitation(source: source, file: String(match.output.file))
            if let named = rest.prefixMatch(of: #/, sections? (?<first>\w+)(?: and (?<second>\d+))?/#) {
                citation.sections = [named.output.first, named.output.second].compactMap {
                    $0.map(String.init)
                }
                let after = rest[named.range.upperBound...].prefixMatch(of: #/, rule (?<rule>\d+)/#)
                citation.rule = after.flatMap { Int($0.output.rule) }
            }
            var tail = rest
            while let key = tail.prefixMatch(of: #/(?:,? and |, )(?:blocks? )?`(?<key>[^`]+)`/#) {
                citation.keys.append(String(key.output.key))
                tail = tail[key.range.upperBound...]
            }
            return citation
        }
    }

    /// What is wrong with it, if anything.
    func fault() throws -> String? {
        let path = "Documentation/Rules/\(file)"
        guard Repository.exists(path) else { return "there is no \(path)" }
        let text = try Repository.text(path)
        switch (file as NSString).pathExtension {
        case "md":
            guard !sections.isEmpty else { return "\(path) is cited without a section" }
            for name in sections {
                guard let section = Self.section(name, of: text) else {
                    return "\(path) has no section \(name)"
                }
                let rules = section.matches(of: #/(?m)^(\d+)\. /#).compactMap { Int($0.output.1) }
                if let rule, !rules.contains(rule) { return "section \(name) of \(path) has no rule \(rule)" }
            }
        case "json":
            guard !keys.isEmpty else { return "\(path) is cited without a key" }
            let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
            return keys.first { !Self.has($0, in: json) }.map { "\(path) has no key \($0)" }
        default: break
        }
        return nil
    }

    /// The text below `## 3. Spacing` for the name `3`, below `## Symbols` for `Symbols`.
    private static func section(_ name: String, of text: String) -> Substring? {
        let parts = text.split(separator: "\n## ").dropFirst()
        return parts.first { $0.hasPrefix("\(name). ") || $0.hasPrefix("\(name)\n") }
    }

    private static func has(_ key: String, in json: Any) -> Bool {
        var value = json
        for part in key.split(separator: ".") {
            guard let next = (value as? [String: Any])?[String(part)] else { return false }
            value = next
        }
        return true
    }
}
