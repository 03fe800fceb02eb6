@testable import Catalog
import Testing
import ViewCore

/// What is said of tiles that could not be drawn.
struct LostTilesTests {
    private func said(_ axes: Axes, _ reason: (TilePoint) -> String?) -> [String] {
        var specimen = specimen("Button/a")
        specimen.axes = axes
        let tiles = specimen.tiles
        var lost: [String: String] = [:]
        for tile in tiles { lost[tile.id] = reason(tile.point) }
        return LostTiles.groups(lost, of: tiles).map { "\($0.count): \($0.reason)" }
    }

    @Test func `A state that fails everywhere is named alone`() {
        #expect(said(Axes()) { $0[.state] == .pressed ? "no" : nil } == ["10 of 30 tiles (pressed): no"])
    }

    @Test func `Values of several axes are named where they tell the tiles apart`() {
        let words = said(Axes()) { $0[.state] != .normal && $0[.scheme] == .dark ? "no" : nil }
        #expect(words == ["10 of 30 tiles (pressed, disabled; dark): no"])
    }

    @Test func `A value of an axis of one's own is named with the axis`() {
        let axes = Axes(
            states: [.normal], sizes: [.regular], schemes: [.light], custom: [Axis("kind", ["a", "b"])])
        let kind = Axis("kind", ["a", "b"])
        #expect(said(axes) { $0[kind] == "b" ? "no" : nil } == ["1 of 2 tiles (kind b): no"])
    }

    @Test func `Each reason is said once, in the order of the tiles`() {
        let words = said(Axes(sizes: [.regular], schemes: [.light])) { point in
            point[.state] == .normal ? nil : point[.state].name
        }
        #expect(words == ["1 of 3 tiles (pressed): pressed", "1 of 3 tiles (disabled): disabled"])
    }

    @Test func `All are all, and one that is alone is the tile`() {
        #expect(said(Axes()) { _ in "no" } == ["all of its 30 tiles: no"])
        #expect(
            said(Axes(states: [.normal], sizes: [.regular], schemes: [.light])) { _ in "no" }
                == ["its tile: no"])
        #expect(said(Axes()) { _ in nil } == [])
    }
}
