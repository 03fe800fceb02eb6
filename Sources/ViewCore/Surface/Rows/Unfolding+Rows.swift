private struct RowChoiceKey: EnvironmentKey { static var defaultValue: RowChoice? { nil } }

/// Which rows of a list are chosen.
package struct RowChoice {
    package let contains: (AnyHashable) -> Bool
    /// What the content of a chosen row inherits.
    package let change: @MainActor (inout EnvironmentValues) -> Void

    package init(
        contains: @escaping (AnyHashable) -> Bool,
        change: @escaping @MainActor (inout EnvironmentValues) -> Void
    ) {
        (self.contains, self.change) = (contains, change)
    }
}

extension EnvironmentValues {
    /// That of the list around, if one can choose there; `nil` inside of a row, whose views are no rows.
    package var rowChoice: RowChoice? {
        get { self[RowChoiceKey.self] }
        set { self[RowChoiceKey.self] = newValue }
    }
}

extension Unfolding {
    /// The nodes of a list's content, each of which is a row.
    @MainActor package mutating func rows<V: View>(of content: V, chosen choice: RowChoice?) -> [LayoutNode] {
        let (axis, outer, enter) = (stackAxis, nodes, gatherings.enterView)
        (stackAxis, nodes) = (nil, [])
        environment.rowChoice = choice
        // What is put into one view of a list's content is no row.
        gatherings.enterView = nil
        if choice != nil { gatherings.enterView = { $0.rowChoice = nil } }
        depth += Weight.layout.rawValue
        unfold(content, slot: 0)
        depth -= Weight.layout.rawValue
        let rows = nodes
        (stackAxis, nodes, gatherings.enterView) = (axis, outer, enter)
        return rows
    }

    /// Unfolds the views of an element of a collection; where they are rows that can be chosen, each knows
    /// its element.
    @MainActor package mutating func unfoldRows(
        of element: AnyHashable, _ content: (inout Unfolding) -> Void
    ) {
        guard environment.rowPlace == .list, let choice = environment.rowChoice else {
            return content(&self)
        }
        let (outer, start) = (environment, nodes.count)
        if choice.contains(element) { choice.change(&environment) }
        content(&self)
        environment = outer
        var traits = RowTraits()
        traits.element = element
        addRowTraits(traits, ".tag", from: start)
    }

    /// Says it of each node since `start`.
    @MainActor mutating func addRowTraits(_ traits: RowTraits, _ name: String, from start: Int) {
        for index in start..<nodes.count {
            let node = nodes[index].asRow(traits, name)
            node.owner = owner
            node.isDerived = true
            wrapNode(at: index, in: node)
        }
    }
}
