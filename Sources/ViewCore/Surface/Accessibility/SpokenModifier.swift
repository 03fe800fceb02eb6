package import Drawing

/// Notes in the trace what assistive technology is told of a view; a picture shows nothing of it.
public struct SpokenModifier: Sendable {
    let properties: [TraceNode.Property]

    init(_ name: String, _ value: TraceValue) {
        properties = [TraceNode.Property("accessibility" + name, value)]
    }
    init(_ properties: [TraceNode.Property]) { self.properties = properties }
}

extension SpokenModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        content.unfold(into: &unfolding)
        for node in unfolding.nodes[start...] {
            // What was said closer to the view goes before.
            let said = node.spoken ?? []
            node.spoken = said + properties.filter { new in !said.contains { $0.name == new.name } }
        }
    }
}

extension View {
    nonisolated package func spoken(
        _ name: String, _ value: TraceValue, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(isEnabled ? SpokenModifier(name, value) : SpokenModifier([]))
    }

    /// Notes in the trace what else a view means, under the modifier's name.
    nonisolated package func noted(
        _ name: String, _ value: TraceValue
    ) -> ModifiedContent<Self, SpokenModifier> { modifier(SpokenModifier([.init(name, value)])) }
}
