extension SpokenTree {
    /// What is spoken otherwise than in `old`, a sentence each, in the order in which it is met; empty where all is the same.
    ///
    ///     label "Save" → "Save draft"
    ///     "Wi-Fi": value on → off
    ///     "Delete" (button) is gone
    package func changes(from old: SpokenTree) -> [String] {
        ScreenReader.changes(from: old.placeless.elements, to: placeless.elements, in: "")
    }
}

private func changes(from old: [SpokenElement], to new: [SpokenElement], in place: String) -> [String] {
    if old == new { return [] }
    let pairing = Pairing(old, new)
    var sentences: [String] = []
    for step in pairing.steps {
        switch step {
        case .pair(let a, let b): sentences += changes(from: old[a], to: new[b]).map { place + $0 }
        case .gone(let a): sentences.append("\(place)\(shortened(old[a].summary)) is gone")
        case .new(let b): sentences.append("\(place)\(shortened(new[b].summary)) is new")
        case .moved(let a, let b):
            sentences.append("\(place)\(new[b].shortName) moved from place \(a + 1) to \(b + 1)")
        }
    }
    return sentences
}

private func changes(from old: SpokenElement, to new: SpokenElement) -> [String] {
    if old == new { return [] }
    var sentences: [String] = []
    let name = new.shortName
    func words(_ text: String?) -> String { text.map { shortened(oneLine($0)) } ?? "none" }
    func change(_ what: String, _ a: String?, _ b: String?) {
        if a != b { sentences.append("\(name): \(what) \(words(a)) → \(words(b))") }
    }
    func change(_ what: String, _ a: [String], _ b: [String]) {
        guard a != b else { return }
        let (gone, more) = (a.filter { !b.contains($0) }, b.filter { !a.contains($0) })
        let parts = gone.map { "− " + shortened(oneLine($0)) } + more.map { "+ " + shortened(oneLine($0)) }
        sentences.append(
            "\(name): \(what) \(parts.isEmpty ? "in another order" : parts.joined(separator: ", "))")
    }
    if old.label != new.label {
        let labels = [old.label, new.label].map { $0.map { spokenQuoted(shortened($0)) } ?? "none" }
        sentences.append("label \(labels[0]) → \(labels[1])")
    }
    change("value", old.value, new.value)
    change("traits", old.traits, new.traits)
    change("hint", old.hint, new.hint)
    change("heading level", old.headingLevel.map { "\($0)" }, new.headingLevel.map { "\($0)" })
    change("actions", old.actions, new.actions)
    change("content", old.details.map(\.sentence), new.details.map(\.sentence))
    change("input labels", old.inputLabels, new.inputLabels)
    change("rotors", old.rotors, new.rotors)
    change("identifier", old.identifier, new.identifier)
    change("also", old.others.map(\.sentence), new.others.map(\.sentence))
    if old.isGroup != new.isGroup {
        sentences.append("\(name) is \(new.isGroup ? "a group now" : "no group any more")")
    }
    sentences += changes(from: old.children, to: new.children, in: "in \(name): ")
    return sentences
}

extension SpokenElement.Detail {
    fileprivate var sentence: String { "\(label): \(value)\(isImportant ? " (important)" : "")" }
}

/// Which elements of two lists are the same one.
private struct Pairing {
    enum Step {
        case pair(Int, Int)
        case gone(Int)
        case new(Int)
        case moved(Int, Int)
    }
    private(set) var steps: [Step] = []

    /// Of more pairs than this the longest common run is not looked for: what is between equal ends is paired by place.
    private static let limit = 4_000_000

    init(_ old: [SpokenElement], _ new: [SpokenElement]) {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var (endOld, endNew) = (old.count, new.count)
        while endOld > start, endNew > start, old[endOld - 1] == new[endNew - 1] {
            endOld -= 1
            endNew -= 1
        }
        let (a, b) = (Array(start..<endOld), Array(start..<endNew))
        let fixed = a.count * b.count <= Pairing.limit ? Pairing.common(a, b, old, new) : []
        var (i, j) = (start, start)
        for (x, y) in fixed + [(endOld, endNew)] {
            pair(Array(i..<x), Array(j..<y), old, new)
            (i, j) = (x + 1, y + 1)
        }
        findMoves(old, new)
    }

    /// Those of a gap: the ones that are called or used alike, in order; what is left is gone or new.
    private mutating func pair(
        _ gone: [Int], _ more: [Int], _ old: [SpokenElement], _ new: [SpokenElement]
    ) {
        var rest = more[...]
        for a in gone {
            if let next = rest.first, old[a].isLike(new[next]) || gone.count == more.count {
                steps.append(.pair(a, next))
                rest = rest.dropFirst()
            } else if let place = rest.firstIndex(where: { old[a].hasName(of: new[$0]) }) {
                for b in rest[..<place] { steps.append(.new(b)) }
                steps.append(.pair(a, rest[place]))
                rest = rest[(place + 1)...]
            } else {
                steps.append(.gone(a))
            }
        }
        for b in rest { steps.append(.new(b)) }
    }

    /// What is gone in one place and new in another has moved.
    private mutating func findMoves(_ old: [SpokenElement], _ new: [SpokenElement]) {
        var arrivals: [SpokenElement: [Int]] = [:]
        for case .new(let b) in steps { arrivals[new[b], default: []].append(b) }
        var departures: [Int: Int] = [:]
        for case .gone(let a) in steps {
            guard let b = arrivals[old[a]]?.first else { continue }
            arrivals[old[a]]?.removeFirst()
            departures[a] = b
        }
        let arrived = Set(departures.values)
        steps = steps.compactMap { step in
            switch step {
            case .gone(let a): departures[a].map { .moved(a, $0) } ?? step
            case .new(let b): arrived.contains(b) ? nil : step
            case .pair, .moved: step
            }
        }
    }

    /// The longest run of equal elements that both have in the same order.
    private static func common(
        _ a: [Int], _ b: [Int], _ old: [SpokenElement], _ new: [SpokenElement]
    ) -> [(Int, Int)] {
        guard !a.isEmpty, !b.isEmpty else { return [] }
        var lengths = Array(repeating: Array(repeating: Int32(0), count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                lengths[i][j] =
                    old[a[i]] == new[b[j]]
                    ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var (i, j, pairs) = (0, 0, [(Int, Int)]())
        while i < a.count, j < b.count {
            if old[a[i]] == new[b[j]] {
                pairs.append((a[i], b[j]))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }
}

extension SpokenElement {
    /// Whether it is called as the other one: by its identifier, or by its label.
    fileprivate func hasName(of other: SpokenElement) -> Bool {
        if let identifier { return identifier == other.identifier }
        return label != nil && label == other.label && isGroup == other.isGroup
    }

    /// Whether it may be the other one, changed.
    fileprivate func isLike(_ other: SpokenElement) -> Bool {
        hasName(of: other)
            || isGroup == other.isGroup && identifier == other.identifier
                && traits.first == other.traits.first
    }
}
