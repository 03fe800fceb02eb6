// Views of UIKit that a file declares: a cell, or a view that a storyboard connects.

extension Discovery {
    /// Shows a class with views of its outlets' types in place of a storyboard's, after each of its setters was called:
    /// a cell as a row, another view with its parts below each other.
    mutating func addNativeView(_ fact: TypeFact) {
        guard fact.kind == .reference, !fact.isHidden, let base = nativeBase(of: fact) else { return }
        let outlets = fact.fields.filter { $0.wrapper == "IBOutlet" && outletType($0) != nil }
        // A plain view without outlets is a part of another, and what it looks like only its own code knows.
        guard base != "UIView" || !outlets.isEmpty else { return }
        let name = "View/\(fact.simpleName)"
        let said = settings.settings(for: name)
        var samples = Samples(types: types, generics: fact.generics, scope: fact.name)
        samples.take(said)
        let construction = Construction(fact, samples)
        guard let way = construction.expressions().first else {
            return leaveOut(name, construction.obstacle)
        }
        var whole = Construction.Way(expression: "")
        whole.choices = way.choices
        whole.given = way.given
        var sampled = way.sampled
        var lines = ["let __view = \(way.expression)"]
        for outlet in outlets {
            lines.append(
                "__view.\(outlet.name) = __specimenOutlet(\(outletType(outlet) ?? "")(), "
                    + "\(quoted(outlet.name)), in: __view)")
        }
        if !outlets.isEmpty { lines.append("__view.awakeFromNib()") }
        for setter in fact.setters {
            var scoped = samples
            scoped.generics += setter.generics
            guard let call = call(setter.parameters, scoped) else { continue }
            lines.append("__view.\(setter.name)(\(call.expression))")
            whole.choices += call.choices.filter { new in !whole.choices.contains { $0.name == new.name } }
            whole.given += call.given
            sampled += call.sampled.map { $0.hasPrefix("sample ") ? String($0.dropFirst(7)) : $0 }
        }
        var candidate = Candidate(
            name: name, style: fact.name,
            states: Discovery.rows.contains(base) ? ["normal", "pressed"] : ["normal"],
            line: fact.line, view: "")
        take(whole, said, into: &candidate)
        candidate.details = caption(sampled)
        candidate.view =
            "__SpecimenNativeView { \(lines.joined(separator: "; ")); return __view }"
        // Outlets are private as often as not.
        if way.isHidden || outlets.contains(where: \.isHidden) { candidate.extended = fact.name }
        add(candidate)
    }

    private static let rows: Set<String> = ["UITableViewCell"]
    /// Those that hold others, and those that have a look of their own.
    private static let bases: Set<String> = [
        "UITableViewCell", "UICollectionViewCell", "UIView", "UIButton", "UILabel", "UITextField",
        "UITextView",
        "UISwitch", "UISlider", "UIProgressView", "UISegmentedControl", "NSButton", "NSTextField",
    ]

    /// Says of views that only their own code can draw why the file has no picture.
    mutating func leaveOutPlainViews(_ facts: SourceFacts) {
        guard candidates.isEmpty, unconstructed.isEmpty else { return }
        for fact in facts.types
        where fact.kind == .reference && !fact.isHidden && nativeBase(of: fact) == "UIView" {
            leaveOut(
                "View/\(fact.simpleName)", "what a UIView without outlets looks like only its own code knows")
        }
    }

    /// The class of UIKit or AppKit that a class of the file is one of.
    private func nativeBase(of fact: TypeFact) -> String? {
        var fact = fact
        for _ in 0..<8 {
            if let base = fact.inherits.first(where: Discovery.bases.contains) {
                return base
            }
            guard
                let parent = fact.inherits.lazy.compactMap({ types.find($0, from: fact.name) })
                    .first(where: { $0.kind == .reference })
            else { return nil }
            fact = parent
        }
        return nil
    }

    /// Of an outlet that has one view; a collection of them is not connected.
    private func outletType(_ field: FieldFact) -> String? {
        guard let type = field.type, type.hasSuffix("!") || type.hasSuffix("?") else { return nil }
        let name = String(type.dropLast())
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? name : nil
    }
}
