import Catalog
import ScreenReader

extension Rule {
    static let noName = Rule(
        id: .noName,
        demand:
            "What can be acted on has a name that is said: words of its label, or an accessibility label.",
        source: "WCAG 2.2, 4.1.2 Name, Role, Value", severity: .error,
        check: .tile { facts in
            facts.spokenElements.compactMap { fact in
                let element = fact.element
                guard SpokenTraits.isInteractive(element.traits) else { return nil }
                let site = facts.site(of: element)
                if let label = element.label, !label.isEmpty {
                    guard element.isNamedByImage else { return nil }
                    // A symbol and an image are said by their own names, which is seldom what the control does.
                    return Finding(
                        .noName, .warning, at: site,
                        measured: "its only name is that of the image “\(label.prefix(60))”",
                        demanded: "words, or an accessibility label",
                        advice: "Make it of a `Label`, or add `.accessibilityLabel`.", cause: label)
                }
                let isField = element.traits.contains { $0.hasSuffix("Field") }
                // What stands in an empty field is said in place of a name.
                if isField, element.value?.isEmpty == false { return nil }
                let value = element.value.map { ", only the value “\($0.prefix(40))”" } ?? ""
                return Finding(
                    .noName, .error, at: site, measured: "nothing names it\(value)",
                    demanded: "words, or an accessibility label",
                    advice:
                        "Give it a label, which `.labelsHidden()` may hide, or add `.accessibilityLabel`.",
                    cause: "none")
            }
        })
}
