package import Catalog

/// Tiles by the ids that people and job files write.
package struct TileLookup: Sendable {
    private let byID: [String: Specimen]

    package init(_ catalog: Catalog) {
        byID = Dictionary(catalog.specimens.map { ($0.id, $0) }) { first, _ in first }
    }

    package func specimen(_ id: String) -> Specimen? { byID[id] }

    /// The tile of this id; of a specimen's id, its normal one.
    package func tile(_ id: String, label: String? = nil) throws(LookupError) -> Tile {
        if let specimen = byID[id], let normal = specimen.axes.normal {
            return Tile(specimen: specimen, point: normal, label: label)
        }
        if let cut = id.lastIndex(of: "/"), let specimen = byID[String(id[..<cut])] {
            let name = String(id[id.index(after: cut)...])
            if let point = TilePoint(name: name, of: specimen.axes) {
                return Tile(specimen: specimen, point: point, label: label)
            }
            throw .noTile(
                name, of: specimen.id, example: specimen.axes.points.first?.name ?? "")
        }
        throw .unknown(id, near: NearNames.near(id, Array(byID.keys)))
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
