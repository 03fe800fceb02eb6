import Catalog

/// What somebody looks at: the tiles at values of axes that he has chosen.
struct LiveView: Sendable {
    /// Tiles of a part.
    struct Group: Sendable {
        let identity: String
        /// Of what the part's program has.
        var tiles: [Tile] = []
        /// Ids of all that is shown, also of what does not compile any more.
        var ids: [String] = []
    }
    /// Values by axis, as they were asked for.
    let choice: [String: [String]]
    private(set) var groups: [Group] = []
    /// What could not be done as it was asked for.
    private(set) var notes: [String] = []
    /// By the session's count.
    private(set) var revision: Int
    /// When somebody asked last; the least is forgotten first.
    var asked: Int

    /// More is not looked at, and would take minutes and gigabytes.
    static let tileLimit = 10_000

    init(_ choice: [String: [String]], of parts: [LivePart], asked: Int, revision: Int) {
        self.choice = choice
        self.asked = asked
        self.revision = revision
        choose(of: parts, revision: revision)
    }

    /// Looks for the tiles again where the parts have become others.
    mutating func choose(of parts: [LivePart], revision: Int) {
        self.revision = revision
        groups = []
        notes = []
        guard !parts.isEmpty else { return }
        let all = Catalog(joining: parts.map(\.catalog))
        var selection = Selection()
        for (axis, names) in choice.sorted(by: { $0.key < $1.key }) {
            // What a page remembers may be of sources as they were.
            let known = names.filter { name in
                var trial = selection
                do throws(AxisError) {
                    try trial.choose([name], of: axis, in: all)
                    return true
                } catch {
                    notes.append(error.description)
                    return false
                }
            }
            if !known.isEmpty { try? selection.choose(known, of: axis, in: all) }
        }
        var room = LiveView.tileLimit
        for part in parts {
            var group = Group(identity: part.identity)
            if let large = selection.tooLarge(in: part.catalog) {
                notes.append(
                    "\(large.id) has more than \(Specimen.tileLimit) pictures: choose fewer values of its axes"
                )
                continue
            }
            for tile in selection.tiles(of: part.catalog) {
                room -= 1
                guard room >= 0 else { break }
                group.ids.append(tile.id)
                if !part.lost.contains(tile.specimen.id) { group.tiles.append(tile) }
            }
            groups.append(group)
        }
        if room < 0 {
            notes.append(
                "only the first \(LiveView.tileLimit) pictures are shown: choose fewer values of the axes")
        }
    }
}
