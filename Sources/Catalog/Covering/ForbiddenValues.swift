/// Values that do not go together: a row has at most all but one of each group.
struct ForbiddenValues {
    struct Literal: Hashable {
        let axis: Int
        let value: Int
    }

    private let groups: [[Literal]]
    /// The groups that an axis is in.
    private let byAxis: [[Int]]
    /// The axes that are in any group.
    private let axes: [Int]
    private let counts: [Int]

    /// How many choices are tried before a question counts as too hard: more than any list that people write needs.
    static let limit = 200_000

    init(_ groups: [[Literal]], counts: [Int]) {
        self.counts = counts
        self.groups = groups
        var byAxis = counts.map { _ in [Int]() }
        for (place, group) in groups.enumerated() {
            for axis in Set(group.map(\.axis)) { byAxis[axis].append(place) }
        }
        self.byAxis = byAxis
        axes = byAxis.indices.filter { !byAxis[$0].isEmpty }
    }

    var isEmpty: Bool { groups.isEmpty }

    func concerns(_ axis: Int) -> Bool { !byAxis[axis].isEmpty }

    /// Whether values of the other axes can be found.
    ///
    /// - Parameter row: the value of each axis, below 0 where none is chosen.
    func canBeCompleted(_ row: [Int]) throws(CoverError) -> Bool {
        guard !isEmpty else { return true }
        guard !axes.contains(where: { row[$0] >= 0 && isBroken(by: $0, in: row) }) else { return false }
        var (row, tries) = (row, 0)
        return try complete(&row, from: 0, &tries)
    }

    private func complete(_ row: inout [Int], from place: Int, _ tries: inout Int) throws(CoverError) -> Bool
    {
        guard place < axes.count else { return true }
        let axis = axes[place]
        if row[axis] >= 0 { return try complete(&row, from: place + 1, &tries) }
        for value in 0..<counts[axis] {
            tries += 1
            guard tries < ForbiddenValues.limit else { throw .tangled }
            row[axis] = value
            if !isBroken(by: axis, in: row), try complete(&row, from: place + 1, &tries) { return true }
        }
        row[axis] = -1
        return false
    }

    /// Whether the row has all of a group that the axis is in.
    func isBroken(by axis: Int, in row: [Int]) -> Bool {
        byAxis[axis].contains { place in groups[place].allSatisfy { row[$0.axis] == $0.value } }
    }
}

/// Why no cover is found.
package enum CoverError: Error, Hashable, CustomStringConvertible {
    /// So many tuples would be counted.
    case tooMany(Int)
    /// Nothing is left of what is allowed.
    case nothingAllowed
    /// Whether values can go together takes too long to find out.
    case tangled

    package var description: String {
        switch self {
        case .tooMany(let count):
            "the axes have \(count) combinations to cover, and the limit is \(Cover.limit); choose fewer values"
        case .nothingAllowed: "the values that do not go together leave no tile"
        case .tangled: "the values that do not go together are too tangled to be worked out; state fewer"
        }
    }
}
