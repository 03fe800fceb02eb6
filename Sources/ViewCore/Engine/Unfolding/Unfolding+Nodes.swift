extension Unfolding {
    /// The views of a container without those on their way out, and these.
    @inline(never) @MainActor package func parted(
        _ nodes: [LayoutNode]
    ) -> (staying: [LayoutNode], leaving: [LeavingNode]) {
        guard let motion, nodes.contains(where: \.isLeaving) else { return (nodes, []) }
        var (staying, leaving) = ([LayoutNode](), [LeavingNode]())
        for node in nodes {
            guard node.isLeaving else {
                staying.append(node)
                continue
            }
            guard let last = motion.lastPlace(of: node) else { continue }
            leaving.append(
                LeavingNode(
                    node: node, index: staying.count, origin: last.origin, proposal: last.proposal,
                    isMirrored: environment.layoutDirection == .rightToLeft))
        }
        return (staying, leaving)
    }

    /// A container, some of whose views may be on their way out.
    @inline(never) @MainActor private func moving(_ engine: LayoutEngine, _ nodes: [LayoutNode]) -> EngineNode
    {
        let (staying, leaving) = parted(nodes)
        let container = EngineNode(engine, staying)
        container.leaving = leaving
        return container
    }

    /// Appends a container of the library, its distances checked.
    @MainActor package mutating func append(_ engine: LayoutEngine, _ nodes: [LayoutNode]) {
        append(
            motion == nil
                ? EngineNode(engine.checked(journal), nodes) : moving(engine.checked(journal), nodes))
    }

    /// The nodes of a container's content, whose dividers and spacers follow `axis`.
    @MainActor package mutating func nodes<V: View>(
        of content: V, along axis: Axis?, _ weight: Weight = .node
    ) -> [LayoutNode] {
        let outer = stackAxis
        stackAxis = axis
        depth += weight.rawValue
        let nodes = nodes(of: content, slot: 0)
        depth -= weight.rawValue
        stackAxis = outer
        return nodes
    }

    /// One node for `content`: its own, or its views on top of each other, their centers on one point.
    @MainActor package mutating func node<V: View>(of content: V, slot: Int) -> LayoutNode {
        let nodes = nodes(of: content, slot: slot)
        if nodes.count == 1, !nodes[0].isLeaving { return nodes[0] }
        let layers =
            motion == nil ? EngineNode(LayoutEngine(.center), nodes) : moving(LayoutEngine(.center), nodes)
        // Nobody wrote a stack: it holds what was written together, or stands for content that is not there.
        layers.isDerived = true
        return layers
    }

    /// One node for `content`: its own, or its views below each other, as a tile's root and a scroll view have them
    /// (Documentation/Rules/layout-rules.md, section 12).
    @MainActor package mutating func column<V: View>(of content: V) -> LayoutNode {
        let nodes = nodes(of: content, along: .vertical)
        if nodes.count == 1, !nodes[0].isLeaving { return nodes[0] }
        let stack = StackEngine(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
        let engine = LayoutEngine(.stack(stack), name: "VStack")
        let column = motion == nil ? EngineNode(engine, nodes) : moving(engine, nodes)
        // Nobody wrote a stack of nothing.
        column.isDerived = nodes.isEmpty
        return column
    }

    /// The views that `unfold` appends, in a row beside each other where there are several.
    @MainActor package mutating func joined(
        inRow isRow: Bool, _ unfold: @MainActor (inout Unfolding) -> Void
    ) {
        guard isRow else { return unfold(&self) }
        let start = nodes.count
        let outer = stackAxis
        stackAxis = .horizontal
        unfold(&self)
        stackAxis = outer
        guard nodes.count > start + 1 else { return }
        let views = Array(nodes[start...])
        nodes.removeSubrange(start...)
        append(
            LayoutEngine(
                .stack(StackEngine(axis: .horizontal, alignment: VerticalAlignment.center.key)),
                name: "HStack"),
            views)
        nodes[start].isDerived = true
    }

    /// One node for the views of a layer in front of or behind another view: they stand in no stack of what is
    /// around, and the layer's alignment places them as a whole.
    @MainActor package mutating func layer<V: View>(of content: V) -> LayoutNode {
        let axis = stackAxis
        stackAxis = nil
        let layer = node(of: content, slot: -5)
        stackAxis = axis
        return layer
    }

    /// Like `wrapNodes`, for wrappers that unfold views of their own.
    @MainActor package mutating func wrapNodesInside<V: View>(
        of content: V, _ wrap: (LayoutNode, inout Unfolding) -> LayoutNode
    ) {
        let start = nodes.count
        let place = identity
        identity = place.child(-6)
        content.unfold(into: &self)
        for index in start..<nodes.count {
            // Of several views each has an overlay of its own, with state of its own.
            identity = index == start ? place : place.child(-7).child(index - start)
            let node = wrap(nodes[index], &self)
            node.owner = owner
            wrapNode(at: index, in: node)
        }
        identity = place
    }

    /// Unfolds with a changed environment; where the change turns the layout direction around, the
    /// nodes are mirrored.
    @MainActor package mutating func unfoldDirected<V: View>(
        _ content: V, from outer: LayoutDirection,
        changing change: (inout EnvironmentValues) -> Void
    ) {
        let start = nodes.count
        var turned = false
        unfold(content) { values in
            change(&values)
            turned = values.layoutDirection != outer
        }
        guard turned else { return }
        for index in start..<nodes.count {
            wrapNode(at: index, in: MirrorNode(nodes[index], journal.placement))
        }
    }
}
