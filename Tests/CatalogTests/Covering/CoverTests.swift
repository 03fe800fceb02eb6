import Testing

@testable import Catalog

/// Covers, each looked through pair by pair.
struct CoverTests {
    /// Axes of a published case, as counts of values with how many axes have them.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let counts: [Int]
        /// What the tools of the comparison need, those that tell.
        let sizes: [Int]

        init(_ name: String, _ axes: [(count: Int, axes: Int)], _ sizes: [Int]) {
            self.name = name
            counts = axes.flatMap { [Int](repeating: $0.count, count: $0.axes) }
            self.sizes = sizes
        }

        var testDescription: String { name }

        /// Of an even number of tools the smaller one of the two in the middle.
        var median: Int { sizes.sorted()[(sizes.count - 1) / 2] }
    }

    /// The table of https://www.pairwise.org/efficiency.html as it is kept in `docs/efficiency.md` of
    /// https://github.com/microsoft/pict: AETG, IPO, TConfig, CTS, Jenny, TestCover, DDA, AllPairs, PICT, EXACT, IPO-s,
    /// ecFeed, JCUnit and CoverTable.
    static let published = [
        Case("3^4", [(3, 4)], [9, 9, 9, 9, 11, 9, 9, 9, 9, 9, 10, 10, 9]),
        Case("3^13", [(3, 13)], [15, 17, 15, 15, 18, 15, 18, 17, 18, 15, 17, 19, 23, 17]),
        Case(
            "4^15 3^17 2^29", [(4, 15), (3, 17), (2, 29)],
            [41, 34, 40, 39, 38, 29, 35, 34, 37, 32, 37, 49, 34]),
        Case(
            "4 3^39 2^35", [(4, 1), (3, 39), (2, 35)],
            [28, 26, 30, 29, 28, 21, 27, 26, 27, 21, 23, 28, 33, 26]),
        Case("2^100", [(2, 100)], [10, 15, 14, 10, 16, 10, 15, 14, 15, 10, 10, 16, 18, 12]),
        Case("10^20", [(10, 20)], [180, 212, 231, 210, 193, 181, 201, 197, 210, 220, 203, 245, 195]),
    ]

    /// The tuples of `strength` axes that no row has, and that no group keeps apart.
    private func lacking(
        _ counts: [Int], _ strength: Int, _ rows: [[Int]], _ groups: [[(axis: Int, value: Int)]] = []
    ) -> [[(axis: Int, value: Int)]] {
        var sets: [[Int]] = [[]]
        for _ in 0..<strength {
            sets = sets.flatMap { set in counts.indices.filter { $0 > set.last ?? -1 }.map { set + [$0] } }
        }
        return sets.flatMap { axes -> [[(axis: Int, value: Int)]] in
            var had: Set<[Int]> = []
            for row in rows { had.insert(axes.map { row[$0] }) }
            var all: [[Int]] = [[]]
            for axis in axes { all = all.flatMap { values in (0..<counts[axis]).map { values + [$0] } } }
            return all.filter { !had.contains($0) }.map { values in zip(axes, values).map { ($0, $1) } }
        }
    }

    @Test(arguments: published)
    func `No cover has more rows than half of the published tools need, and each has every pair`(
        _ example: Case
    ) throws {
        let usual = example.counts.map { $0 - 1 }
        let cover = try Cover(counts: example.counts, strength: 2, usual: usual)
        #expect(cover.rows.count <= example.median, "\(cover.rows.count) of \(example.median)")
        #expect(lacking(example.counts, 2, cover.rows).isEmpty)
        #expect(cover.rows[0] == usual)
        #expect(cover.new == cover.new.sorted(by: >) && !cover.new.contains(0))
        #expect(
            cover.rows.allSatisfy { row in zip(row, example.counts).allSatisfy { (0..<$1).contains($0) } })
    }

    @Test(arguments: [
        [2, 2], [5, 5, 2], [1, 4, 1, 3], [7], [1, 1], [2, 3, 4, 5, 6], [9, 9, 9], [8, 8, 8, 8],
        [13, 2, 2, 2], [25, 25, 3],
    ])
    func `Axes of any sizes are covered, in pairs and in triples`(counts: [Int]) throws {
        for strength in 2...3 {
            let cover = try Cover(counts: counts, strength: strength, usual: counts.map { _ in 0 })
            let turning = counts.filter { $0 > 1 }
            #expect(lacking(counts, min(strength, max(turning.count, 1)), cover.rows).isEmpty)
            #expect(cover.rows[0] == counts.map { _ in 0 } && cover.impossible == 0)
            // No fewer than the largest axes have combinations, and no more than there are.
            let floor = turning.sorted(by: >).prefix(strength).reduce(1, *)
            #expect((floor...turning.reduce(1, *)).contains(cover.rows.count), "\(cover.rows.count)")
        }
    }

    @Test func `Triples of the axes that specimens have are all there`() throws {
        let counts = [5, 5, 2, 2, 4, 3, 2]
        let cover = try Cover(counts: counts, strength: 3, usual: counts.map { _ in 0 })
        #expect(lacking(counts, 3, cover.rows).isEmpty && cover.rows.count <= 130, "\(cover.rows.count)")
    }

    @Test func `The same is found again`() throws {
        let counts = [4, 3, 3, 2, 5]
        let rows = try (0..<3).map { _ in
            try Cover(counts: counts, strength: 2, usual: [0, 0, 0, 0, 0], forbidden: [[(0, 1), (4, 2)]]).rows
        }
        #expect(rows[0] == rows[1] && rows[1] == rows[2])
    }

    /// Groups of two and three values, one of a value alone, and two that together rule out a third pair.
    @Test(arguments: [
        [[(0, 1), (3, 1)]], [[(0, 1), (3, 1)], [(1, 0), (2, 0)], [(2, 1), (3, 0), (4, 0)]], [[(1, 2)]],
        [[(0, 0), (3, 0)], [(3, 1), (4, 0)]], [[(0, 0), (1, 0)], [(0, 0), (1, 1)]],
        [[(0, 9), (1, 0)]],
    ])
    func `What is kept apart is in no row, and all else that can be is in one`(groups: [[(Int, Int)]]) throws
    {
        let counts = [3, 3, 3, 2, 2]
        let apart = groups.map { $0.map { (axis: $0.0, value: $0.1) } }
        let cover = try Cover(counts: counts, strength: 2, usual: [0, 1, 1, 0, 1], forbidden: apart)
        func isAllowed(_ row: [Int]) -> Bool {
            !apart.contains { group in group.allSatisfy { row[$0.axis] == $0.value } }
        }
        #expect(cover.rows.allSatisfy(isAllowed))
        var all: [[Int]] = [[]]
        for count in counts { all = all.flatMap { row in (0..<count).map { row + [$0] } } }
        let allowed = all.filter(isAllowed)
        let lacking = lacking(counts, 2, cover.rows)
        for pair in lacking {
            #expect(!allowed.contains { row in pair.allSatisfy { row[$0.axis] == $0.value } }, "\(pair)")
        }
        #expect(cover.impossible == lacking.count)
        #expect(cover.left(after: 0) == cover.total && cover.left(after: cover.rows.count) == 0)
    }

    @Test func `Values that leave nothing, and axes that are too many, are refused in words`() {
        #expect(throws: CoverError.nothingAllowed) {
            try Cover(counts: [2, 2], strength: 2, usual: [0, 0], forbidden: [[(0, 0)], [(0, 1)]])
        }
        #expect(throws: CoverError.nothingAllowed) {
            try Cover(counts: [1, 2], strength: 2, usual: [0, 0], forbidden: [[(0, 0)]])
        }
        #expect(throws: CoverError.tooMany(Cover.limit + 1)) {
            try Cover(counts: [3000, 3000], strength: 2, usual: [0, 0])
        }
        #expect(throws: CoverError.self) {
            try Cover(
                counts: [Int](repeating: .max / 2, count: 40), strength: 3,
                usual: [Int](repeating: 0, count: 40))
        }
    }

    @Test func `Values that are tangled without end are given up in words`() {
        // Pigeons: eleven axes, ten values, none twice.
        let axes = 11
        var groups: [[(axis: Int, value: Int)]] = []
        for a in 0..<axes {
            for b in 0..<a { for value in 0..<10 { groups.append([(a, value), (b, value)]) } }
        }
        #expect(throws: CoverError.tangled) {
            try Cover(
                counts: [Int](repeating: 10, count: axes), strength: 2,
                usual: [Int](repeating: 0, count: axes),
                forbidden: groups)
        }
    }
}
