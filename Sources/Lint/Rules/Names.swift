import Catalog
import Drawing

extension Rule {
    static let noName = Rule(
        id: .noName,
        demand: "A control has a name that is said: words that it shows, or an accessibility label.",
        source: "WCAG 2.2, 4.1.2 Name, Role, Value", severity: .error,
        check: .tile { facts in
            facts.controls.compactMap { control in
                guard ControlFact.namedByContent.contains(control.kind), !control.isHidden,
                    control.words.isEmpty,
                    !control.hasHiddenTitle, !control.holdsOthers, control.statedLabel?.isEmpty ?? true
                else { return nil }
                let site = facts.views.site(of: control.view)
                let image = control.images.first
                return Finding(
                    // A symbol and an image are said by their own names, which is seldom what the control does.
                    .noName, image == nil ? .error : .warning, at: site,
                    measured: image.map { "its only name is that of the image “\($0)”" }
                        ?? "nothing in it has a name",
                    demanded: "words, or an accessibility label",
                    advice: "Make it of a `Label`, or add `.accessibilityLabel`.", cause: image ?? "none")
            }
        })

    static let labelTrait = Rule(
        id: .labelTrait, demand: "A label does not say what kind of control it is of: that is said anyway.",
        source: "Human Interface Guidelines, VoiceOver", severity: .warning,
        check: .tile { facts in
            facts.controls.compactMap { control in
                let label = control.statedLabel ?? control.words.joined(separator: " ")
                let words = label.lowercased()
                // The kind alone, as in an example, is no label that repeats it.
                guard
                    let trait = (ControlFact.traitWords[control.kind] ?? []).first(where: {
                        words.hasSuffix(" " + $0)
                    })
                else { return nil }
                return Finding(
                    .labelTrait, .warning, at: facts.views.site(of: control.view),
                    measured: "the label “\(label.prefix(60))” of a \(control.kind)",
                    demanded: "a label without “\(trait)”",
                    advice: "Leave the word out.", cause: label)
            }
        })
}
