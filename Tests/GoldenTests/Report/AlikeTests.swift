import Testing

@testable import Golden

/// What is accepted with a tile that was named.
struct AlikeTests {
    private func tile(_ id: String, _ changes: [String], group: String = "g") -> ReportModel.Tile {
        ReportModel.Tile(
            id: id, status: .different, message: changes.first ?? "", changes: changes, group: group)
    }

    private let padding = "Base › .padding 10 → 11"

    @Test func `What changed in another way, too, is not accepted with its group`() {
        let tiles = [
            tile("A", [padding]), tile("B", [padding, "Base › Text color white #FFFFFF → blue #0088FF"]),
            tile("C", [padding], group: "h"),
        ]
        let alike = TilesAlike(["A"], among: tiles)
        #expect(alike.ids == ["A"])
        #expect(alike.others == ["B"])
        // Who has seen more accepts less, too.
        #expect(TilesAlike(["B"], among: tiles).ids == ["A", "B"])
    }

    @Test func `Sizes, colours and counts may be others from tile to tile`() {
        let tiles = [
            tile("light", [padding, "Base › Text color white #FFFFFF → blue #0088FF ×2"]),
            tile("dark", ["Base › .padding 12.5 → 13.75", "Base › Text color black #000000 → blue #0091FF"]),
        ]
        #expect(TilesAlike(["light"], among: tiles).ids == ["light", "dark"])
    }
}
