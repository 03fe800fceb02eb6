/// Which tiles of a catalogue a command works on.
public struct Selection: Sendable {
    /// Globs on specimen and tile ids; a tile is chosen when any matches. None: all.
    public var filters: [String] = []
    /// The names of the values that were chosen, by the axis' id; an axis that is not there keeps all.
    public private(set) var names: [String: [String]] = [:]
    /// The `index`-th (from 1) of `count` parts of the tiles.
    public var shard: (index: Int, count: Int)?

    public init() {}

    /// The values chosen of an axis; none: all that a specimen has.
    public subscript<Value>(axis: Axis<Value>) -> [Value] {
        get { names[axis.id]?.compactMap(axis.value) ?? [] }
        set { names[axis.id] = newValue.isEmpty ? nil : newValue.map(axis.name) }
    }

    /// Chooses values by the names that people write; throws where an axis or a value does not exist.
    package mutating func choose(_ wanted: [String], of id: String, in catalog: Catalog) throws(AxisError) {
        let axes = catalog.axes
        guard let axis = axes.first(where: { $0.id == id }) else {
            throw AxisError.axis(id, among: axes.map(\.id))
        }
        for name in wanted { names[id, default: []].append(try axis.definition.value(named: name).name) }
    }

    /// The specimens that a filter may choose, each with the axes narrowed down.
    public func specimens(of catalog: Catalog) -> [Specimen] {
        catalog.specimens.compactMap { specimen in
            var narrowed = specimen
            narrowed.axes = specimen.axes.mapped(chosen)
            guard narrowed.axes.count > 0 else { return nil }
            if filters.isEmpty || filters.contains(where: { Glob.matches($0, specimen.id) }) {
                return narrowed
            }
            return narrowed.tiles.contains { tile in
                filters.contains { Glob.matches($0, tile.id) }
            } ? narrowed : nil
        }
    }

    public func tiles(of catalog: Catalog) -> [Tile] {
        let chosen = specimens(of: catalog).flatMap { specimen in
            let whole =
                filters.isEmpty || filters.contains { Glob.matches($0, specimen.id) }
            return specimen.tiles.filter { tile in
                whole || filters.contains { Glob.matches($0, tile.id) }
            }
        }
        guard let shard, shard.count > 1 else { return chosen }
        return chosen.enumerated().filter { $0.offset % shard.count == shard.index - 1 }
            .map(\.element)
    }

    /// What of the selection puts tiles at values that their specimens do not name: the axes whose values it
    /// replaces, without filters and parts. `nil` where there is nothing such.
    package var replacements: Selection? {
        var selection = Selection()
        for axis in BuiltInAxes.all where axis.definition.isReplaced {
            selection.names[axis.id] = names[axis.id]
        }
        return selection.names.isEmpty ? nil : selection
    }

    /// The axis with what was chosen of it: among the specimen's values, or in place of them.
    private func chosen(_ axis: AnyAxis) -> AnyAxis {
        guard let names = names[axis.id] else { return axis }
        let definition = axis.definition
        return definition.isReplaced
            ? axis.taking(names.compactMap(definition.value))
            : axis.taking(axis.values.filter { names.contains($0.name) })
    }
}
