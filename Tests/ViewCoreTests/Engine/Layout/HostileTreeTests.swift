import Drawing
import HostileTrees
import Testing

/// The first few hundred trees of `scripts/checks/hostile`.
@MainActor struct HostileTreeTests {
    @Test(arguments: 0..<20)
    func `Hostile trees are laid out whole, with few measurements`(_ group: Int) {
        for seed in group * 20..<(group + 1) * 20 {
            let cost = HostileCost(seed: seed)
            #expect(cost.problem == nil, "tree \(seed): \(cost.words)")
            #expect(cost.perNode <= 1_000, "tree \(seed): \(cost.words)")
        }
    }

    @Test func `The same tree takes the same measurements and has the same picture`() {
        for seed in 0..<20 {
            let (one, two) = (HostileCost(seed: seed), HostileCost(seed: seed))
            #expect(one.list == two.list, "tree \(seed)")
            #expect(one.answers == two.answers, "tree \(seed)")
            #expect(one.warnings == two.warnings, "tree \(seed)")
        }
    }
}
