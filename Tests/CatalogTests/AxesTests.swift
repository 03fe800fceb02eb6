import Catalog
import Controls
import Foundation
import Testing
import ViewCore

struct AxesTests {
    @Test func `The usual axes are three states, five sizes and two schemes`() {
        #expect(Axes().points.count == 30)
    }

    @Test func `States turn fastest, then schemes, then sizes`() {
        let points = Axes(states: [.normal, .pressed], sizes: [.mini, .large]).points
        #expect(
            points.map(\.name) == [
                "normal-mini@2x", "pressed-mini@2x", "normal-mini-dark@2x", "pressed-mini-dark@2x",
                "normal-large@2x", "pressed-large@2x", "normal-large-dark@2x",
                "pressed-large-dark@2x",
            ])
    }

    @Test func `Of declared axes the last turns fastest`() {
        let names = onePoint { $0.custom = [.flag("a"), .flag("b")] }.points.map(\.name)
        #expect(
            names == [
                "normal-regular@2x", "normal-regular-b=on@2x", "normal-regular-a=on@2x",
                "normal-regular-a=on-b=on@2x",
            ])
    }

    @Test func `The count is that of the points`() {
        let axes = Axes(custom: [.flag("a"), Axis("b", ["1", "2", "3"])])
        #expect(axes.count == axes.points.count)
    }

    @Test func `A count beyond all numbers is the largest one`() {
        let wide = Axis("w", (0..<1000).map(String.init))
        #expect(Axes(custom: Array(repeating: wide, count: 10)).count == Int.max)
    }

    @Test func `Axes without a state have no points`() {
        #expect(Axes(states: []).points.isEmpty)
    }
}

struct CatalogProblemTests {
    @Test func `Ids begin with the group`() {
        #expect(
            catalog(specimen("Button/primary.quiet")).specimens.map(\.id) == ["Group/Button/primary.quiet"])
    }

    @Test func `Slashes part a name, other characters are encoded`() {
        #expect(
            Catalog("My App") { specimen("Button/a b") }.specimens.map(\.id)
                == ["My%20App/Button/a%20b"])
    }

    @Test func `Equal ids are a problem that names both`() {
        let problems = catalog(specimen("Button/a"), specimen("Button/a")).problems
        #expect(problems.count == 1 && problems[0].contains("Group/Button/a"))
    }

    @Test func `Ids equal but for case are a problem`() {
        #expect(catalog(specimen("Button/save"), specimen("Button/Save")).problems.count == 1)
    }

    @Test func `Different ids are no problem`() {
        #expect(catalog(specimen("Button/a"), specimen("Button/b")).problems == [])
    }

    @Test func `Joined catalogues are checked together`() {
        #expect((catalog(specimen("Button/a")) + catalog(specimen("Button/A"))).problems.count == 1)
    }

    @Test(arguments: [(200, 0), (201, 1)])
    func `A tile's id has 200 bytes at most`(bytes: Int, problems: Int) {
        let rest = "Group/Button//normal-regular@2x".utf8.count
        let name = String(repeating: "x", count: bytes - rest)
        #expect(catalog(specimen("Button/\(name)", axes: onePoint())).problems.count == problems)
    }

    @Test func `Encoded bytes count`() {
        let name = String(repeating: "é", count: 40)
        #expect(catalog(specimen("Button/\(name)", axes: onePoint())).problems.count == 1)
    }

    @Test(arguments: ["", "Button", "/", "Button/", "../../etc"])
    func `A name that is no path of its own never leaves the group`(name: String) {
        let catalog = catalog(specimen(name, axes: onePoint()))
        let isSafe = catalog.tiles.allSatisfy { tile in
            tile.id.hasPrefix("Group/") && !tile.id.split(separator: "/").contains("..")
        }
        #expect(isSafe || !catalog.problems.isEmpty, "\(catalog.tiles.map(\.id))")
    }

    @Test func `A tile is as far from the usual one as it has axes elsewhere`() {
        func distances(_ axes: Axes) -> [String: Int] {
            Dictionary(
                uniqueKeysWithValues: specimen("Button/a", axes: axes).tiles.map {
                    ($0.point.name, $0.distance)
                })
        }
        let all = distances(Axes())
        #expect(all["normal-regular@2x"] == 0 && all.values.count { $0 == 0 } == 1)
        #expect(all["pressed-regular@2x"] == 1 && all["normal-large-dark@2x"] == 2)
        #expect(all["disabled-mini-dark@2x"] == 3)
        // Without the default, the first value is the usual one.
        let toggle = distances(
            Axes(states: [TileState(.on), TileState(.off)], sizes: [.large], schemes: [.dark]))
        #expect(toggle == ["on-large-dark@2x": 0, "off-large-dark@2x": 1])
    }
}
