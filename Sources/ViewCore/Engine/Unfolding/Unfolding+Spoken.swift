package import Drawing
import Foundation

/// What a view says of itself to assistive technology, for who asks for that of a tile.
package struct Spoken: Sendable {
    package var inside: SpokenNote.Inside
    /// As in ``AccessibilityTraits``, without `is`, and those that only controls have: `adjustable`, `textField`.
    package var traits: [String]
    package var label: String?
    package var value: String?
    /// Beside what the traits bring.
    package var actions: [String]
    /// Whether the label is what a picture is called.
    package var isFileName = false

    package init(
        _ inside: SpokenNote.Inside, traits: [String] = [], label: String? = nil, value: String? = nil,
        actions: [String] = []
    ) {
        (self.inside, self.traits, self.label) = (inside, traits, label)
        (self.value, self.actions) = (value, actions)
    }
}

extension Unfolding {
    /// Whether views tell what assistive technology is told of them.
    @MainActor package var tellsSpoken: Bool { graph.tellsSpoken }

    /// Says what a control, which came to the nodes from `start` on, is to assistive technology; only where that is told.
    ///
    /// - Parameter parts: views that stand for a part of it, by the part's name.
    @MainActor package mutating func say(
        _ spoken: Spoken, from start: Int, parts: [(name: String, nodes: [LayoutNode])] = []
    ) {
        guard nodes.count > start else { return }
        say(spoken, of: nodes[start], parts: parts)
    }

    /// The same of one node.
    @MainActor package func say(
        _ spoken: Spoken, of node: LayoutNode, parts: [(name: String, nodes: [LayoutNode])] = []
    ) {
        typealias Names = SpokenNote.Property
        func list(_ names: [String]) -> TraceValue { .list(names.map { .name($0) }) }
        var properties: [TraceNode.Property] = [.init(Names.inside, .name(spoken.inside.rawValue))]
        if let label = spoken.label { properties.append(.init(Names.label, .text(label))) }
        if let value = spoken.value { properties.append(.init(Names.value, .text(value))) }
        if !spoken.traits.isEmpty { properties.append(.init(Names.traits, list(spoken.traits))) }
        if !spoken.actions.isEmpty { properties.append(.init(Names.actions, list(spoken.actions))) }
        if spoken.isFileName { properties.append(.init(Names.isFileName, .flag(true))) }
        if !environment.isEnabled { properties.append(.init(Names.isEnabled, .flag(false))) }
        note(SpokenNote.control, properties, at: node, parts)
    }

    /// The same of the views from `start` on, each of which heads what follows.
    @MainActor func sayHeader(from start: Int) {
        for node in nodes[start...] { say(Spoken(.passed, traits: ["header"]), of: node) }
    }

    @MainActor package func note(
        _ name: String, _ properties: [TraceNode.Property], at node: LayoutNode,
        _ parts: [(name: String, nodes: [LayoutNode])]
    ) {
        for part in parts { graph.asides.append((node, part.nodes)) }
        note(name, { properties }, at: node, parts)
    }

    /// Notes where a node takes fingers, in its own points; what has no bounds is not told.
    @MainActor func noteRegion(of node: LayoutNode, _ path: @escaping @Sendable (CGRect) -> Path) {
        // The node has its place only when a trace is made. It holds the note, and must not be held by it.
        let region: () -> [TraceNode.Property] = { [unowned node] in
            let frame = node.frame
            let bounds = path(frame).boundingRect
            let numbers = [bounds.minX - frame.minX, bounds.minY - frame.minY, bounds.width, bounds.height]
            guard numbers.allSatisfy(\.isFinite) else { return [] }
            return [.init(SpokenNote.Property.region, .lengths(numbers))]
        }
        note(SpokenNote.region, region, at: node, [])
    }

    @MainActor private func note(
        _ name: String, _ properties: @escaping () -> [TraceNode.Property], at node: LayoutNode,
        _ parts: [(name: String, nodes: [LayoutNode])]
    ) {
        node.note = EnvironmentNote(
            .spoken(name), properties, in: environment, owner: owner, inner: node.note,
            parts: parts.map { EnvironmentNote.Part(name: $0.name, nodes: $0.nodes) })
    }

    /// The nodes of views that only assistive technology meets: they are placed, and take no part in layout.
    @MainActor package func aside<V: View>(_ view: V, slot: Int = 0) -> [LayoutNode] {
        var copy = deferred
        copy.identity = identity.child(-8).child(slot)
        return copy.nodesToChoose(of: view, slot: 0)
    }
}
