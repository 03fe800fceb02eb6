import Catalog
import ScreenReader

extension Rule {
    static let labelTrait = Rule(
        id: .labelTrait, demand: "A label does not say what kind of control it is of: that is said anyway.",
        source: "Apple, accessibilityLabel of UIAccessibility: it does not include the type of the control",
        severity: .warning,
        check: .tile { facts in
            facts.spokenElements.compactMap { fact in
                let element = fact.element
                guard let label = element.label, !element.isNamedByImage else { return nil }
                let traits = element.traits + (fact.isTab ? ["tab"] : [])
                let words = label.lowercased()
                // The kind alone, as in an example, is no label that repeats it.
                let repeated = traits.lazy.flatMap { trait in
                    (spokenKinds[trait] ?? []).filter { words.hasSuffix(" " + $0) }
                }.first
                guard let repeated else { return nil }
                return Finding(
                    .labelTrait, .warning, at: facts.site(of: element),
                    measured: "the label “\(label.prefix(60))” of a \(traits.first ?? "view")",
                    demanded: "a label without “\(repeated)”", advice: "Leave the word out.", cause: label)
            }
        })
}

/// What VoiceOver says for a trait, and other words for that.
private let spokenKinds: [String: [String]] = [
    "button": ["button"], "toggle": ["toggle", "switch"], "link": ["link"],
    "adjustable": ["slider", "stepper"],
    "textField": ["text field", "textfield"], "secureTextField": ["text field", "textfield"],
    "searchField": ["search field"], "image": ["image", "icon"], "header": ["heading"], "tab": ["tab"],
]
