import ArgumentParser
internal import Catalog

/// Tiles by the ids that people and job files write.
struct TileLookup {
    private let byID: [String: Specimen]

    init(_ catalog: Catalog) {
        byID = Dictionary(catalog.specimens.map { ($0.id, $0) }) { first, _ in first }
    }

    func specimen(_ id: String) -> Specimen? { byID[id] }

    func tile(_ id: String, label: String? = nil) throws -> Tile {
        if let specimen = byID[id], let normal = specimen.axes.normal {
            return Tile(specimen: specimen, point: normal, label: label)
        }
        if let cut = id.lastIndex(of: "/"), let specimen = byID[String(id[..<cut])] {
            let name = String(id[id.index(after: cut)...])
            if let point = TilePoint(name: name, of: specimen.axes) {
                return Tile(specimen: specimen, point: point, label: label)
            }
            throw ValidationError(
                "\(specimen.id) has no tile '\(name)'; one is "
                    + "'\(specimen.axes.points.first?.name ?? "")'; 'specimen list --tiles "
                    + "--filter \(specimen.id)' shows them")
        }
        let near = NearNames.near(id, Array(byID.keys))
        throw ValidationError(
            "no specimen or tile has the id '\(id)'"
                + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?")
                + "; 'specimen list' shows them")
    }
}
