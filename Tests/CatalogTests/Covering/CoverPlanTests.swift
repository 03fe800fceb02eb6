import Controls
import Testing
import ViewCore

@testable import Catalog

struct CoverPlanTests {
    private static let haptic = Axis("haptic", title: "Haptic", ["none", "light", "heavy"])

    private var axes: Axes { Axes(custom: [CoverPlanTests.haptic, Axis.flag("wide")]) }

    private func plan(_ specimen: Specimen, _ changing: Set<String>, _ strength: Int = 2) throws -> CoverPlan
    {
        var known: [CoverShape: Cover] = [:]
        return try CoverPlan(specimen, by: changing, strength: strength, known: &known)
    }

    @Test func `An axis that changes nothing stays where it is, and the others have every pair`() throws {
        let plan = try plan(specimen("Button/a", axes: axes), ["state", "size", "scheme", "wide"])
        let tiles = plan.tiles(.max)
        #expect(plan.idle.map(\.id) == ["haptic"] && tiles.allSatisfy { !$0.id.contains("haptic") })
        #expect(tiles[0].id == specimen("Button/a", axes: axes).axes.normal.map { "Button/a/" + $0.name })
        #expect(Set(tiles.map(\.id)).count == tiles.count)
        let turning = axes.list.indices.filter {
            axes.list[$0].values.count > 1 && axes.list[$0].id != "haptic"
        }
        for one in turning {
            for other in turning where other > one {
                let pairs = Set(tiles.map { [$0.point.values[one].name, $0.point.values[other].name] })
                #expect(pairs.count == axes.list[one].values.count * axes.list[other].values.count)
            }
        }
    }

    @Test func `Values that are kept apart are in no tile of a cover, whatever spells them`() throws {
        let kept = specimen("Button/a", axes: axes).apart("haptic=heavy", "wide=on").apart(
            "haptic=none", "size=mini")
        let plan = try plan(kept, ["size", "haptic", "wide"])
        let ids = plan.tiles(.max).map(\.id)
        #expect(
            plan.impossible == 2 && !ids.contains { $0.contains("haptic=heavy") && $0.contains("wide=on") })
        #expect(!ids.contains { !$0.contains("haptic") && $0.contains("mini") })
        #expect(ids.contains { $0.contains("haptic=heavy") } && ids.contains { $0.contains("wide=on") })
        // Nothing tries them either.
        let trials = kept.tiles(at: CoverPlan.trials(of: kept)).map(\.id)
        #expect(!trials.contains { $0.contains("haptic=heavy") && $0.contains("wide=on") })
    }

    @Test func `A word alone is a value, or each value of an axis but the usual one`() throws {
        let value = specimen("Button/a", axes: axes).apart("heavy", "wide=on")
        #expect(try plan(value, ["haptic", "wide"]).impossible == 1)
        let axis = specimen("Button/a", axes: axes).apart("haptic", "wide")
        let found = try plan(axis, ["haptic", "wide"])
        #expect(!found.tiles(.max).map(\.id).contains { $0.contains("haptic=") && $0.contains("wide=on") })
        #expect(found.tiles(.max).map(\.id).contains { $0.contains("haptic=") })
    }

    @Test func `Values that the specimen does not have keep nothing apart`() throws {
        let kept = specimen("Button/a", axes: axes)
            .apart("haptic=none", "sound=loud").apart("haptic=wild").apart("nonsense")
        #expect(try plan(kept, ["haptic", "wide"]).impossible == 0)
    }

    @Test func `Trials differ from the usual tile in two axes at most, each pair of values once`() {
        let specimen = specimen("Button/a", axes: axes)
        let trials = CoverPlan.trials(of: specimen)
        let star = AxisEffects.star(specimen.axes, specimen.axes.points)
        #expect(Set(trials) == Set(star) && trials.count == star.count)
    }
}
