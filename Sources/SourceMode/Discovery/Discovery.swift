import Foundation

/// What of a file can be shown, and what not.
struct Discovery {
    private(set) var candidates: [Candidate] = []
    private(set) var unconstructed: [Unconstructed] = []
    private let types: TypeIndex
    private var names: Set<String> = []

    /// - Parameter types: those of the file's module.
    init(_ facts: SourceFacts, in types: TypeIndex) {
        self.types = types
        addPresets(facts)
        for fact in facts.types
        where fact.kind == .structure || fact.kind == .reference || fact.kind == .enumeration {
            addType(fact, facts)
        }
        addViewFunctions(facts)
        addPreviews(facts)
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
            var candidate = Candidate(
                name: name, style: style, states: sample.states, isSized: sample.isSized, line: member.line,
                view: "")
            var expression = ".\(member.name)"
            if let parameters = member.parameters {
                guard let way = call(parameters, samples) else {
                    unconstructed.append(
                        Unconstructed(name: name, reason: missing(parameters, samples)))
                    continue
                }
                expression += "(\(way.expression))"
                candidate.choices = way.choices
                candidate.details = way.sampled
            }
            // A protocol of the file may be none that a modifier takes.
            if ControlSample.of(preset.proto) == nil
                || ["Shape", "ShapeStyle", "ViewModifier"].contains(preset.proto)
            {
                guard let own = preset.style else { continue }
                expression = own + expression
            }
            candidate.view = sample.view.replacing("STYLE", with: expression)
            if member.isHidden { candidate.extended = preset.style }
            add(candidate)
        }
    }

    // MARK: Types

    private mutating func addType(_ fact: TypeFact, _ facts: SourceFacts) {
        let protocols = types.protocols(of: fact)
        guard let sample = control(of: protocols) else { return }
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
        let construction = Construction(fact, samples)
        let name = "\(sample.control)/\(fact.simpleName)"
        addMembers(of: fact, sample)
        guard let way = construction.expressions().first else {
            if !isView, !names.contains(where: { $0.hasPrefix(name + ".") }) {
                unconstructed.append(Unconstructed(name: name, reason: construction.obstacle))
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
        if isShown, way.choices.isEmpty { return }
        if !way.sampled.isEmpty, isView, way.isHidden { return }
        var candidate = Candidate(
            name: name, style: fact.name, details: caption(way.sampled), states: sample.states,
            isSized: sample.isSized, choices: way.choices, line: fact.line,
            view: sample.view.replacing("STYLE", with: way.expression))
        if fact.isHidden {
            candidate.extended = fact.parent
        } else if way.isHidden, fact.generics.isEmpty {
            candidate.extended = fact.name
        }
        add(candidate)
    }

    private func isOfPreview(_ fact: TypeFact) -> Bool {
        let parent = fact.parent.flatMap { types.find($0, from: "") }
        return [fact, parent].contains { $0?.inherits.contains("PreviewProvider") ?? false }
    }

    /// An enum that is a style itself.
    private mutating func addEnumeration(_ fact: TypeFact, _ sample: ControlSample) {
        for one in fact.cases where one.parameters.isEmpty {
            add(
                Candidate(
                    name: "\(sample.control)/\(fact.simpleName).\(plain(one.name))", style: fact.name,
                    states: sample.states, isSized: sample.isSized, line: fact.line,
                    view: sample.view.replacing("STYLE", with: "\(fact.name).\(one.name)")))
        }
    }

    /// Values that the style itself offers.
    private mutating func addMembers(of fact: TypeFact, _ sample: ControlSample) {
        for member in fact.presets {
            add(
                Candidate(
                    name: "\(sample.control)/\(fact.simpleName).\(plain(member))", style: fact.name,
                    states: sample.states, isSized: sample.isSized, line: fact.line,
                    view: sample.view.replacing("STYLE", with: "\(fact.name).\(member)")))
        }
    }

    // MARK: Functions of views

    private static let extendedSamples = [
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
            let samples = Samples(types: types, generics: function.generics, scope: "")
            var view = "\(sample).\(function.name)"
            var candidate = Candidate(name: name, style: plain(function.name), line: function.line, view: "")
            if let parameters = function.parameters {
                guard let way = call(parameters, samples) else {
                    unconstructed.append(Unconstructed(name: name, reason: missing(parameters, samples)))
                    continue
                }
                view += "(\(way.expression))"
                candidate.choices = way.choices
                candidate.details = way.sampled
            }
            candidate.view = view
            add(candidate)
        }
    }

    // MARK: Previews

    private mutating func addPreviews(_ facts: SourceFacts) {
        for (index, preview) in facts.previews.enumerated() {
            var candidate = Candidate(
                name: "Preview/\(preview.name ?? preview.provider ?? "preview")", style: "Preview",
                width: preview.width, height: preview.height, line: preview.lines.first, view: "")
            candidate.width = preview.width ?? 375
            if let provider = preview.provider {
                candidate.view = "\(provider).previews"
            } else {
                let type = "__SpecimenPreview\(preview.lines.first)_\(index)"
                candidate.view = type + "()"
                candidate.declaration = .init(
                    name: type, properties: preview.properties, body: preview.body, line: preview.line)
            }
            add(candidate)
        }
    }

    // MARK: Parts

    private func control(of protocols: [String]) -> ControlSample? {
        let known = protocols.compactMap { name in ControlSample.of(name).map { (name, $0) } }
        // A type that is a style and a view, too, is shown as the style.
        return (known.first { $0.0.hasSuffix("Style") && $0.0 != "ShapeStyle" } ?? known.first)?.1
    }

    private func call(_ parameters: [ParameterFact], _ samples: Samples) -> Construction.Way? {
        var way = Construction.Way(expression: "")
        var parts: [String] = []
        for parameter in parameters where !parameter.isVariadic {
            let value: Sample?
            if parameter.hasDefault {
                guard let varying = samples.varying(parameter), way.choices.isEmpty else { continue }
                value = varying
            } else {
                value = samples.sample(parameter.type, named: parameter.name)
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

    private func caption(_ sampled: [String]) -> [String] {
        sampled.isEmpty ? [] : ["sample " + sampled.joined(separator: ", ")]
    }

    private func missing(_ parameters: [ParameterFact], _ samples: Samples) -> String {
        let lacking = parameters.first {
            !$0.hasDefault && !$0.isVariadic && samples.sample($0.type, named: $0.name) == nil
        }
        return lacking.map { "no sample for its argument \($0.label ?? $0.name): \($0.type)" }
            ?? "it cannot be called"
    }

    private func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    /// A second one of a name is told from the first by a number.
    private mutating func add(_ candidate: Candidate) {
        var candidate = candidate
        let name = candidate.name
        var number = 2
        while !names.insert(candidate.name.lowercased()).inserted {
            candidate.name = "\(name).\(number)"
            number += 1
        }
        candidates.append(candidate)
    }
}
