package import Drawing
import Foundation

extension SpokenTree {
    /// The tree of what a trace tells of it (``SpokenNote``); the rules are Documentation/Rules/accessibility.md, section Modifiers.
    package init(_ trace: Trace) {
        self.init(Heard(trace.roots.map(heard)).sorted.map(\.finished))
    }
}

/// An element before it has its place among others.
struct Draft {
    var element: SpokenElement
    /// Where it is met among those of its group: those of higher numbers first.
    var priority = 0.0

    init(_ element: SpokenElement, priority: Double = 0) {
        (self.element, self.priority) = (element, priority)
    }
}

/// What is heard of some views.
struct Heard {
    var drafts: [Draft] = []
    /// Whether there is something that is not to be heard, so that modifiers make no element of nothing.
    var isHidden = false

    init(_ drafts: [Draft] = [], isHidden: Bool = false) { (self.drafts, self.isHidden) = (drafts, isHidden) }

    init(_ several: [Heard]) {
        drafts = several.flatMap(\.drafts)
        isHidden = several.contains(where: \.isHidden)
    }

    /// In the order of priorities, those of one priority as they are written.
    var sorted: [SpokenElement] {
        guard drafts.contains(where: { $0.priority != 0 }) else { return drafts.map(\.element) }
        let order = drafts.indices.sorted {
            let (a, b) = (drafts[$0].priority, drafts[$1].priority)
            return a != b ? a > b : $0 < $1
        }
        return order.map { drafts[$0].element }
    }

    /// The labels in order, or of what has none the value.
    var words: String? {
        let words = told.compactMap { $0.label ?? $0.value }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// With the same change to each element.
    func changed(_ change: (inout SpokenElement) -> Void) -> Heard {
        var changed = self
        for index in drafts.indices { change(&changed.drafts[index].element) }
        return changed
    }
}

/// What is heard of a view and what is inside.
func heard(_ node: TraceNode) -> Heard {
    // What is not drawn at all is not met.
    if node.name == ".hidden" || node.name == ".opacity" && node.property("value") == .number(0) {
        return Heard(isHidden: true)
    }
    guard node.role == .environment else { return Heard(node.inReadingOrder.map(heard)) }
    switch node.name {
    case SpokenNote.control: return SpokenControl(node).heard
    case SpokenNote.modifier: return SpokenModification(node).heard
    default: return Heard(node.inReadingOrder.map(heard))
    }
}

extension TraceNode {
    /// What a modifier is laid on before what the modifier adds, though that is drawn behind it.
    fileprivate var inReadingOrder: [TraceNode] {
        // A bar above or before its content is met first, as it is read.
        if name == ".safeAreaInset", children.count == 2, let edge = property("edge")?.description,
            edge == "top" || edge == "leading"
        {
            return children.reversed()
        }
        guard isContentLast, children.count > 1, let content = children.last else { return children }
        return [content] + children.dropLast()
    }

    /// The value of a property.
    func property(_ name: String) -> TraceValue? { properties.first { $0.name == name }?.value }

    /// What is heard of the views that stand for a part; `nil` without them.
    func part(_ name: String) -> Heard? {
        let part = children.dropFirst().first {
            $0.name == SpokenNote.part && $0.property(SpokenNote.Property.part) == .name(name)
        }
        return part.map { Heard($0.children.map(ScreenReader.heard)) }
    }

    /// The view that something is said of.
    var spokenContent: Heard { children.first.map(ScreenReader.heard) ?? Heard() }

    var spokenFrame: [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
}

extension TraceValue {
    /// The words of a list of names or of texts.
    var words: [String] {
        guard case .list(let values) = self else { return [description] }
        return values.map(\.description)
    }
}
