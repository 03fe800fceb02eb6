@testable import Catalog
import Testing
import ViewCore

struct SheetFoldingTests {
    /// The rows' and columns' captions where a tile looks as `look` says.
    private func folded<Look: Hashable>(
        _ axes: Axes, _ look: (TilePoint) -> Look?
    ) -> (rows: [String], columns: [[String]], note: String?) {
        let specimen = specimen("Button/a", axes: axes)
        let plan = SheetPlan(specimen, tiles: specimen.tiles)
        let digests = plan.rows.map { $0.tiles.map { tile in tile.flatMap { look($0.point) } } }
        let result = plan.folded(digests)
        // What stays is the first of its kind, and every picture of the plan is still there.
        let kept = result.rows.map { row in result.columns.map { digests[row][$0] } }
        #expect(Set(kept.joined()) == Set(digests.joined()))
        #expect(result.plan.rows.map { $0.tiles.map { $0.flatMap { look($0.point) } } } == kept)
        return (
            result.plan.rows.map(\.line.caption),
            result.plan.halves.map { $0.columns.map(\.caption) }, result.plan.note
        )
    }

    private let shadow = Axis.flag("shadow")
    private let icon = Axis("icon", ["none", "leading", "trailing"])

    @Test func `Where all tiles differ nothing is folded`() {
        let result = folded(Axes()) { $0.name }
        #expect(result.rows == ["mini", "small", "regular", "large", "extra large"])
        #expect(result.columns == [["normal", "pressed", "disabled"], ["normal", "pressed", "disabled"]])
        #expect(result.note == nil)
    }

    @Test func `A filmstrip ends with what is at rest`() {
        var axes = Axes(states: [.pressed], sizes: [.regular], schemes: [.light])
        axes[.moment] = [.settled] + [0, 100].compactMap { Moment(milliseconds: $0) }
        let moving = folded(axes) { $0.name }
        #expect(moving.columns == [["pressed\n0 ms", "pressed\n100 ms", "pressed\nat rest"]])
        // Nothing moves after 100 ms.
        let ended = folded(axes) { $0[.moment].milliseconds == 0 ? 0 : 1 }
        #expect(ended.columns == [["pressed\n0 ms", "pressed\n100 ms, at rest"]])
    }

    @Test func `Moments of one state stand side by side`() {
        var axes = Axes(states: [.pressed, .disabled], sizes: [.regular], schemes: [.light])
        axes[.moment] = [0, 100].compactMap { Moment(milliseconds: $0) }
        #expect(
            folded(axes) { $0.name }.columns
                == [["pressed\n0 ms", "pressed\n100 ms", "disabled\n0 ms", "disabled\n100 ms"]])
        // Disabled does not move.
        let still = folded(axes) { [$0[.state] == .pressed ? $0[.moment].name : "still"] }
        #expect(still.columns == [["pressed\n0 ms", "pressed\n100 ms", "disabled\n0 ms, 100 ms"]])
    }

    @Test func `Where a style ignores the size one row stands for all`() {
        let result = folded(Axes()) { [$0[.state].name, $0[.scheme].rawValue] }
        #expect(result.rows == ["mini – extra large"])
        #expect(result.note == "The style ignores size. Equal rows and columns are shown once.")
    }

    @Test func `A run of three or more is told by its ends, other values one by one`() {
        let result = folded(Axes(schemes: [.light])) { point in
            [point[.state].name, point[.size] == .mini || point[.size] == .large ? "a" : "b"]
        }
        #expect(result.rows == ["mini, large", "small, regular, extra large"])
        #expect(folded(Axes()) { [$0.name, $0[.size] > .mini ? "" : "a"] }.rows.count == 5)
        let run = folded(Axes(schemes: [.light])) { [$0[.state].name, $0[.size] == .mini ? "a" : ""] }
        #expect(run.rows == ["mini", "small – extra large"])
        #expect(run.note == "Equal rows and columns are shown once.")
    }

    @Test func `Columns fold in each half by themselves`() {
        let result = folded(Axes()) { point in
            let state = point[.scheme] == .dark && point[.state] == .disabled ? .normal : point[.state]
            return [state.name, point[.size].rawValue, point[.scheme].rawValue]
        }
        #expect(result.columns == [["normal", "pressed", "disabled"], ["normal, disabled", "pressed"]])
    }

    @Test func `A column that differs in one row is not folded`() {
        let result = folded(Axes(schemes: [.light])) { point in
            point[.size] == .large && point[.state] == .pressed ? "pressed" : point[.size].rawValue
        }
        #expect(result.columns == [["normal, disabled", "pressed"]])
    }

    @Test func `Several axes fold together where every combination looks the same`() {
        let axes = Axes(custom: [shadow, icon])
        let result = folded(axes) { [$0[.state].name, $0[.scheme].rawValue, $0[icon]] }
        #expect(
            result.rows == [
                "mini – extra large\nshadow off, on\nicon none",
                "mini – extra large\nshadow off, on\nicon leading",
                "mini – extra large\nshadow off, on\nicon trailing",
            ])
        #expect(result.note == "The style ignores size and shadow. Equal rows and columns are shown once.")
    }

    @Test func `Equal rows that make no combinations are told one after the other`() {
        let axes = Axes(
            states: [.normal], sizes: [.regular], schemes: [.light], custom: [shadow, Axis.flag("edge")])
        let result = folded(axes) { $0[shadow] == $0[.flag("edge")] }
        #expect(
            result.rows == [
                "shadow off\nedge off\nor shadow on\nedge on", "shadow off\nedge on\nor shadow on\nedge off",
            ])
        #expect(result.note == "Equal rows and columns are shown once.")
    }

    @Test func `Rows that lack different tiles are not equal`() {
        let result = folded(Axes(schemes: [.light])) { point in
            point[.size] == .mini && point[.state] == .pressed ? nil : 0
        }
        #expect(result.rows == ["mini", "small – extra large"])
    }

    @Test func `A sheet without tiles has no rows and no note`() {
        let plan = SheetPlan(specimen("Button/a", axes: Axes(sizes: [])), tiles: [])
        let result = plan.folded([[Int?]]())
        #expect(result.plan.rows.isEmpty)
    }
}

struct AxisEffectTests {
    private let axes = Axes(custom: [Axis.flag("shadow")])

    private func effects<Look: Hashable>(
        _ points: [TilePoint]? = nil, _ look: (TilePoint) -> Look
    ) -> [String] {
        AxisEffects.effects(of: axes, (points ?? axes.points).map { ($0, look($0)) }).map { effect in
            let alike = effect.alike.map { $0.map(\.name).joined(separator: "=") }
            return "\(effect.axis.id) \(effect.changes) \(alike.joined(separator: " "))"
        }
    }

    @Test func `An axis that no picture depends on changes nothing`() {
        #expect(
            effects { [$0[.state].name, $0[.size] == .mini ? "mini" : ""] } == [
                "state true normal pressed disabled", "size true mini small=regular=large=extraLarge",
                "scheme false light=dark", "shadow false off=on",
            ])
    }

    @Test func `An axis with one value cannot be told`() {
        #expect(effects { _ in 0 }.contains { $0.hasPrefix("type") } == false)
        #expect(effects([axes.points[0]]) { _ in 0 } == [])
    }

    @Test func `What shows at another value of one axis only is found by the star`() {
        let star = AxisEffects.star(axes, axes.points)
        let look = { (point: TilePoint) in point[.size] == .extraLarge && point[.scheme] == .dark }
        #expect(star.count < axes.count)
        #expect(effects(star, look) == effects(nil, look))
    }

    @Test func `What shows at other values of two axes takes every point`() {
        let look = { (point: TilePoint) in
            point[.size] == .large && point[.scheme] == .dark && point[.state] == .pressed
        }
        #expect(effects(nil, look)[0].hasPrefix("state true"))
        #expect(effects(AxisEffects.star(axes, axes.points), look)[0].hasPrefix("state false"))
    }

    @Test func `The star has each axis at every value with each other axis' values`() {
        let star = AxisEffects.star(axes, axes.points)
        for size in ControlSize.allCases {
            for state in axes[.state] {
                #expect(star.contains { $0[.size] == size && $0[.state] == state })
            }
        }
    }
}
