import Drawing

/// Changes that say the same of many views in other words or values, told as one: nobody reads twenty lines of one cause.
func summed(_ changes: [Change]) -> [Change] {
    summingLayers(summingStatements(summingOrders(withoutExchanges(changes))))
}

/// What a built-in style draws in one place and no longer in another of the same name neither came nor went.
private func withoutExchanges(_ changes: [Change]) -> [Change] {
    func places(_ place: (Change.Kind) -> String??) -> Set<Change> {
        Set(changes.compactMap { change in place(change.kind).flatMap { exchanged(change, at: $0) } })
    }
    let gone = places { if case .removed(let place) = $0 { .some(place) } else { nil } }
    let both = gone.intersection(places { if case .inserted(let place) = $0 { .some(place) } else { nil } })
    return changes.filter { change in
        switch change.kind {
        case .removed(let place), .inserted(let place):
            exchanged(change, at: place).map { !both.contains($0) } ?? true
        default: true
        }
    }
}

/// The change without whether it came or went.
private func exchanged(_ change: Change, at place: String?) -> Change? {
    guard change.isBuiltIn else { return nil }
    var key = change.with(.removed(from: place))
    (key.marks, key.instances, key.count) = ([], [], 1)
    return key
}

/// Many instances of one view whose parts changed places in the same way are told as one, without their words.
private func summingOrders(_ changes: [Change]) -> [Change] {
    // Their words say more than a line for all of them, as long as they are read.
    joined(
        changes, ofAtLeast: 4,
        like: { change in
            guard let kind = change.withoutWords else { return nil }
            var plain = Change(owner: change.owner, node: change.node, kind)
            plain.place = change.place
            return plain
        }
    ) { key, _ in key }
}

/// Many views or controls that were made with the same other value are told by their words.
private func summingStatements(_ changes: [Change]) -> [Change] {
    joined(
        changes, ofAtLeast: 3,
        like: { change in
            guard change.isStatement, change.words != nil else { return nil }
            var key = change
            key.words = nil
            return key
        }
    ) { _, group in
        var sum = group[0]
        sum.marks = few(group.compactMap(\.words).map { "“\($0)”" })
        sum.words = nil
        return sum
    }
}

/// One modifier that came to many views, or went, with another value in each.
private func summingLayers(_ changes: [Change]) -> [Change] {
    joined(
        changes, ofAtLeast: 3,
        like: { change in
            guard change.isOneSided, change.node.hasPrefix("."),
                !change.details.isEmpty || !change.contents.isEmpty
            else { return nil }
            var key = change
            key.details = key.details.map { .init($0.name, .name(""), $0.traits) }
            (key.contents, key.marks, key.instances) = ([], [], [])
            return key
        }
    ) { _, group in
        var sum = group[0]
        (sum.marks, sum.instances) = ([], [])
        sum.contents = fewKinds(of: group.flatMap(\.contents))
        for index in sum.details.indices {
            let values = group.map { $0.details[index].value.description }
            sum.details[index].value = .name(fewKinds(of: values).joined(separator: ", "))
        }
        return sum
    }
}

/// The changes with those that have a key in common as one, in the place of the first, where there are so many.
private func joined(
    _ changes: [Change], ofAtLeast limit: Int, like key: (Change) -> Change?,
    as sum: (_ key: Change, _ group: [Change]) -> Change
) -> [Change] {
    func plain(_ change: Change) -> Change? {
        var key = key(change)
        key?.count = 1
        return key
    }
    var groups: [Change: [Change]] = [:]
    for change in changes { if let key = plain(change) { groups[key, default: []].append(change) } }
    return changes.compactMap { change in
        guard let key = plain(change), let group = groups[key], group.count >= limit else { return change }
        guard change == group[0] else { return nil }
        var sum = sum(key, group)
        sum.count = group.reduce(0) { $0 + $1.count }
        return sum
    }
}
