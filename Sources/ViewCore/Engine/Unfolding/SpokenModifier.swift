package import Drawing

/// Notes in the trace what assistive technology is told of a view; a picture shows nothing of it.
public struct SpokenModifier: Sendable {
    let properties: [TraceNode.Property]
    /// What only a trace for assistive technology has, whose tree needs more than a reader of differences.
    var more: [TraceNode.Property] = []
    /// The words of the property, which a tile's language may have others for.
    var words: Text?
    /// Views that stand for a part of it.
    var part: SpokenPart?

    init(_ name: String, _ value: TraceValue) {
        properties = [TraceNode.Property("accessibility" + name, value)]
    }
    init(_ name: String, _ words: Text) {
        self.init(name, .text(words.plain))
        self.words = words
    }
    init(_ properties: [TraceNode.Property]) { self.properties = properties }
}

extension Unfolding {
    /// A text's words in the tile's language.
    @MainActor package func words(of text: Text) -> String { text.words(in: environment, journal) }
}

/// Views that only assistive technology meets, unfolded where they are asked for.
struct SpokenPart: Sendable {
    let name: String
    private let make: @MainActor @Sendable (Unfolding) -> [LayoutNode]

    nonisolated init<V: View>(_ name: String, _ view: V) {
        // Made wherever a modifier is written, used on the main actor only.
        nonisolated(unsafe) let view = view
        self.name = name
        make = { $0.aside(unsafe view) }
    }

    @MainActor func nodes(in unfolding: Unfolding) -> [LayoutNode] { make(unfolding) }
}

extension SpokenModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        content.unfold(into: &unfolding)
        if unfolding.tellsSpoken { return note(from: start, in: unfolding) }
        for node in unfolding.nodes[start...] {
            // What was said closer to the view goes before.
            let said = node.spoken ?? []
            node.spoken = said + properties.filter { new in !said.contains { $0.name == new.name } }
        }
    }

    /// Says it around each view, so that it is known what was said first.
    @MainActor private func note(from start: Int, in unfolding: Unfolding) {
        var properties = properties + more
        let nodes = unfolding.nodes[start...]
        if let words { properties[0].value = .text(unfolding.words(of: words)) }
        if properties.isEmpty, part == nil { return }
        for (index, node) in nodes.enumerated() {
            // Of several views the first alone has the views that stand for a part.
            let parts = index == 0 ? part.map { [($0.name, $0.nodes(in: unfolding))] } ?? [] : []
            unfolding.note(SpokenNote.modifier, properties, at: node, parts)
        }
    }
}

extension View {
    nonisolated package func spoken(
        _ name: String, _ value: TraceValue, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(isEnabled ? SpokenModifier(name, value) : SpokenModifier([]))
    }

    /// The same of words.
    nonisolated func spoken(
        _ name: String, _ words: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(isEnabled ? SpokenModifier(name, words) : SpokenModifier([]))
    }

    /// The same, with views that stand for what is said.
    nonisolated func spoken<V: View>(
        _ name: String, _ value: TraceValue, _ part: String, _ view: V
    ) -> ModifiedContent<Self, SpokenModifier> {
        var said = SpokenModifier(name, value)
        said.part = SpokenPart(part, view)
        return modifier(said)
    }

    /// Notes in the trace what else a view means, under the modifier's name.
    nonisolated package func noted(
        _ name: String, _ value: TraceValue
    ) -> ModifiedContent<Self, SpokenModifier> { modifier(SpokenModifier([.init(name, value)])) }
}
