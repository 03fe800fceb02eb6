extension SourceSettings {
    /// Something that has to be of some use, with the words for where it is of none.
    package struct Claim: Sendable {
        package var rule: Rule
        package var line: Int
        package var words: String
        /// The values that are kept apart; none of another claim.
        package var apart: [AxisValue] = []
        /// Whether it is that specimens are called so which an author may declare: they are not known before they run.
        package var isOfNames = false
    }

    /// All places of what has to be of some use.
    package var claims: [Claim] { rules.flatMap(claims(of:)) }

    private func claims(of rule: Rule) -> [Claim] {
        func claim(_ line: Int, _ words: String) -> Claim { Claim(rule: rule, line: line, words: words) }
        let them = rule.pattern.map { "what '\($0)' names" } ?? "the specimens here"
        var claims: [Claim] = []
        if let pattern = rule.pattern {
            var named = claim(rule.line, "no specimen is called '\(pattern)'")
            named.isOfNames = !rule.apart.isEmpty
            claims.append(named)
        }
        if let labels = rule.labels {
            claims.append(claim(labels.line, "none of \(them) has a label that is ours to choose"))
        }
        claims += rule.arguments.map {
            claim($0.line, "none of \(them) takes an argument '\($0.value.name)'")
        }
        claims += rule.axes.map { claim($0.line, "none of \(them) has an axis '\($0.value.id)'") }
        claims += rule.apart.map { said in
            let axes = said.value.map { $0.axis.isEmpty ? $0.value : $0.axis }.joined(separator: "' and '")
            var kept = claim(said.line, "none of \(them) has the axes '\(axes)'")
            kept.apart = said.value
            return kept
        }
        return claims
    }
}
