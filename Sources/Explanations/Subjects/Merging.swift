import Drawing

/// Facts that say the same of many views in other words or values, told as one: nobody reads twenty lines of one cause.
func mergingAlike(_ explanations: [Explanation]) -> [Explanation] {
    summingLayers(summingStatements(summingOrders(withoutExchanges(explanations))))
}

/// What a built-in style draws in one place and no longer in another of the same name neither came nor went.
private func withoutExchanges(_ explanations: [Explanation]) -> [Explanation] {
    struct Exchanged: Hashable {
        let view: LoneView
        let subject: String?
    }
    func exchanged(_ explanation: Explanation) -> Exchanged? {
        guard let view = explanation.fact.lone, view.site.standing == .builtIn else { return nil }
        return Exchanged(view: view, subject: explanation.naming.view)
    }
    var (gone, come): (Set<Exchanged>, Set<Exchanged>) = ([], [])
    for explanation in explanations {
        guard let key = exchanged(explanation) else { continue }
        if case .removed = explanation.fact { gone.insert(key) } else { come.insert(key) }
    }
    let both = gone.intersection(come)
    return explanations.filter { explanation in exchanged(explanation).map { !both.contains($0) } ?? true }
}

/// Many instances of one view whose parts changed places in the same way are told as one, without their words.
private func summingOrders(_ explanations: [Explanation]) -> [Explanation] {
    // Their words say more than a line for all of them, as long as they are read.
    joined(explanations, ofAtLeast: 4) { explanation in
        guard case .reordered(let order) = explanation.fact, order.kinds.count == 2 else { return nil }
        let plain = Reordering(
            site: order.site, old: order.kinds[0], new: order.kinds[1], isOfModifiers: order.isOfModifiers)
        return Explanation(.reordered(plain))
    } as: { key, _ in
        key
    }
}

/// Many views or controls that were made with the same other value are told by their words.
private func summingStatements(_ explanations: [Explanation]) -> [Explanation] {
    joined(explanations, ofAtLeast: 3) { explanation in
        guard explanation.fact.site.isStatement, explanation.fact.words != nil else { return nil }
        return explanation.with(explanation.fact.withoutWords, explanation.naming)
    } as: { key, group in
        var naming = key.naming
        naming.marks = few(group.compactMap(\.fact.words).map { "“\($0)”" })
        return key.with(key.fact, naming)
    }
}

/// One modifier that came to many views, or went, with another value in each.
private func summingLayers(_ explanations: [Explanation]) -> [Explanation] {
    joined(explanations, ofAtLeast: 3) { explanation in
        guard let view = explanation.fact.lone, view.site.name.hasPrefix("."),
            !view.details.isEmpty || !view.contents.isEmpty
        else { return nil }
        var key = view
        key.details = key.details.map { .init($0.name, .name(""), $0.traits) }
        key.contents = []
        return Explanation(explanation.fact.with(key), naming: Naming(view: explanation.naming.view))
    } as: { key, group in
        let views = group.compactMap(\.fact.lone)
        var sum = views[0]
        sum.contents = fewKinds(of: views.flatMap(\.contents))
        for index in sum.details.indices {
            let values = views.map { $0.details[index].value.description }
            sum.details[index].value = .name(fewKinds(of: values).joined(separator: ", "))
        }
        return key.with(group[0].fact.with(sum), key.naming)
    }
}

/// The explanations with those that have a key in common as one, in the place of the first, where there are so many.
private func joined(
    _ explanations: [Explanation], ofAtLeast limit: Int, like key: (Explanation) -> Explanation?,
    as sum: (_ key: Explanation, _ group: [Explanation]) -> Explanation
) -> [Explanation] {
    func plain(_ explanation: Explanation) -> Explanation? {
        key(explanation).map { Explanation($0.fact, naming: $0.naming) }
    }
    var groups: [Explanation: [Explanation]] = [:]
    for explanation in explanations {
        if let key = plain(explanation) { groups[key, default: []].append(explanation) }
    }
    return explanations.compactMap { explanation in
        guard let key = plain(explanation), let group = groups[key], group.count >= limit else {
            return explanation
        }
        guard explanation == group[0] else { return nil }
        let sum = sum(key, group)
        return Explanation(sum.fact, naming: sum.naming, count: group.reduce(0) { $0 + $1.count })
    }
}
