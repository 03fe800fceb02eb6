package import Catalog

extension Selection {
    /// The tiles; throws where nothing is chosen. A part of few tiles may be empty.
    package func tilesToDraw(of catalog: Catalog) throws(SelectionError) -> [Tile] {
        let chosen = whole.tiles(of: catalog)
        guard chosen.isEmpty else { return part(of: chosen) }
        // What the first filter may have meant, if it is a plain name.
        let name = filters.first?.filter { $0 != "*" && $0 != "?" }
        throw SelectionError(
            near: name.map { NearNames.question(about: $0, among: catalog.specimens.map(\.id)) } ?? "",
            specimens: catalog.specimens.count)
    }
}

/// Nothing was selected.
package struct SelectionError: Error, Hashable, CustomStringConvertible {
    /// ` (did you mean …?)`, or nothing.
    package let near: String
    /// How many there are to select from.
    package let specimens: Int

    package var description: String { "no tile is selected\(near)" }
}
