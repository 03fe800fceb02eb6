internal import Catalog
internal import Golden
internal import ViewCore

extension SelectionOptions {
    /// Ids of a part's goldens that no specimen draws.
    ///
    /// - Parameters:
    ///   - compared: how many were compared, each with a tile of its own: where there are no others, none is looked at.
    ///   - others: is told how many are of the other platform, where no part of the command sees to it.
    func staleIDs(
        in store: GoldenStore, of part: CatalogPart, _ invocation: Invocation, compared: Int,
        others: (Int, Platform) -> Void
    ) throws -> [String] {
        // Those of a source file may also lie where an earlier version put them.
        if part.source == nil, try isWhole(invocation), try store.count() == compared { return [] }
        let alone = part.source.flatMap { $0.isOfSeveralPlatforms ? nil : $0.platform }
        let ids = try undrawn(in: store, of: part, invocation, countsOthers: alone != nil).goldens
            .filter { part.owns($0.owner, in: store.root) }.map(\.id)
        guard let alone, let other = ids.lazy.map(\.platform).first(where: { $0 != alone }) else {
            return ids
        }
        let stale = ids.filter { $0.platform == alone }
        others(ids.count - stale.count, other)
        return stale
    }

    /// How many of a part's goldens nobody draws since a part of the sources does not compile.
    func uncomparedCount(
        in store: GoldenStore, of part: CatalogPart, _ invocation: Invocation
    ) throws -> Int {
        guard part.source?.isIncomplete == true else { return 0 }
        return try undrawn(in: store, of: part, invocation, countsIncomplete: true).goldens
            .count { part.owns($0.owner, in: store.root) }
    }

    /// Files among the goldens that no specimen draws, of those the filters let through.
    ///
    /// What counts as drawn are all tiles of the catalogue, and all at the axes that were chosen: a golden
    /// recorded with `--scale 1` is no stale one where `--scale 1` is said. What only chooses among a
    /// specimen's tiles takes nothing from that, else what it leaves out would pass for stale.
    ///
    /// - Parameters:
    ///   - countsIncomplete: whether also of sources that do not compile as a whole.
    ///   - countsOthers: whether also of the platform that the sources are not compiled for here.
    func undrawn(
        in store: GoldenStore, of part: CatalogPart, _ invocation: Invocation, countsIncomplete: Bool = false,
        countsOthers: Bool = false
    ) throws -> UndrawnGoldens {
        let catalog = part.catalog
        var known: Set<String> = []
        // Goldens of few tiles of very many are told by their names alone.
        let large = catalog.specimens.filter(\.hasTooManyTiles)
        for specimen in catalog.specimens where !specimen.hasTooManyTiles {
            let tiles = specimen.tiles
            known.reserveCapacity(known.count + tiles.count)
            for tile in tiles { known.insert(tile.id) }
        }
        let source = part.source
        if let chosen = try selection(of: invocation.catalog, mayBeEmpty: source != nil).replacements {
            for specimen in chosen.specimens(of: catalog) where !specimen.hasTooManyTiles {
                known.formUnion(specimen.tiles.map(\.id))
            }
        }
        let group = source.map { $0.group + "/" }
        return try store.undrawn(known: known) { id in
            // A source file knows nothing of the goldens that others have in the same folder.
            if let group, !id.hasPrefix(group) { return false }
            if large.contains(where: { $0.mayHave(id) }) { return false }
            if let platform = source?.platform, id.platform != platform, !countsOthers { return false }
            // What does not compile is drawn again once it does.
            if source?.isIncomplete == true, !countsIncomplete { return false }
            // A filter may also be a specimen's id, which stands for all of its tiles.
            let specimen = id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id
            return filter.isEmpty
                || filter.contains { Glob.matches($0, id) || Glob.matches($0, specimen) }
        }
    }
}

extension Specimen {
    /// Whether the id is that of a tile at values which its axes have.
    fileprivate func mayHave(_ id: String) -> Bool {
        let start = self.id + "/"
        return id.hasPrefix(start) && TilePoint(name: id.dropFirst(start.count), of: axes) != nil
    }
}

extension String {
    /// The platform that a tile of this id is drawn for.
    fileprivate var platform: Platform {
        ReplaceableParts(self).values["platform"].flatMap(Platform.init) ?? .ios
    }
}
