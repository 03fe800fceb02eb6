internal import Digests

/// Which tiles of a catalogue a command works on.
public struct Selection: Sendable {
    /// Globs on specimen and tile ids; a tile is chosen when any matches. None: all.
    public var filters: [String] = []
    /// The names of the values that were chosen, by the axis' id; an axis that is not there keeps all.
    public private(set) var names: [String: [String]] = [:]
    /// The `index`-th (from 1) of `count` parts of the tiles; a part that there is not has none, and without a count
    /// above 1 there is one part.
    ///
    /// A tile's id says which part it is in. So other tiles, added or left out, do not move it.
    public var shard: (index: Int, count: Int)?
    /// Whether the parts have whole specimens, as sheets are made of them.
    package var partsAreSpecimens = false

    public init() {}

    /// The values chosen of an axis; none: all that a specimen has.
    public subscript<Value>(axis: Axis<Value>) -> [Value] {
        get { names[axis.id]?.compactMap(axis.value) ?? [] }
        set { names[axis.id] = newValue.isEmpty ? nil : newValue.map(axis.name) }
    }

    /// Chooses values by the names that people write, each once; throws where an axis or a value does not
    /// exist, or where no specimen takes a value that only chooses.
    package mutating func choose(_ wanted: [String], of id: String, in catalog: Catalog) throws(AxisError) {
        guard let axis = catalog.axes.first(where: { $0.id == id }) else {
            throw AxisError.axis(id, among: catalog.axes.map(\.id))
        }
        let takers = catalog.specimens.compactMap { $0.axes.axis(id) }
        var seen: Set<String> = []
        let taken = takers.flatMap(\.values).map(\.name).filter { seen.insert($0).inserted }
        for text in wanted {
            // Specimens may declare axes of one id with values of their own.
            let found =
                axis.definition.value(text) ?? takers.lazy.compactMap { $0.definition.value(text) }.first
            guard let name = found?.name else {
                throw AxisError.value(text, of: axis.definition, among: axis.values.map(\.name))
            }
            guard axis.definition.isReplaced || seen.contains(name) else {
                throw AxisError.lacked(name, of: axis.definition, among: taken)
            }
            names[id, default: []].append(name)
        }
        var chosen: Set<String> = []
        names[id] = names[id]?.filter { chosen.insert($0).inserted }
    }

    /// The specimens that a filter may choose, each with the axes narrowed down.
    public func specimens(of catalog: Catalog) -> [Specimen] {
        catalog.specimens.compactMap { specimen in
            let narrowed = narrowed(specimen)
            return narrowed.axes.count > 0 && mayChoose(narrowed) ? narrowed : nil
        }
    }

    /// The specimen with the values that were chosen, whatever filters say.
    private func narrowed(_ specimen: Specimen) -> Specimen {
        var narrowed = specimen
        narrowed.axes = specimen.axes.mapped(chosen)
        return narrowed
    }

    /// The same of each specimen of a catalogue, for names that another selection has.
    package static func narrowed(_ catalog: Catalog, to names: [String: [String]]) -> [Specimen] {
        if names.isEmpty { return catalog.specimens }
        var selection = Selection()
        selection.names = names
        return catalog.specimens.map(selection.narrowed)
    }

    /// Whether a filter lets the specimen or one of its tiles through.
    func mayChoose(_ specimen: Specimen) -> Bool {
        if filters.isEmpty || filters.contains(where: { Glob.matches($0, specimen.id) }) { return true }
        let start = specimen.id + "/"
        let near = filters.filter { Glob.mayMatch($0, beginning: start) }
        if near.isEmpty || specimen.hasTooManyTiles { return !near.isEmpty }
        return specimen.tiles.contains { tile in near.contains { Glob.matches($0, tile.id) } }
    }

    /// A specimen that may be chosen and has more tiles, at the values that were chosen, than can be made.
    package func tooLarge(in catalog: Catalog) -> Specimen? {
        catalog.specimens.lazy.filter { $0.hasTooManyTiles }.map(narrowed).first {
            $0.hasTooManyTiles && mayChoose($0)
        }
    }

    /// Whether one filter lets something of the catalogue through, at the values that were chosen.
    package func matches(_ filter: String, in catalog: Catalog) -> Bool {
        var selection = self
        selection.filters = [filter]
        return catalog.specimens.contains { specimen in
            let narrowed = narrowed(specimen)
            return narrowed.axes.count > 0 && selection.mayChoose(narrowed)
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
        return part(of: chosen)
    }

    /// The tiles that the shard takes of those that are chosen.
    package func part(of tiles: [Tile]) -> [Tile] {
        guard let shard, shard.count > 1 else { return tiles }
        let part = Shard(index: shard.index, count: shard.count)
        return tiles.filter { part.takes(partsAreSpecimens ? $0.specimen.id : $0.id) }
    }

    /// The selection without its part: all that is chosen.
    package var whole: Selection {
        var selection = self
        selection.shard = nil
        return selection
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
        if definition.isReplaced { return axis.taking(names.compactMap(definition.value)) }
        let chosen = Set(names)
        return axis.taking(axis.values.filter { chosen.contains($0.name) })
    }
}
