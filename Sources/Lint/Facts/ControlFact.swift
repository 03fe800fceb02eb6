import Drawing
package import Foundation
import ViewCore

/// A control that somebody wrote, as the trace tells of it; the one place that knows controls by theirs.
package struct ControlFact: Sendable {
    /// As people write it: `Toggle`.
    package let kind: String
    /// Its note among the tile's views.
    package let view: Int
    package let frame: CGRect
    /// Where it takes fingers.
    package let region: CGRect
    /// Whether a style of people's own draws it.
    package let isWrittenStyle: Bool
    /// Whether it takes a finger where it stands.
    package let isEnabled: Bool
    /// The texts inside.
    package let words: [String]
    /// Whether assistive technology does not meet it.
    package let isHidden: Bool

    /// What a finger goes down on.
    private static let targets: Set = [
        "Button", "Toggle", "Slider", "Stepper", "Picker", "Menu", "Link", "TextField", "TextEditor",
        "DatePicker",
        "DisclosureGroup",
    ]
    /// Whether it takes keys.
    var isField: Bool { ControlFact.fields.contains(kind) }
    fileprivate static let fields: Set = ["TextField", "SecureField", "TextEditor"]
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
            let hidden = stated("accessibilityHidden", in: nodes + outer.map { all[$0].node })
            let words = nodes.compactMap { $0.name == "Text" ? $0.text("string") : nil }
            return ControlFact(
                kind: node.name, view: index, frame: all[index].frame, region: hitRegion(of: index),
                isWrittenStyle: node.isInWrittenStyle,
                isEnabled: isEnabled && !isDisabled(index), words: words.filter { !$0.isEmpty },
                isHidden: hidden == .flag(true) || outer.contains { all[$0].node.isUnseen })
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
        // The nearest who could have given it.
        let author = around(index).lazy.compactMap { all[$0].node.owner.last(where: \.handsOn) }.first
        guard let author, !author.isWritten else { return false }
        // Words in a bar of the system are of one size, whoever wrote them (Human Interface Guidelines, Tab bars, Toolbars).
        if value == "font", ["TabView", ".toolbar"].contains(author.name) { return true }
        // What is written in a view may have a colour of its own: that of the library's style is known by its tint.
        if !node.owner.isEmpty {
            guard value == "color", case .color(let color)? = node.value(value) else { return false }
            return SystemColor.tints.contains(color.description)
        }
        return true
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

extension SystemColor {
    /// The tint that nobody has chosen, in every scheme, contrast and generation, as traces write it.
    fileprivate static let tints: Set<String> = {
        var found: Set<String> = []
        for generation in Generation.allCases {
            for scheme in [ColorScheme.light, .dark] {
                for contrast in [ColorSchemeContrast.standard, .increased] {
                    var environment = EnvironmentValues()
                    environment.generation = generation
                    environment.colorScheme = scheme
                    environment.contrast = contrast
                    found.insert(SystemColor.blue.resolve(in: environment).description)
                }
            }
        }
        return found
    }()
}

extension TileViews {
    /// Where a control takes fingers: its frame, or the content shape of all that it draws.
    ///
    /// A content shape of a part takes fingers where it is, outside of the frame as well.
    private func hitRegion(of index: Int) -> CGRect {
        let frame = all[index].frame
        var view = index
        while true {
            if let region = region(view) { return region }
            guard all[view].childCount == 1, all[view + 1].frame == frame else { break }
            view += 1
        }
        var hit = frame
        view = index + 1
        while view < all[index].end {
            // A control inside has a target of its own.
            if all[view].node.isStatement, ControlFact.isTarget(all[view].node.name) {
                view = all[view].end
                continue
            }
            if let region = region(view), !region.isEmpty { hit = hit.union(region) }
            view += 1
        }
        return hit
    }

    /// The bounds of a content shape, in the picture's points.
    private func region(_ index: Int) -> CGRect? {
        let (node, frame) = (all[index].node, all[index].frame)
        guard node.name == SpokenNote.region,
            case .lengths(let numbers)? = node.value(SpokenNote.Property.region),
            numbers.count == 4
        else { return nil }
        return CGRect(
            x: frame.minX + numbers[0], y: frame.minY + numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension ControlFact {
    static func isTarget(_ name: String) -> Bool { targets.contains(name) }
}

extension Trace {
    /// Whether something in it takes keys.
    package var hasFields: Bool { roots.contains(where: \.hasField) }
}

extension TraceNode {
    /// Whether it keeps what is inside from being seen, touched and said.
    fileprivate var isUnseen: Bool {
        name == ".hidden" || name == ".opacity" && value("value") == .number(0)
    }

    fileprivate var hasField: Bool {
        isStatement && ControlFact.fields.contains(name) || children.contains(where: \.hasField)
    }

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
