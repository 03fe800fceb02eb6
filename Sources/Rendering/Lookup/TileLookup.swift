package import Catalog

/// Tiles by the ids that people and job files write.
package struct TileLookup: Sendable {
    /// The normal tile of each specimen; of one that has none, a tile without values.
    private let byID: [String: Tile]
    private let names: NearNames

    package init(_ catalog: Catalog) {
        byID = Dictionary(
            catalog.specimens.map {
                ($0.id, Tile(specimen: $0, point: $0.axes.normal ?? TilePoint(values: [])))
            }
        ) { first, _ in first }
        names = NearNames(catalog.specimens.map(\.id))
    }

    package func specimen(_ id: String) -> Specimen? { byID[id]?.specimen }

    /// The tile of this id; of a specimen's id, its normal one.
    ///
    /// Characters that ids encode may be written as themselves, and values in any order.
    package func tile(_ id: String, label: String? = nil) throws(LookupError) -> Tile {
        // Most ids are written as they are.
        if let tile = tile(spelled: id, label, isOrdered: true) { return tile }
        let readings = [id] + IDSpelling.readings(of: id)
        for isOrdered in [true, false] {
            for reading in readings {
                if let tile = tile(spelled: reading, label, isOrdered: isOrdered) { return tile }
            }
        }
        if let cut = id.utf8.lastIndex(of: UInt8(ascii: "/")), let specimen = specimen(String(id[..<cut])) {
            let name = String(id[id.index(after: cut)...])
            throw .noTile(
                TileLookup.cut(name), of: specimen.id, example: specimen.axes.normal?.name ?? "")
        }
        throw .unknown(TileLookup.cut(id), near: near(id))
    }

    /// Ids that may have been meant: of a tile's id whose specimen is mistyped that tile of one that is near, if there is one.
    private func near(_ id: String) -> [String] {
        let found = names.near(id)
        guard found.isEmpty, let cut = id.utf8.lastIndex(of: UInt8(ascii: "/")) else { return found }
        return names.near(String(id[..<cut])).map { specimen in
            let whole = specimen + id[cut...]
            return tile(spelled: whole, nil, isOrdered: false) == nil ? specimen : whole
        }
    }

    /// As much of a wrong id as messages need.
    private static func cut(_ id: String) -> String {
        let limit = 200
        guard id.utf8.count > limit else { return id }
        let start = id.unicodeScalars.prefix(limit)
        return start.endIndex == id.endIndex ? id : String(start) + "…"
    }

    /// What is worth a word of how an id was written: that its values are in another order than those of ids.
    package func spellingNote(on id: String, of tile: Tile) -> String? {
        let readings = [id] + IDSpelling.readings(of: id)
        guard !readings.contains(where: { self.tile(spelled: $0, nil, isOrdered: true) != nil }) else {
            return nil
        }
        return "'\(TileLookup.cut(id))' is spelled '\(tile.id)'"
    }

    private func tile(spelled id: String, _ label: String?, isOrdered: Bool) -> Tile? {
        if var tile = byID[id], !tile.point.values.isEmpty {
            tile.label = label
            return tile
        }
        guard let cut = id.utf8.lastIndex(of: UInt8(ascii: "/")), var tile = byID[String(id[..<cut])]
        else { return nil }
        tile.label = label
        let name = id[id.index(after: cut)...]
        let point =
            isOrdered
            ? TilePoint(name: name, of: tile.specimen.axes)
            : TilePoint(nameInAnyOrder: name, of: tile.specimen.axes)
        return point.map { tile.moved(to: $0) }
    }
}

/// No tile has the id that was written.
package enum LookupError: Error, Hashable, CustomStringConvertible {
    /// Neither a specimen's nor a tile's id; `near` are some that are.
    case unknown(String, near: [String])
    /// The specimen is there, the tile is not; `example` is the name of one that is.
    case noTile(String, of: String, example: String)

    package var description: String {
        switch self {
        case .unknown(let id, let near):
            "no specimen or tile has the id '\(id)'"
                + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?")
        case .noTile(let name, let specimen, let example):
            "\(specimen) has no tile '\(name)'; one is '\(example)'"
        }
    }
}
