import Catalog

/// Names near a name that does not exist.
enum Suggestions {
    /// ` (did you mean …?)` for the first plain filter that matches nothing.
    static func note(_ filters: [String], _ catalog: Catalog) -> String {
        guard let filter = filters.first else { return "" }
        let found = near(filter.filter { $0 != "*" && $0 != "?" }, catalog.specimens.map(\.id))
        return found.isEmpty ? "" : " (did you mean \(found.joined(separator: " or "))?)"
    }

    /// At most three of `names`, nearest first.
    static func near(_ name: String, _ names: [String]) -> [String] {
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
