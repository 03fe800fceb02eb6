/// Names near a name that does not exist.
package enum NearNames {
    /// ` (did you mean …?)`, or nothing where none is near.
    package static func note(_ name: String, _ names: [String]) -> String {
        let found = near(name, names)
        return found.isEmpty ? "" : " (did you mean \(found.joined(separator: " or "))?)"
    }

    /// At most three of `names`, nearest first.
    package static func near(_ name: String, _ names: [String]) -> [String] {
        let wanted = Array(name.lowercased().utf8)
        guard !wanted.isEmpty, wanted.count <= 200 else { return [] }
        let limit = max(2, wanted.count / 3)
        var near: [(name: String, distance: Int)] = []
        for candidate in names {
            let whole = Array(candidate.lowercased().utf8)
            let last = Array((candidate.split(separator: "/").last ?? "").lowercased().utf8)
            let steps = min(distance(wanted, whole), distance(wanted, last) + 1)
            if steps <= limit { near.append((candidate, steps)) }
        }
        near.sort { a, b in a.distance != b.distance ? a.distance < b.distance : a.name < b.name }
        return near.prefix(3).map(\.name)
    }

    /// Insertions, deletions and replacements between two words.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let cost = min(row[j + 1] + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        return row[b.count]
    }
}
