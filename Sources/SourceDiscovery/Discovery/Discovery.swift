import Foundation
import Identifiers

/// What of a file can be shown, and what not.
package struct Discovery {
    package private(set) var candidates: [Candidate] = []
    package private(set) var unconstructed: [Unconstructed] = []
    /// Places of settings that count for something here.
    package private(set) var used: Set<String> = []
    /// What of the settings cannot be, with its place.
    package private(set) var errors: [String] = []
    let types: TypeIndex
    let settings: ModuleSettings
    private var names: Set<String> = []

    /// - Parameter types: those of the file's module.
    package init(_ facts: SourceFacts, in types: TypeIndex, settings: ModuleSettings = ModuleSettings()) {
        self.types = types
        self.settings = settings
        addPresets(facts)
        for fact in facts.types where fact.name == Discovery.declared { addDeclared(fact) }
        for fact in facts.types
        where fact.name != Discovery.declared
            && (fact.kind == .structure || fact.kind == .reference || fact.kind == .enumeration)
        {
            addType(fact, facts)
        }
        addViewFunctions(facts)
        addPalettes(facts)
        addPreviews(facts)
        leaveOutPlainViews(facts)
    }

    // MARK: Presets

    private mutating func addPresets(_ facts: SourceFacts) {
        for preset in facts.presets {
            guard let sample = control(of: [preset.proto]), preset.style != nil || preset.member.type != nil
            else {
                continue
            }
            // A preset of a protocol that all views have is one of a value, such as a shape.
            guard sample.control != "View" else { continue }
            let member = preset.member
            var samples = Samples(types: types, generics: member.generics, scope: preset.style ?? "")
            let style = preset.style ?? member.type ?? preset.proto
            if let fact = types.find(style, from: "") {
                samples.scope = fact.name
                samples.generics += fact.generics
            }
            let name = "\(sample.control)/\(plain(member.name))"
            let said = settings.settings(for: name)
            samples.take(said)
            var candidate = Candidate(
                name: name, style: style, states: states(of: types.find(style, from: ""), sample),
                isSized: sample.isSized, line: member.line, view: "")
            var expression = ".\(member.name)"
            if let parameters = member.parameters {
                guard let way = call(parameters, samples) else {
                    leaveOut(name, missing(parameters, samples))
                    continue
                }
                expression += "(\(way.expression))"
                take(way, said, into: &candidate)
            }
            // A protocol of the file may be none that a modifier takes.
            if ControlSample.of(preset.proto) == nil
                || ["Shape", "ShapeStyle", "ViewModifier", "Transition"].contains(preset.proto)
            {
                guard let own = preset.style else { continue }
                expression = own + expression
            } else if preset.style != nil, let own = types.find(style, from: ""), own.kind != .alias,
                own.generics.isEmpty
            {
                // By its type, since the system may offer another style by the same name.
                expression = own.name + expression
            }
            candidate.view = labelled(sample.view, said, &candidate).replacing("STYLE", with: expression)
            candidate.origin = .preset
            if member.isHidden { candidate.extended = preset.style }
            add(candidate, of: sample, style: expression)
        }
    }

    // MARK: Types

    private mutating func addType(_ fact: TypeFact, _ facts: SourceFacts) {
        guard let sample = control(of: fact) else { return addNativeView(fact) }
        let isView = sample.control == "View"
        // A view that a style is made of needs what only the style has.
        if isView, fact.isPrivate || fact.isHidden || isOfPreview(fact) { return }
        if fact.isHidden, fact.parent.flatMap({ types.find($0, from: "") })?.generics.isEmpty == false {
            return
        }
        if fact.kind == .enumeration {
            return addEnumeration(fact, sample)
        }
        var samples = Samples(types: types, generics: fact.generics, scope: fact.name)
        samples.generics = fact.generics
        let name = "\(sample.control)/\(fact.simpleName)"
        let said = settings.settings(for: name)
        samples.take(said)
        let construction = Construction(fact, samples)
        addMembers(of: fact, sample)
        guard let way = construction.expressions().first else {
            if !isView, !names.contains(where: { $0.hasPrefix(name + ".") }) {
                leaveOut(name, construction.obstacle)
            }
            return
        }
        // What a preset shows already is not shown twice.
        let isShown = facts.presets.contains { preset in
            guard preset.style == fact.name || preset.style == fact.simpleName, way.sampled.isEmpty,
                let value = preset.member.value
            else { return false }
            return [fact.simpleName, fact.name, "Self", ".init", "self.init"].contains { value == $0 + "()" }
        }
        if isShown, way.choices.isEmpty, way.given.isEmpty { return }
        if !way.sampled.isEmpty, isView, way.isHidden { return }
        var candidate = Candidate(
            name: name, style: fact.name, states: states(of: fact, sample), isSized: sample.isSized,
            line: fact.line, view: "")
        take(way, said, into: &candidate)
        candidate.origin = isView ? .view : .style
        candidate.details = caption(way.sampled)
        candidate.view = labelled(sample.view, said, &candidate).replacing("STYLE", with: way.expression)
        let usual = "Text(\"Sample\")"
        if sample.view == usual + ".modifier(STYLE)" {
            let effects = EffectSample(types, facts.viewFunctions)
            let bare = labelled(effects.sample(for: fact.chain) ?? usual, said, &candidate)
            candidate.bare = bare
            candidate.view = "\(bare).modifier(\(way.expression))"
        }
        provide(for: fact, in: &candidate)
        if fact.isHidden {
            candidate.extended = fact.parent
        } else if way.isHidden, fact.generics.isEmpty {
            candidate.extended = fact.name
        }
        add(candidate, of: sample, style: way.expression)
    }

    private func isOfPreview(_ fact: TypeFact) -> Bool {
        let parent = fact.parent.flatMap { types.find($0, from: "") }
        return [fact, parent].contains { $0?.inherits.contains("PreviewProvider") ?? false }
    }

    /// An enum that is a style itself.
    private mutating func addEnumeration(_ fact: TypeFact, _ sample: ControlSample) {
        for one in fact.cases where one.parameters.isEmpty {
            addValue(one.name, of: fact, sample)
        }
    }

    /// Values that the style itself offers.
    private mutating func addMembers(of fact: TypeFact, _ sample: ControlSample) {
        for member in fact.presets {
            addValue(member, of: fact, sample)
        }
    }

    private mutating func addValue(_ value: String, of fact: TypeFact, _ sample: ControlSample) {
        var candidate = Candidate(
            name: "\(sample.control)/\(fact.simpleName).\(plain(value))", style: fact.name,
            states: states(of: fact, sample), isSized: sample.isSized, line: fact.line, view: "")
        let view = labelled(sample.view, settings.settings(for: candidate.name), &candidate)
        let written = Samples(types: types, scope: fact.name).spelling(of: fact)
        candidate.view = view.replacing("STYLE", with: "\(written).\(value)")
        candidate.origin = sample.control == "View" ? .view : .preset
        add(candidate)
    }

    // MARK: Functions of views

    static let extendedSamples = [
        "View": "Text(\"Sample\")", "Text": "Text(\"Sample\")", "Image": "Image(systemName: \"star.fill\")",
        "Button": "Button(\"Label\") {}", "Shape": "RoundedRectangle(cornerRadius: 12)",
        "InsettableShape": "RoundedRectangle(cornerRadius: 12)",
        "Toggle": "Toggle(\"Label\", isOn: .constant(true))",
        "TextField": "TextField(\"Label\", text: .constant(\"Text\"))",
        "Label": "Label(\"Label\", systemImage: \"star.fill\")", "Rectangle": "Rectangle()",
        "Circle": "Circle()",
        "ProgressView": "ProgressView(\"Label\", value: 0.4)",
    ]

    private mutating func addViewFunctions(_ facts: SourceFacts) {
        for function in facts.viewFunctions where !function.isHidden {
            guard let sample = Discovery.extendedSamples[function.extended] else { continue }
            let result = function.result
            guard
                ["some View", "Self", "AnyView", "Text", "Image", "any View", "some Shape"].contains(result)
                    || result.hasPrefix("ModifiedContent<")
            else { continue }
            let name = "\(function.extended)/\(plain(function.name))"
            let said = settings.settings(for: name)
            var samples = Samples(types: types, generics: function.generics, scope: "")
            samples.take(said)
            var candidate = Candidate(name: name, style: plain(function.name), line: function.line, view: "")
            let effects = EffectSample(types, facts.viewFunctions)
            let shown = function.extended == "View" ? effects.sample(for: function.chain) ?? sample : sample
            let bare = labelled(shown, said, &candidate)
            var view = "\(bare).\(function.name)"
            if let parameters = function.parameters {
                guard let way = call(parameters, samples) else {
                    leaveOut(name, missing(parameters, samples))
                    continue
                }
                view += "(\(way.expression))"
                take(way, said, into: &candidate)
            }
            candidate.view = view
            candidate.bare = bare
            provide(for: function, in: &candidate)
            add(candidate)
        }
    }

    // MARK: Previews

    private mutating func addPreviews(_ facts: SourceFacts) {
        for (index, preview) in facts.previews.enumerated() {
            var candidate = Candidate(
                name: "Preview/\(PreviewName.part(preview.name ?? preview.provider))", style: "Preview",
                width: preview.width, height: preview.height, line: preview.lines.first, view: "")
            candidate.width = preview.width ?? 375
            if let provider = preview.provider, preview.own == nil {
                candidate.view = "\(provider).previews"
            } else {
                let name = "__SpecimenPreview\(preview.lines.first)_\(index)"
                candidate.view = (preview.provider.map { $0 + "." } ?? "") + name + "()"
                candidate.declaration = .init(
                    name: name, properties: preview.properties, body: preview.body, line: preview.line,
                    lines: preview.lines, own: preview.own, provider: preview.provider)
            }
            add(candidate)
        }
    }

    // MARK: Parts

    func control(of fact: TypeFact) -> ControlSample? { control(of: types.protocols(of: fact)) }

    private func control(of protocols: [String]) -> ControlSample? {
        let known = protocols.compactMap { name in ControlSample.of(name).map { (name, $0) } }
        // A type that is a style and a view, too, is shown as the style.
        return (known.first { $0.0.hasSuffix("Style") && $0.0 != "ShapeStyle" } ?? known.first)?.1
    }

    /// Those of the control, and what the style looks at itself.
    private func states(of fact: TypeFact?, _ sample: ControlSample) -> [String] {
        let takesFocus = KnownControl.takingFocus.contains { sample.view.contains($0 + "(") }
        let own = fact.map { types.interactions(of: $0, takesFocus: takesFocus) } ?? []
        return sample.states + own.map(\.rawValue).filter { !sample.states.contains($0) }
    }

    func call(_ parameters: [ParameterFact], _ samples: Samples) -> Construction.Way? {
        var way = Construction.Way(expression: "")
        var parts: [String] = []
        for parameter in parameters where !parameter.isVariadic {
            if let (name, value) = samples.given(parameter) {
                parts.append((parameter.label.map { "\($0): " } ?? "") + value.expression)
                way.choices += value.choices.filter { new in !way.choices.contains { $0.name == new.name } }
                way.given.append(name)
                continue
            }
            let value: Sample?
            if parameter.hasDefault {
                guard let varying = samples.varying(parameter),
                    Construction.hasRoom(way.choices, varying.choices)
                else { continue }
                value = varying
            } else {
                value =
                    samples.flag(parameter, beside: way.choices)
                    ?? samples.sample(parameter.type, named: parameter.name)
            }
            guard let value else { return nil }
            parts.append((parameter.label.map { "\($0): " } ?? "") + value.expression)
            if value.choices.isEmpty, !parameter.hasDefault {
                way.sampled.append("\(parameter.name) \(value.expression)")
            }
            way.choices += value.choices.filter { new in !way.choices.contains { $0.name == new.name } }
        }
        way.expression = parts.joined(separator: ", ")
        way.sampled = caption(way.sampled)
        return way
    }

    func caption(_ sampled: [String]) -> [String] {
        sampled.isEmpty ? [] : ["sample " + sampled.joined(separator: ", ")]
    }

    private func missing(_ parameters: [ParameterFact], _ samples: Samples) -> String {
        let lacking = parameters.first {
            !$0.hasDefault && !$0.isVariadic && samples.given($0) == nil
                && samples.sample($0.type, named: $0.name) == nil
        }
        return lacking.map { "no sample for its argument \($0.label ?? $0.name): \($0.type)" }
            ?? "it cannot be called"
    }

    func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    private mutating func add(_ candidate: Candidate, of sample: ControlSample, style: String) {
        var candidate = candidate
        candidate.choices += sample.choices
        add(candidate)
        guard let other = sample.other else { return }
        candidate.other = candidate.name
        candidate.name += other.suffix
        candidate.view = other.view.replacing("STYLE", with: style)
        add(candidate)
    }

    /// A second one of a name is told from the first by a number.
    mutating func add(_ candidate: Candidate) {
        var candidate = candidate
        let name = candidate.name
        var number = 2
        while !names.insert(candidate.name.lowercased()).inserted {
            candidate.name = "\(name).\(number)"
            number += 1
        }
        apply(settings.settings(for: candidate.name), to: &candidate)
        candidate.standIns = StandInConformance.declarations(
            for: [candidate.view, candidate.bare ?? ""].joined(separator: " "), in: types)
        candidate.details = candidate.details.map(StandInConformance.readable)
        candidates.append(candidate)
    }

    mutating func leaveOut(_ name: String, _ reason: String) {
        used.formUnion(settings.settings(for: name).matched)
        unconstructed.append(Unconstructed(name: name, reason: reason))
    }

    // MARK: Settings

    /// The type in which an author says what is to be shown beside, or in another way.
    static let declared = "Specimens"

    private mutating func addDeclared(_ fact: TypeFact) {
        for member in fact.statics where !member.isHidden {
            let isList = member.type.map { ["[Specimen]", "Specimen", "Array<Specimen>"].contains($0) }
            guard isList ?? (member.value?.hasPrefix("Specimen(") ?? false),
                member.parameters?.allSatisfy(\.hasDefault) ?? true
            else { continue }
            let call = "\(fact.name).\(member.name)" + (member.parameters == nil ? "" : "()")
            var candidate = Candidate(
                name: "\(fact.name)/\(plain(member.name))", style: fact.name, line: member.line,
                view: call, isDeclaration: true)
            candidate.group = settings.group
            candidate.apartRules = settings.files.flatMap(\.rules).flatMap { rule in
                rule.apart.map { (pattern: rule.pattern, values: $0.value.map(\.text)) }
            }
            candidates.append(candidate)
        }
    }

    mutating func take(
        _ way: Construction.Way, _ said: CandidateSettings, into candidate: inout Candidate
    ) {
        candidate.choices = way.choices
        candidate.details = way.sampled
        for name in way.given {
            let places = said.arguments[name]?.places ?? []
            used.formUnion(places)
            candidate.places += places.suffix(1)
        }
    }

    /// The words of a control as the author wants them; of several each is shown.
    private mutating func labelled(
        _ view: String, _ said: CandidateSettings, _ candidate: inout Candidate
    ) -> String {
        let words = ["\"Label\"", "\"Sample\""]
        guard let labels = said.labels, words.contains(where: view.contains) else { return view }
        used.formUnion(labels.places)
        var value = quoted(labels.value[0])
        if labels.value.count > 1 {
            let isTaken = candidate.choices.contains { $0.name == "text" }
            let sample = Samples.choice(
                isTaken ? "labelText" : "text", names: labels.value, values: labels.value.map(quoted))
            value = sample.expression
            candidate.choices += sample.choices
        }
        return words.reduce(view) { $0.replacing($1, with: value) }
    }

    private mutating func apply(_ said: CandidateSettings, to candidate: inout Candidate) {
        used.formUnion(said.matched)
        candidate.width = said.width ?? candidate.width
        candidate.height = said.height ?? candidate.height
        if let size = said.goldenSize { candidate.goldenSize = .init(bytes: size.bytes, reason: size.reason) }
        candidate.allowances = said.allowances
        for group in said.apart { apply(group, to: &candidate) }
        for (id, values) in said.axes.sorted(by: { $0.key < $1.key }) {
            if let own = candidate.choices.first(where: { $0.name == id }) {
                if let unknown = values.value.first(where: { !own.values.contains($0) }) {
                    errors.append(
                        "\(values.places.last ?? ""): error: the axis '\(id)' of \(candidate.name) has no value "
                            + "'\(unknown)'\(settings.axes.question(unknown, own.values)); it has "
                            + own.values.joined(separator: ", "))
                    continue
                }
            } else if !settings.axes.ids.contains(id) {
                continue
            }
            used.formUnion(values.places)
            candidate.axes.append(.init(name: id, values: values.value))
        }
    }

    /// Keeps values apart of which the specimen has every axis.
    private mutating func apply(
        _ group: CandidateSettings.Placed<[SourceSettings.AxisValue]>, to candidate: inout Candidate
    ) {
        for literal in group.value {
            if literal.axis.isEmpty {
                let isKnown = candidate.choices.contains {
                    $0.name == literal.value || $0.values.contains(literal.value)
                }
                guard isKnown || settings.axes.ids.contains(literal.value) else { return }
            } else if let own = candidate.choices.first(where: { $0.name == literal.axis }) {
                guard own.values.contains(literal.value) else {
                    errors.append(
                        "\(group.places.last ?? ""): error: the axis '\(literal.axis)' of \(candidate.name) has no "
                            + "value '\(literal.value)'\(settings.axes.question(literal.value, own.values)); it has "
                            + own.values.joined(separator: ", "))
                    used.formUnion(group.places)
                    return
                }
            } else if !settings.axes.ids.contains(literal.axis) {
                return
            }
        }
        used.formUnion(group.places)
        candidate.apart.append(group.value.map(\.text))
    }
}
