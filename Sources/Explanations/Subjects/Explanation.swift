import Drawing

/// A fact with the words that say which view it is about, and how often it occurs in the tile.
public struct Explanation: Hashable, Sendable {
    public let fact: Fact
    let naming: Naming
    public let count: Int

    init(_ fact: Fact, naming: Naming = Naming(), count: Int = 1) {
        (self.fact, self.naming, self.count) = (fact, naming, count)
    }

    func with(_ fact: Fact, _ naming: Naming) -> Explanation {
        Explanation(fact, naming: naming, count: count)
    }
}

/// The findings without repetitions, each with the views that it is about.
func explanations(of found: [Finding], in views: Whereabouts) -> [Explanation] {
    var places: [Repeated: Int] = [:]
    var groups: [FactGroup] = []
    for finding in found {
        let (subject, instance) = views.subjects(of: finding)
        let fact = finding.fact
        let key = Repeated(fact: fact, role: subject?.role)
        let place = places[key] ?? groups.count
        if place == groups.count {
            places[key] = place
            groups.append(FactGroup(fact: fact, count: fact.lone?.count ?? 1))
        } else if !fact.site.handsOn || fact.site.isStatement {
            // One modifier hands its value on to each of the views in a group.
            groups[place].count += 1
        }
        if let subject { groups[place].subjects.append(subject) }
        if let instance { groups[place].instances.append(instance) }
    }
    let told = groups.map { group in
        // What is handed on to several has been written around them.
        let isAround = group.fact.site.handsOn && group.subjects.count > 1
        let naming = isAround ? Naming() : views.naming(for: group.subjects, in: group.instances)
        return Explanation(group.fact, naming: naming, count: group.count)
    }
    return mergingAlike(told)
}

/// Findings of one fact.
private struct FactGroup {
    let fact: Fact
    var count: Int
    var subjects: [Subject] = []
    var instances: [Subject] = []
}

/// What two findings are one by: a modifier on all that its author wrote is another one than that on a view of several.
private struct Repeated: Hashable {
    var fact: Fact
    var role: Subject.Role?
}
