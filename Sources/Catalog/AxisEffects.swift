/// What an axis changes in a specimen's pictures.
package struct AxisEffect {
    /// The axis with the values that were looked at.
    package let axis: AnyAxis
    /// Whether two points that differ in this axis alone look different.
    package let changes: Bool
    /// Its values, those together that look the same wherever all else is equal.
    package let alike: [[AxisValue]]
}

package enum AxisEffects {
    /// Of each axis that any two points differ in alone; what a point draws is known by a digest.
    package static func effects<Digest: Hashable>(
        of axes: Axes, _ drawn: [(point: TilePoint, digest: Digest)]
    ) -> [AxisEffect] {
        axes.list.indices.compactMap { index in
            var byRest: [[AxisValue]: [AxisValue: Digest]] = [:]
            for (point, digest) in drawn {
                var rest = point.values
                let value = rest.remove(at: index)
                byRest[rest, default: [:]][value] = digest
            }
            let compared = byRest.values.filter { $0.count > 1 }
            guard !compared.isEmpty else { return nil }
            let axis = axes.list[index]
            return AxisEffect(
                axis: axis, changes: compared.contains { Set($0.values).count > 1 },
                alike: alike(axis.values, compared))
        }
    }

    private static func alike<Digest: Hashable>(
        _ values: [AxisValue], _ compared: [[AxisValue: Digest]]
    ) -> [[AxisValue]] {
        var groups: [[AxisValue]] = []
        for value in values where compared.contains(where: { $0[value] != nil }) {
            let same = groups.firstIndex { group in
                compared.allSatisfy { digests in
                    guard let digest = digests[value] else { return true }
                    return group.allSatisfy { digests[$0].map { $0 == digest } ?? true }
                }
            }
            if let same { groups[same].append(value) } else { groups.append([value]) }
        }
        return groups
    }

    /// The points that differ in two axes at most from the normal one: each axis is turned there with every
    /// other one at each of its values once.
    package static func star(_ axes: Axes, _ points: [TilePoint]) -> [TilePoint] {
        guard let normal = axes.normal else { return [] }
        return points.filter { point in
            zip(point.values, normal.values).count { $0 != $1 } <= 2
        }
    }
}
