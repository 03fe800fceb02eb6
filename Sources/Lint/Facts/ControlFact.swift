import Drawing
package import Foundation

/// A control that somebody wrote, and what the trace tells of its name; the one place that knows controls by theirs.
package struct ControlFact: Sendable {
    /// As people write it: `Toggle`.
    package let kind: String
    /// Its note among the tile's views.
    package let view: Int
    package let frame: CGRect
    /// Whether a style of people's own draws it.
    package let isWrittenStyle: Bool
    /// Whether it takes a finger where it stands.
    package let isEnabled: Bool
    /// What assistive technology says of it, where a modifier states it.
    package let statedLabel: String?
    /// The texts inside.
    package let words: [String]
    /// Symbols and images inside, as they are called.
    package let images: [String]
    /// Whether it has a title that is not drawn.
    package let hasHiddenTitle: Bool
    /// Whether something inside has a name of its own, such as progress.
    package let holdsOthers: Bool
    /// Whether assistive technology does not meet it.
    package let isHidden: Bool

    /// What a finger goes down on.
    private static let targets: Set = [
        "Button", "Toggle", "Slider", "Stepper", "Picker", "Menu", "Link", "TextField", "TextEditor",
        "DatePicker",
        "DisclosureGroup",
    ]
    /// Those whose name is what they show: others have labels that no picture shows.
    package static let namedByContent: Set = ["Button", "Toggle", "Menu", "Link", "DisclosureGroup"]
    /// Whether it takes keys.
    var isField: Bool { kind == "TextField" || kind == "TextEditor" }

    /// The words by which assistive technology says what it is, and which a label need not repeat.
    package static let traitWords: [String: [String]] = [
        "Button": ["button"], "Toggle": ["toggle", "switch"], "Link": ["link"], "Slider": ["slider"],
        "TextField": ["text field", "textfield"], "Menu": ["menu button"],
    ]
}

extension TileViews {
    /// The controls of a tile.
    ///
    /// - Parameter isEnabled: whether the tile has its controls enabled.
    package func controls(isEnabled: Bool) -> [ControlFact] {
        all.indices.compactMap { index in
            let node = all[index].node
            guard node.isStatement, ControlFact.isTarget(node.name) else { return nil }
            let (inner, outer) = (inside(index), around(index))
            let nodes = inner.map { all[$0].node }
            func stated(_ name: String, in nodes: [TraceNode]) -> TraceValue? {
                nodes.lazy.compactMap { $0.value(name) }.first
            }
            // What is said of a control stands at its outermost view, past its notes.
            var label: String?
            // What a symbol says of itself is its name, which nobody has given the control.
            let labels = nodes.lazy.flatMap(\.properties).filter { $0.name == "accessibilityLabel" }
            if case .text(let text)? = labels.first(where: { $0.usual != $0.value })?.value { label = text }
            let hidden = stated("accessibilityHidden", in: nodes + outer.map { all[$0].node })
            let words = nodes.compactMap { $0.name == "Text" ? $0.text("string") : nil }
            let images = nodes.compactMap { node -> String? in
                guard node.name == "Image" || node.name == "AsyncImage" else { return nil }
                return node.properties.first { $0.traits.contains(.identifying) }?.value.description ?? ""
            }
            let hasHiddenTitle =
                node.value("labelsHidden") == .flag(true)
                || nodes.contains { $0.isStatement && ["Label", "LabeledContent"].contains($0.name) }
            return ControlFact(
                kind: node.name, view: index, frame: all[index].frame, isWrittenStyle: node.isInWrittenStyle,
                isEnabled: isEnabled && !isDisabled(index), statedLabel: label,
                words: words.filter { !$0.isEmpty }, images: images, hasHiddenTitle: hasHiddenTitle,
                holdsOthers: nodes.contains {
                    $0.isStatement && ["ProgressView", "Gauge"].contains($0.name)
                },
                isHidden: hidden == .flag(true))
        }
    }

    /// Whether `.disabled(true)` stands around a view.
    package func isDisabled(_ index: Int) -> Bool {
        around(index).contains {
            all[$0].node.name == ".disabled" && all[$0].node.value("value") == .flag(true)
        }
    }

    /// Whether the library chose a text's colour, and not whoever wrote the view or its tint.
    package func hasSystemColor(_ index: Int) -> Bool {
        let isTinted = around(index).contains {
            [".tint", ".accentColor"].contains(all[$0].node.name) && all[$0].node.role == .environment
        }
        if isTinted { return false }
        return all[index].node.name == "Image" ? hasSystemPaint(index) : hasFromSystem("color", index)
    }

    /// Whether the library chose a text's font.
    package func hasSystemFont(_ index: Int) -> Bool { hasFromSystem("font", index) }

    private func hasFromSystem(_ value: String, _ index: Int) -> Bool {
        let node = all[index].node
        if node.role == .builtIn { return true }
        if let giver = node.giver(of: value) { return !giver.isWritten }
        guard node.owner.isEmpty else { return false }
        // The nearest who could have given it.
        let authors = around(index).lazy.compactMap { all[$0].node.owner.last(where: \.handsOn) }.first
        return authors.map { !$0.isWritten } ?? false
    }

    /// Of a symbol nobody tells who gave its colour: in a control of the library it is the control, unless something in
    /// between says a colour.
    private func hasSystemPaint(_ index: Int) -> Bool {
        for outer in around(index) {
            let node = all[outer].node
            if node.name.hasPrefix(".foreground") { return false }
            if node.isStatement, ControlFact.isTarget(node.name) { return !node.isInWrittenStyle }
        }
        return all[index].node.role == .builtIn
    }
}

extension ControlFact {
    fileprivate static func isTarget(_ name: String) -> Bool { targets.contains(name) }
}

extension TraceNode {
    /// Whether a control's note names a style that people wrote: those of the library have short names.
    fileprivate var isInWrittenStyle: Bool {
        properties.contains { property in
            guard property.name.hasSuffix("Style"), case .record(let style) = property.value else {
                return false
            }
            return style.author == style.kind
        }
    }
}
