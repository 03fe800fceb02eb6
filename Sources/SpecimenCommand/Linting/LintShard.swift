internal import Catalog
internal import Digests
internal import Lint

/// What the findings of one part of the specimens are made of, by which `merge` tells all parts' findings as one run would.
///
/// It stands in the JSON of a part. Findings are those that exemptions have left, each of its tile.
struct LintShard: Codable {
    /// A finding of some tiles of one specimen.
    struct Found: Codable {
        /// Its place among the facts.
        var fact: Int
        var tiles: [String]
        /// Where its specimen is in the whole run: which part of the program, and which specimen of that.
        var place: [Int]
        /// Whether a baseline has it.
        var isKnown = false
    }

    /// An exemption, and whether a baseline has that it is for nothing.
    struct Judged: Codable {
        var exemption: JudgedExemption
        var isKnown = false
        /// Where one run of all would have it, by numbers from left to right.
        var place: [Int]
    }

    /// Where a specimen is declared.
    struct Declared: Codable {
        var id: String
        var file: String
        var line: Int
    }

    let version: Int
    let shard: String
    /// Whether the parts together have all tiles, so that an exemption which nothing needs is one for good.
    let isWhole: Bool
    private(set) var facts: [Finding] = []
    private(set) var found: [Found] = []
    private(set) var exemptions: [Judged] = []
    /// The specimens that were looked at.
    private(set) var specimens: [Declared] = []

    /// The form of it that is read.
    static let current = 1
    /// Behind every specimen, for what is of none.
    private static let last = 1 << 40

    init(of shard: Shard, isWhole: Bool) {
        (version, self.shard, self.isWhole) = (LintShard.current, "\(shard)", isWhole)
    }

    /// Takes in what was found in one part of the program.
    ///
    /// - Parameters:
    ///   - judged: those of the settings first, then those of specimens, in the specimens' order.
    ///   - settings: how many are of the settings.
    mutating func add(
        _ left: [PlacedFinding], _ judged: [JudgedExemption], settings: Int,
        of selected: SelectionOptions.Selected
    ) {
        var order: [String: Int] = [:]
        for (place, specimen) in selected.part.catalog.specimens.enumerated() { order[specimen.id] = place }
        func place(_ tiles: [String]) -> Int {
            tiles.first.flatMap { order[specimenID(of: $0)] } ?? LintShard.last
        }
        var known: [Finding: Int] = [:]
        for (index, fact) in facts.enumerated() { known[fact] = index }
        for placed in left {
            let fact = known[placed.finding] ?? facts.count
            if fact == facts.count {
                facts.append(placed.finding)
                known[placed.finding] = fact
            }
            found.append(
                Found(fact: fact, tiles: placed.tiles, place: [selected.place, place(placed.tiles)]))
        }
        for (index, exemption) in judged.enumerated() {
            let own = place(exemption.finding.tiles)
            exemptions.append(
                Judged(
                    exemption: exemption,
                    place: index < settings
                        ? [selected.place, 0, index, own] : [selected.place, 1, own, index]))
        }
    }

    /// Where the specimens that were looked at are declared.
    mutating func set(_ places: [String: (file: String, line: Int)]) {
        specimens = places.sorted { $0.key < $1.key }.map { id, place in
            Declared(id: id, file: place.file, line: place.line)
        }
    }

    /// Says what a baseline has; of a finding that it has in some tiles the others are left.
    mutating func sort(by baseline: LintBaseline) {
        let sieve = baseline.sieve
        for index in found.indices {
            let rest = sieve(PlacedFinding(facts[found[index].fact], tiles: found[index].tiles))
            found[index].isKnown = rest == nil
            if let rest { found[index].tiles = rest.tiles }
        }
        for index in exemptions.indices {
            exemptions[index].isKnown = sieve(exemptions[index].exemption.finding) == nil
        }
    }
}
