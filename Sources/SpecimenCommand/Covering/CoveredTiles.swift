internal import ArgumentParser
internal import Catalog
internal import Digests
internal import Golden
internal import Rendering
internal import SourceMode

extension SelectionOptions {
    /// The tiles that are to be drawn: all that are selected, or those few of them that `--cover` asks for.
    ///
    /// What axes change is found by laying out tiles; nothing is drawn for that.
    ///
    /// - Parameter partsAreSpecimens: whether a shard has all tiles of a specimen or none.
    @MainActor func drawnTiles(
        _ invocation: Invocation, _ console: Console, _ fonts: FontOptions, _ outcome: inout Outcome,
        partsAreSpecimens: Bool = false
    ) async throws -> [Selected] {
        guard let strength = cover.size else {
            return try tiles(invocation, console, partsAreSpecimens: partsAreSpecimens)
        }
        if invocation.parts.isEmpty { return [] }
        let catalog = invocation.catalog
        var selection = try selection(of: catalog)
        selection.partsAreSpecimens = partsAreSpecimens
        try checkFilters { filter in selection.matches(filter, in: catalog) }
        for filter in filter where !catalog.specimens.contains(where: { Glob.matches(filter, $0.id) }) {
            throw ValidationError(
                "--cover chooses among all tiles of a specimen, and the filter '\(filter)' is of tiles; choose values "
                    + "by their axes, such as --state normal,pressed")
        }
        for line in selection.lackedValues(in: catalog).map(\.description) { console.note(line) }
        var plans: [(part: Int, plan: CoverPlan)] = []
        for (place, part) in invocation.parts.enumerated() {
            let specimens = selection.of(part).specimens(of: part.catalog).filter { specimen in
                filter.isEmpty || filter.contains { Glob.matches($0, specimen.id) }
            }
            let search = CoverTrials(part: part, strength: strength)
            plans += try await search.plans(of: specimens, invocation, console, fonts, &outcome).map {
                (place, $0)
            }
        }
        guard !plans.isEmpty else { throw ValidationError("no tile is selected") }
        let budget = CoverBudget(plans.map(\.plan.new), budget: cover.budget)
        let words = CoverWords(size: strength)
        console.note(words.sum(zip(plans.map(\.plan), budget.taken).map { ($0, $1) }))
        return invocation.parts.enumerated().compactMap { place, part in
            var tiles: [Tile] = []
            var remarks: [String: String] = [:]
            for (own, count) in zip(plans, budget.taken) where own.part == place {
                tiles += own.plan.tiles(count)
                remarks[own.plan.specimen.id] = words.remark(own.plan, taken: count)
            }
            if tiles.isEmpty { return nil }
            return Selected(
                part: part, place: place, tiles: selection.part(of: tiles), chosen: selection.of(part).names,
                remarks: remarks)
        }
    }
}

/// What is said of tiles that stand for more.
struct CoverWords {
    /// How many values are together.
    let size: Int

    private var noun: String { size == 2 ? "pair" : "triple" }

    /// `24 tiles have each of 310 pairs of values of 2 specimens, in place of 4,320 tiles`.
    func sum(_ plans: [(plan: CoverPlan, taken: Int)]) -> String {
        let taken = plans.reduce(0) { $0 + $1.taken }
        let total = plans.reduce(0) { $0 + $1.plan.total }
        let left = plans.reduce(0) { $0 + self.left($1.plan, $1.taken) }
        let apart = plans.reduce(0) { $0 + $1.plan.impossible }
        let all = TileCount.sum(plans.map(\.plan.all))
        let bare = plans.count { $0.taken == 0 && !$0.plan.new.isEmpty }
        return "\(counted(taken, "tile")) of \(TileCount.words(all)) "
            + (left == 0
                ? "\(taken == 1 ? "has" : "have") each of \(counted(total, noun)) of values"
                : "\(taken == 1 ? "has" : "have") \(total - left) of \(counted(total, noun)) of values, "
                    + "\(left) \(left == 1 ? "is" : "are") left")
            + (apart == 0 ? "" : "; \(apart) more \(apart == 1 ? "does" : "do") not go together")
            + (bare == 0
                ? ""
                : "; the budget is too small for \(counted(bare, "specimen")), of which no tile is drawn")
    }

    /// The same of one specimen, for its sheet.
    func remark(_ plan: CoverPlan, taken: Int) -> String {
        let left = left(plan, taken)
        let what = "\(counted(taken, "tile")) of \(TileCount.words(plan.all))"
        var text =
            left == 0
            ? "Each \(noun) of values is in one of \(what)."
            : "\(plan.total - left) of \(counted(plan.total, noun)) of values are in \(what); "
                + "\(left) \(left == 1 ? "is" : "are") left."
        if plan.impossible > 0 { text += " \(plan.impossible) more do not go together." }
        if !plan.idle.isEmpty {
            text += " Nothing is changed by \(plan.idle.map(\.id).joined(separator: ", "))."
        }
        return text
    }

    private func left(_ plan: CoverPlan, _ taken: Int) -> Int { plan.new.dropFirst(taken).reduce(0, +) }
}
