@testable import Catalog
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A few tiles of many, each under a caption of its own.
@MainActor struct SheetGridTests {
    private static let look = Axis("look", ["plain", "card", "glass", "small"])
    private let button: Specimen

    init() {
        var axes = Axes(custom: [SheetGridTests.look])
        axes[.type] = [.large, .small]
        button = specimen("Button/a", axes: axes)
    }

    /// The tiles with these names, behind the specimen's id, in this order.
    private func tiles(_ names: String...) -> [Tile] {
        names.map { name in button.tiles.first { $0.point.name == name }! }
    }

    private var few: [Tile] {
        tiles(
            "normal-regular@2x", "pressed-large-look=glass@2x", "normal-small-dark@2x",
            "disabled-mini-look=card@2x", "pressed-regular-dark-type=small-look=small@2x",
            "normal-extraLarge@2x")
    }

    @Test func `Few tiles stand one behind the other, light ones and dark ones in their order`() {
        let plan = SheetPlan(scattered: button, tiles: few)
        #expect(plan.isGrid && plan.halves.map(\.caption) == ["Light", "Dark"])
        // Four light ones make two rows of two; the two dark ones stand in the first.
        #expect(plan.halves.map(\.columns.count) == [2, 2])
        let names = plan.rows.map { $0.tiles.map { $0?.point.name } }
        #expect(
            names == [
                [
                    "normal-regular@2x", "pressed-large-look=glass@2x", "normal-small-dark@2x",
                    "pressed-regular-dark-type=small-look=small@2x",
                ],
                ["disabled-mini-look=card@2x", "normal-extraLarge@2x", nil, nil],
            ])
    }

    @Test func `Captions name what is not usual, with the axis where two have a value of that name`() {
        let plan = SheetPlan(scattered: button, tiles: few)
        #expect(
            few.map(plan.caption) == [
                "usual", "pressed, size large, look glass", "size small", "disabled, mini, look card",
                "pressed, text size small, look small", "extra large",
            ])
        #expect(plan.note == "Captions name the values that are not the usual ones.")
    }

    @Test func `Tiles that fill more than half of a table stay one`() {
        let light = button.tiles.filter { $0.point[.scheme] == .light }
        #expect(!SheetPlan(scattered: button, tiles: light + button.tiles).isGrid)
        #expect(SheetPlan(scattered: button, tiles: light).isGrid, "exactly half")
        #expect(SheetPlan(scattered: button, tiles: button.tiles).note == nil)
    }

    @Test(arguments: [1, 2, 5, 30, 60])
    func `Every tile stands in one place, in no more than six columns`(count: Int) {
        let tiles = Array(button.tiles.prefix(count))
        let plan = SheetPlan(scattered: button, tiles: tiles)
        let placed = plan.rows.flatMap { $0.tiles.compactMap { $0?.id } }
        #expect(placed.sorted() == tiles.map(\.id).sorted())
        #expect(plan.halves.allSatisfy { 1...6 ~= $0.columns.count })
    }

    /// Words of 10 points a letter and lines of 20; pictures of 20 by 10.
    @Test func `A caption stands above its tile, and no room is left for captions of rows`() {
        let plan = SheetPlan(scattered: button, tiles: few)
        let picture = DisplayList(size: CGSize(width: 20, height: 10), scale: 1, items: [])
        let pictures = plan.rows.map { $0.tiles.map { $0 == nil ? nil : picture } }
        let measures = plan.measures(pictures) { caption, width in
            let letters = CGFloat(caption.text.count * 10)
            return CGSize(width: min(letters, width), height: (letters / width).rounded(.up) * 20)
        }
        // 168 and the gap of 12; the widest captions take three lines of it, and two.
        #expect(measures.columns == [180, 180, 180, 180])
        let high: CGFloat = 20 * 3 + 4 + 10 + 20
        #expect(measures.rows == [high, high - 20])
        let limits = SheetLimits(side: 1e6, area: 1e12)
        let width = measures.contentWidth(plan, within: limits)
        let panel: CGFloat = 20 + 360 + 20
        #expect(width == panel * 2 + 20, "two panels and the gap between them")
        let page = measures.pages(plan, within: limits, firstHead: 0, head: 0, foot: 0)[0]
        let view = SheetView(
            plan: plan, page: page, pictures: pictures, measures: measures,
            head: SheetHead(title: "Title", subtitle: "Below", details: []), width: width)
        var words: [String: CGPoint] = [:]
        layOut(view, scale: 1).list.walk { item in
            if case .glyphs(let run) = item, let first = run.glyphs.first {
                words[run.text] = CGPoint(x: first.x, y: first.y)
            }
            return .into
        }
        // Margin, title, 6, line below, 28, gap, the half's caption, and the baseline of a line.
        let top: CGFloat = 40 + 20 + 6 + 20 + 28 + 20 + 40 + 15
        let (left, next): (CGFloat, CGFloat) = (40 + 20 + Tile.margin, 360 + 20 + 20 + 20)
        #expect(words["usual"] == CGPoint(x: left, y: top))
        #expect(words["size small"] == CGPoint(x: left + next, y: top))
        #expect(words["extra large"] == CGPoint(x: left + 180, y: top + high))
    }
}
