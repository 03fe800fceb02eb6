import Drawing

/// What two texts say of words in looks of their own, side by side: by what the words are, since words that come
/// before others give all of them other numbers.
struct RunPairs {
    /// One value of words of both texts.
    struct Values {
        var old: TraceNode.Property?
        var new: TraceNode.Property?
        /// `font`, or `font 2` where the words are the second ones of a text.
        var name: String
        /// Which words it is of, where they have not the same number in both texts.
        var words: String?
    }
    var values: [Values] = []

    /// `nil` where neither has several looks, or where it is not known which words these are of.
    init?(_ old: TraceNode, _ new: TraceNode) {
        guard old.runLengths != nil || new.runLengths != nil, let before = old.runs, let after = new.runs
        else {
            return nil
        }
        let pairs = pairedRuns(before, after)
        var groups: [Group] = []
        for (a, b) in pairs {
            // The shorter of both is what they have in common, where one is a part of the other.
            let words = before[a].words.count < after[b].words.count ? before[a].words : after[b].words
            let number = before.count == 1 ? b : after.count == 1 || a == b ? a : nil
            var names: [String] = []
            for name in before[a].names + after[b].names where !names.contains(name) { names.append(name) }
            for name in names {
                let values = Values(
                    old: before[a].properties[name], new: after[b].properties[name],
                    name: number.map { $0 > 0 ? "\(name) \($0 + 1)" : name } ?? name,
                    words: number == nil ? words : nil)
                guard values.old?.value != values.new?.value else { continue }
                let group = Group(name, values)
                if let place = groups.firstIndex(where: { $0.isOf(group) }) {
                    groups[place].values += group.values
                } else {
                    groups.append(group)
                }
            }
        }
        values = groups.flatMap { $0.merged(ofAll: pairs.count) }
    }

    /// Values that changed in the same way.
    private struct Group {
        let name: String
        private let old: TraceValue?
        private let new: TraceValue?
        var values: [Values]

        init(_ name: String, _ values: Values) {
            self.name = name
            self.values = [values]
            old = values.old?.value ?? values.new?.usual
            new = values.new?.value ?? values.old?.usual
        }

        func isOf(_ other: Group) -> Bool { name == other.name && old == other.old && new == other.new }

        /// What changed of all words is told of the text, and what changed of some with these.
        func merged(ofAll count: Int) -> [Values] {
            var first = values[0]
            if values.count == count, count > 1 {
                (first.name, first.words) = (name, nil)
                return [first]
            }
            let words = values.compactMap(\.words)
            guard !words.isEmpty else { return values }
            first.words = fewKinds(of: words.map { "“\(shortened($0))”" }).joined(separator: ", ")
            return values.filter { $0.words == nil } + [first]
        }
    }
}

extension TraceNode {
    /// Words of one look, with what is said of them by its name without a number.
    struct Run {
        var words: String
        var names: [String] = []
        var properties: [String: Property] = [:]
    }

    static func nameWithoutRun(_ name: String) -> String {
        guard let space = name.lastIndex(of: " "), Int(name[name.index(after: space)...]) != nil else {
            return name
        }
        return String(name[..<space])
    }

    static func isOfRun(_ name: String) -> Bool { Property.ofRuns.contains(nameWithoutRun(name)) }

    fileprivate var runLengths: [Int]? {
        for property in properties where property.name == Property.runs {
            if case .lengths(let lengths) = property.value { return lengths.map { Int($0) } }
        }
        return nil
    }

    fileprivate var runs: [Run]? {
        guard let string = properties.first(where: { $0.name == "string" }),
            case .text(let text) = string.value
        else { return nil }
        let scalars = Array(text.unicodeScalars)
        var runs: [Run] = []
        var start = 0
        for length in runLengths ?? [scalars.count] {
            let end = min(start + max(length, 0), scalars.count)
            var words = String.UnicodeScalarView()
            words.append(contentsOf: scalars[start..<end])
            runs.append(Run(words: String(words)))
            start = end
        }
        for property in properties where TraceNode.isOfRun(property.name) {
            let name = TraceNode.nameWithoutRun(property.name)
            let number = property.name == name ? 1 : Int(property.name.dropFirst(name.count + 1)) ?? 0
            guard runs.indices.contains(number - 1) else { return nil }
            runs[number - 1].names.append(name)
            runs[number - 1].properties[name] = property
        }
        return runs
    }
}

// MARK: - Pairing

/// Which run of one text became which of the other: those that have most of their words in common, and between two such
/// pairs others in their order, where they are as many.
func pairedRuns(_ old: [TraceNode.Run], _ new: [TraceNode.Run]) -> [(old: Int, new: Int)] {
    let (before, after) = (old.map(\.words), new.map(\.words))
    if before == after { return before.indices.map { ($0, $0) } }
    let isOneText = before.joined() == after.joined()
    let (a, b) = (tokens(of: before, byLetter: isOneText), tokens(of: after, byLetter: isOneText))
    // Nobody writes a text of so many words in so many looks.
    guard a.count <= 4_000, b.count <= 4_000 else {
        return zip(before.indices, after.indices).map { ($0, $1) }
    }
    var shared: [Int: [Int: Int]] = [:]
    for (x, y) in common(a.map(\.words), b.map(\.words)) {
        shared[a[x].run, default: [:]][b[y].run, default: 0] += a[x].words.count
    }
    var pairs: [(old: Int, new: Int)] = []
    func length(_ words: String) -> Int { words.count { !$0.isWhitespace } }
    for x in before.indices {
        for (y, count) in (shared[x] ?? [:]).sorted(by: { $0.key < $1.key }) {
            let shorter = isOneText ? 0 : min(length(before[x]), length(after[y]))
            if 2 * count >= shorter { pairs.append((x, y)) }
        }
    }
    return between(pairs, before.count, after.count)
}

/// The pairs and, between each and the next, those that nothing else came of, where they are as many in both.
private func between(_ pairs: [(old: Int, new: Int)], _ oldCount: Int, _ newCount: Int) -> [(
    old: Int, new: Int
)] {
    var result: [(old: Int, new: Int)] = []
    var (x, y) = (0, 0)
    for pair in pairs + [(oldCount, newCount)] {
        if pair.old - x == pair.new - y, pair.old > x {
            for step in 0..<pair.old - x { result.append((x + step, y + step)) }
        }
        if pair.old < oldCount { result.append(pair) }
        (x, y) = (max(x, pair.old + 1), max(y, pair.new + 1))
    }
    return result
}

/// Words and signs, or letters, each with the number of its run; spaces say nothing.
private func tokens(of runs: [String], byLetter: Bool) -> [(words: String, run: Int)] {
    var tokens: [(words: String, run: Int)] = []
    for (number, words) in runs.enumerated() {
        var continues = false
        for character in words {
            guard byLetter || !character.isWhitespace else {
                continues = false
                continue
            }
            let isLetter = character.isLetter || character.isNumber
            if continues, isLetter, !byLetter {
                tokens[tokens.count - 1].words.append(character)
            } else {
                tokens.append((String(character), number))
            }
            continues = isLetter
        }
    }
    return tokens
}

/// The places of a longest common subsequence.
private func common(_ old: [String], _ new: [String]) -> [(Int, Int)] {
    if old == new { return old.indices.map { ($0, $0) } }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    return Array(
        zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }))
}
