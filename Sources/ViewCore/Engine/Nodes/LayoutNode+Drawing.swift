import Drawing

extension DisplayBuilder {
    /// Draws siblings, those with a lower z index first.
    package mutating func draw(_ nodes: [LayoutNode]) {
        if nodes.contains(where: { $0.zIndex != 0 }) {
            let order = nodes.indices.sorted {
                let (a, b) = (nodes[$0].zIndex, nodes[$1].zIndex)
                return a != b ? a < b : $0 < $1
            }
            for index in order { nodes[index].draw(into: &self) }
        } else {
            for node in nodes { node.draw(into: &self) }
        }
    }
}

extension LayoutNode {
    /// This node and what is inside, frames on whole pixels.
    ///
    /// - Parameter place: the nearest author around who hands values on.
    package func traced(_ builder: DisplayBuilder, in place: String? = nil) -> TraceNode {
        let authors = owner?.authors ?? []
        let inside = authors.isEmpty ? place : authors.giver ?? place
        let role: TraceNode.Role =
            isDerived ? .derived : authors.last?.isWritten ?? true ? .written : .builtIn
        let properties = (traceProperties + (spoken ?? [])).attributed(in: place)
        let own = TraceNode(
            name: traceName, role: role, owner: authors,
            properties: properties.map(\.rounded),
            identifier: identifier,
            proposedWidth: placedProposal.width,
            proposedHeight: placedProposal.height, frame: builder.snapped(frame),
            children: tracedChildren.map { $0.traced(builder, in: inside) }, isContentLast: isContentLast)
        return note?.traced(around: own) { ($0 as? LayoutNode)?.traced(builder, in: inside) } ?? own
    }
}
