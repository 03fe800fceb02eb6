/// Samples for modifiers that only hand something on, such as a tint, which a text does not show.
struct EffectSample {
    private let types: TypeIndex
    private let functions: [ViewFunctionFact]

    init(_ types: TypeIndex, _ functions: [ViewFunctionFact]) {
        self.types = types
        self.functions = functions
    }

    /// A view that shows what the modifiers of a chain do, one of controls below each other where it takes several;
    /// `nil` where a text does, or nobody knows.
    ///
    /// - Parameter chain: the modifiers' names; `modifier:S` is the modifier `S`.
    func sample(for chain: [String]?) -> String? {
        guard let chain, let samples = samples(for: chain, depth: 0), !samples.isEmpty else { return nil }
        if samples.count == 1 { return samples[0] }
        return "VStack(alignment: .leading, spacing: 12) { \(samples.prefix(4).joined(separator: "; ")) }"
    }

    /// `nil` as soon as one of them is none that only hands something on.
    private func samples(for chain: [String], depth: Int) -> [String]? {
        guard depth < 4 else { return nil }
        var found: [String] = []
        for name in chain {
            guard let samples = samples(of: name, depth) else { return nil }
            for sample in samples where !found.contains(sample) { found.append(sample) }
        }
        return found
    }

    private func samples(of name: String, _ depth: Int) -> [String]? {
        if let known = EffectSample.known[name] { return known }
        if name.hasPrefix("modifier:") {
            let chain = types.find(String(name.dropFirst("modifier:".count)), from: "")?.chain
            return chain.flatMap { samples(for: $0, depth: depth + 1) }
        }
        // `.toggleStyle` is shown by what shows a `ToggleStyle`.
        let proto = name.prefix(1).uppercased() + name.dropFirst()
        if name.hasSuffix("Style"), let sample = ControlSample.of(proto) {
            let suffix = ".\(name)(STYLE)"
            if sample.view.hasSuffix(suffix) { return [String(sample.view.dropLast(suffix.count))] }
        }
        let own = functions.first { $0.name == name && $0.extended == "View" }?.chain
        return own.flatMap { samples(for: $0, depth: depth + 1) }
    }

    private static let button = "Button(\"Label\") {}"
    private static let bordered = "Button(\"Label\") {}.buttonStyle(.bordered)"
    private static let toggle = "Toggle(\"Label\", isOn: .constant(true)).fixedSize()"
    private static let label = "Label(\"Label\", systemImage: \"star.fill\")"
    private static let lines =
        "Text(\"A sample of so many words that they do not stand in one line\").frame(width: 160)"

    private static let filled = "Text(\"Sample\").padding(20).background(Color.accentColor.opacity(0.3))"

    static let known: [String: [String]] = [
        "tint": [bordered, toggle, "ProgressView(value: 0.4).frame(width: 160)"],
        "accentColor": [bordered, toggle, "ProgressView(value: 0.4).frame(width: 160)"],
        "controlSize": [bordered], "disabled": [bordered], "buttonBorderShape": [bordered],
        "imageScale": [label], "symbolVariant": [label], "symbolRenderingMode": [label],
        "labelsHidden": [toggle], "toggleStyle": [toggle],
        "clipShape": [filled], "cornerRadius": [filled], "mask": [filled],
        "lineLimit": [lines], "multilineTextAlignment": [lines], "lineSpacing": [lines],
        "truncationMode": [lines],
        "pickerStyle": [
            "Picker(\"Label\", selection: .constant(1)) { Text(\"One\").tag(1); Text(\"Two\").tag(2) }"
        ],
        "listStyle": ["List { Text(\"One\"); Text(\"Two\") }.frame(width: 280, height: 160)"],
    ]
}
