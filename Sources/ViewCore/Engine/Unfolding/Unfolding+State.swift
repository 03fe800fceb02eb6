package import Drawing
package import Foundation

extension Unfolding {
    /// A copy with which views can be unfolded later, when sizes are known: same environment, identity,
    /// owner and depth, no nodes, outside of any stack.
    @MainActor package var deferred: Unfolding {
        var copy = self
        copy.nodes = []
        copy.stackAxis = nil
        if !graph.claims.isEmpty { copy.reach.containers.append(graph.claims.place()) }
        return copy
    }

    /// A copy of `value` (a view, style or modifier) with its dynamic properties connected here.
    @MainActor package func installed<T>(_ value: T) -> T {
        let table = FieldTable.table(for: T.self)
        if table.isEmpty { return value }
        var copy = value
        table.install(
            on: &copy,
            in: PropertyContext(graph: graph, identity: identity, environment: environment))
        return copy
    }

    /// States what a view, style or modifier was made with, and what of its wrapped properties only comes out changed.
    ///
    /// A function of its own, so that bodies inside of bodies need little stack.
    @inline(never) @MainActor package mutating func addPropertyNotes<T>(of value: T, from start: Int) {
        guard keepsNotes, nodes.count > start else { return }
        if FieldTable.isAnyTraced { recordTracedProperties(of: value, from: start) }
        let stored = StoredFields.table(for: T.self)
        if stored.isEmpty { return }
        let environment = environment
        addNote(.author(T.self), from: start, by: owner) { stored.properties(of: value, in: environment) }
    }

    @MainActor private mutating func recordTracedProperties<T>(of value: T, from start: Int) {
        let table = FieldTable.table(for: T.self)
        guard table.isTraced else { return }
        let properties = table.tracedProperties(of: value)
        addNote(.stated("@ScaledMetric"), from: start, by: owner) { properties }
    }

    /// States what a control was made with at the first node from `start` on, so that one control is told once.
    package func addNote(
        _ subject: EnvironmentNote.Subject, from start: Int, by writer: Owner?,
        _ properties: @escaping () -> [TraceNode.Property]
    ) {
        guard nodes.count > start else { return }
        let node = nodes[start]
        node.note = EnvironmentNote(
            subject, properties, in: environment, owner: writer, inner: node.note)
    }

    /// Gives a modifier with memory a place of its own, so that several on one view keep apart.
    @MainActor package mutating func withEffect(
        _ effect: (ViewGraph, Identity) -> Void, content: (inout Unfolding) -> Void
    ) {
        let own = identity
        graph.hasEffects = true
        effect(graph, own.child(-3))
        identity = own.child(-2)
        content(&self)
        identity = own
    }

    /// `value`, or `replacement` with a warning that names the call.
    package func usable(
        _ value: CGFloat, _ call: @autoclosure () -> String, else replacement: CGFloat = 0
    ) -> CGFloat {
        journal.usable(value, call(), else: replacement)
    }
}
