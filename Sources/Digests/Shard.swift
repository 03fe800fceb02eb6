/// One part of a run that is shared among machines, such as `2/4`.
///
/// What belongs to a part is said by its content alone. So whatever is added or taken away, all else stays in its part,
/// and equal contents are in one. The parts are as even as chance makes them: each of N parts of J contents has J/N of
/// them, give or take a few times the root of J/N.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1.
    package let index: Int
    package let count: Int

    package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

    /// The part that `I/N` names, if 1 ≤ I ≤ N.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            return nil
        }
        self.init(index: index, count: count)
    }

    package var description: String { "\(index)/\(count)" }

    /// Whether the content is in this part; without a count above 1 there is one part.
    package func takes(_ content: ContentDigest) -> Bool {
        guard count > 1 else { return true }
        // The digest as a fraction of all digests, times the count: even for every count, also for 3.
        return UInt64(count).multipliedFullWidth(by: content.low).high + 1 == UInt64(clamping: index)
    }

    package func takes(_ text: String) -> Bool { takes(ContentDigest(of: Array(text.utf8))) }

    /// The parts that are not named, of each count that is: of `1/3` and `3/3` it is `2/3`.
    ///
    /// - Parameter limit: how many are told at most; a file may name a part of a billion.
    package static func missing(among names: some Sequence<String>, limit: Int = 20) -> [Shard] {
        var found: [Int: Set<Int>] = [:]
        for shard in names.compactMap({ Shard($0) }) { found[shard.count, default: []].insert(shard.index) }
        var missing: [Shard] = []
        for (count, indices) in found.sorted(by: { $0.key < $1.key }) where indices.count < count {
            var index = 1
            while index <= count, missing.count < limit {
                if !indices.contains(index) { missing.append(Shard(index: index, count: count)) }
                index += 1
            }
        }
        return missing
    }
}
