public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these distances from the start; those that are not there are passed over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at these distances from the start, in their order, before the one at `destination`.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let kept = all.enumerated().filter { !source.contains($0.offset) }
        let moved = all.indices.filter { source.contains($0) }.map { all[$0] }
        let order =
            kept.filter { $0.offset < destination }.map(\.element) + moved
            + kept.filter { $0.offset >= destination }.map(\.element)
        for (index, element) in zip(indices, order) { self[index] = element }
    }
}
