import ArgumentParser
internal import Catalog
internal import ViewCore

/// Tiles by the ids that people and job files write.
final class TileLookup {
    private let byID: [String: Specimen]
    /// What was looked up so far, by the specimen's id: names are made once, not for every job.
    private var entries: [String: Entry] = [:]

    private struct Entry {
        let points: [TilePoint]
        /// What the specimen's id alone means: its first state and scheme, at the regular size if it
        /// has that.
        let normal: TilePoint?
        var byName: [String: TilePoint] = [:]

        init(_ specimen: Specimen) {
            points = specimen.axes.points
            normal = points.first { $0.size == .regular } ?? points.first
        }
    }

    init(_ catalog: Catalog) {
        byID = Dictionary(catalog.specimens.map { ($0.id, $0) }) { first, _ in first }
    }

    func specimen(_ id: String) -> Specimen? { byID[id] }

    func tile(_ id: String, label: String? = nil) throws -> Tile {
        if let specimen = byID[id], let normal = entry(of: specimen).normal {
            return Tile(specimen: specimen, point: normal, label: label)
        }
        if let cut = id.lastIndex(of: "/"), let specimen = byID[String(id[..<cut])] {
            let name = String(id[id.index(after: cut)...])
            if let point = point(name, of: specimen) {
                return Tile(specimen: specimen, point: point, label: label)
            }
            throw ValidationError(
                "\(specimen.id) has no tile '\(name)'; one is "
                    + "'\(entry(of: specimen).points.first?.name ?? "")'; 'specimen list --tiles "
                    + "--filter \(specimen.id)' shows them")
        }
        let near = Suggestions.near(id, Array(byID.keys))
        throw ValidationError(
            "no specimen or tile has the id '\(id)'"
                + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?")
                + "; 'specimen list' shows them")
    }

    private func entry(of specimen: Specimen) -> Entry {
        if let entry = entries[specimen.id] { return entry }
        let entry = Entry(specimen)
        entries[specimen.id] = entry
        return entry
    }

    private func point(_ name: String, of specimen: Specimen) -> TilePoint? {
        var entry = entry(of: specimen)
        if entry.byName.isEmpty {
            entry.byName = Dictionary(entry.points.map { ($0.name, $0) }) { first, _ in first }
            entries[specimen.id] = entry
        }
        return entry.byName[name] ?? scaled(name, entry.points)
    }

    /// A tile of the catalogue at another scale.
    private func scaled(_ name: String, _ points: [TilePoint]) -> TilePoint? {
        guard let at = name.lastIndex(of: "@"), name.hasSuffix("x"),
            let scale = try? Parse.scale(String(name[name.index(after: at)...].dropLast()))
        else { return nil }
        for var point in points {
            point.scale = scale
            if point.name == name { return point }
        }
        return nil
    }
}
