import Drawing

/// Styles, modifiers and views of one's own that stand on one side only.
///
/// What they are made of came or went with them and is not told one by one.
struct OwnersOfOneSide {
    typealias Owner = [TraceNode.Author]

    /// Who wrote something of the old trees and nothing of the new ones, outermost first; and the reverse.
    private let gone: Set<Owner>
    private let come: Set<Owner>
    /// For each that is gone, what came in its place.
    private let pairs: [Owner: Owner]
    /// What those who came or went were made with, each view by itself.
    private var statements: [Owner: [TraceNode]] = [:]

    init(_ old: [TraceNode], _ new: [TraceNode], in around: Surroundings) {
        // Who wrote what stands around both neither came nor went.
        var (before, after) = (around.owners, around.owners)
        for node in old { node.collectOwners(in: &before) }
        for node in new { node.collectOwners(in: &after) }
        // What a built-in style is made of is told by what it draws: nobody knows its names.
        let lost = outermost(before.subtracting(after)).filter { $0.nameable.count == $0.count }
        let found = outermost(after.subtracting(before)).filter { $0.nameable.count == $0.count }
        var pairs: [Owner: Owner] = [:]
        for (parent, leaving) in Dictionary(grouping: lost, by: { $0.dropLast() }) {
            let arriving = found.filter { $0.dropLast() == parent }
            if leaving.count == 1, arriving.count == 1 { pairs[leaving[0]] = arriving[0] }
        }
        self.pairs = pairs
        // A control always has a style: a built-in one alone is none that came.
        func isWritten(_ owner: Owner) -> Bool { owner.last?.isWritten ?? true }
        gone = Set(lost.filter { pairs[$0] != nil || isWritten($0) })
        come = Set(found.filter { owner in pairs.values.contains(owner) || isWritten(owner) })
        for node in old { node.collectStatements(of: gone.subtracting(pairs.keys), in: &statements) }
        for node in new { node.collectStatements(of: come.subtracting(pairs.values), in: &statements) }
    }

    /// `found` with one fact for each that came, went or was replaced.
    func summed(_ found: [Finding]) -> [Finding] {
        let controls = ControlsInStyles(found, pairs: pairs)
        guard !gone.isEmpty || !come.isEmpty else { return controls.told }
        var told = Set<Owner>()
        var result: [Finding] = []
        var handedOn: Finding?
        for finding in controls.told {
            guard let owner = outer(of: finding.site.owner) else {
                // Another style hands other fonts and colours on to the label.
                if !pairs.isEmpty, finding.fact.value?.isHandedOn == true {
                    handedOn = handedOn ?? finding
                    continue
                }
                result.append(finding)
                continue
            }
            if finding.fact.isFrame {
                // It follows from what came or went, which may have nothing else to be seen by.
                if pairs[owner] != nil { handedOn = handedOn ?? finding }
                continue
            }
            guard told.insert(owner).inserted else { continue }
            result.append(summary(of: owner, finding, isInherited: finding.isInherited, controls))
        }
        // A style may be another by nothing but what it hands on.
        if let handedOn {
            for owner in pairs.keys.sorted(by: { $0.count < $1.count })
            where !controls.hushed.contains(owner) && told.insert(owner).inserted {
                result.append(summary(of: owner, handedOn, isInherited: false, controls))
            }
        }
        return pairs.isEmpty ? result : withoutReplaced(result)
    }

    /// Without views that another style puts elsewhere: with the same words they went in one place and came in another.
    private func withoutReplaced(_ found: [Finding]) -> [Finding] {
        var (gone, come): (Set<[String]>, Set<[String]>) = ([], [])
        for finding in found {
            switch finding.fact {
            case .removed(let view): view.knownWords.map { _ = gone.insert($0) }
            case .inserted(let view): view.knownWords.map { _ = come.insert($0) }
            default: break
            }
        }
        let both = gone.intersection(come)
        return found.filter { finding in finding.fact.lone?.knownWords.map { !both.contains($0) } ?? true }
    }

    /// The one of those that came or went which `owner` is inside of; for one that came instead, the other.
    private func outer(of owner: Owner) -> Owner? {
        for count in stride(from: 1, through: owner.count, by: 1) {
            let prefix = Array(owner.prefix(count))
            if gone.contains(prefix) { return prefix }
            if come.contains(prefix) { return pairs.first { $0.value == prefix }?.key ?? prefix }
        }
        return nil
    }

    private func summary(
        of owner: Owner, _ finding: Finding, isInherited: Bool, _ controls: ControlsInStyles
    ) -> Finding {
        let (writers, name) = (Array(owner.dropLast()), owner.last?.name ?? "")
        let site = Site(name, owner: writers)
        // Of a style in whose place another one came, the control that is drawn in it, if it is one.
        let drawn = controls.byStyle[owner].flatMap { $0.count == 1 ? $0[0].node : nil }
        let fact: Fact
        if let new = pairs[owner] {
            fact = .restyled(Restyling(site: site, new: new.last?.name ?? "", control: drawn?.name))
        } else {
            // The place in a row is worth telling, that between modifiers is not.
            let container = finding.fact.lone?.container.flatMap { $0.hasPrefix(".") ? nil : $0 }
            let view = loneView(of: owner, at: site, in: container)
            fact =
                switch finding.fact {
                case .removed: .removed(view)
                case .inserted: .inserted(view)
                default: gone.contains(owner) ? .removed(view) : .inserted(view)
                }
        }
        return Finding(fact: fact, path: finding.path, isInherited: isInherited, node: drawn)
    }

    private func loneView(of owner: Owner, at site: Site, in container: String?) -> LoneView {
        var sum = LoneView(site: site, container: container)
        guard let views = statements[owner], let first = views.first else { return sum }
        if views.contains(where: { $0.holdsOthers(than: owner) }) {
            sum.details = Array(first.properties.prefix(3))
        } else {
            let words = views.compactMap(\.firstWords)
            sum.words = words.first
            sum.others = words.dropFirst().prefix(2).map { "“\($0)”" } + (words.count > 3 ? ["…"] : [])
            if words.isEmpty { sum.details = Array(first.properties.prefix(3)) }
        }
        if sum.others.isEmpty { sum.count = views.count }
        return sum
    }
}

private func outermost(_ owners: Set<[TraceNode.Author]>) -> [[TraceNode.Author]] {
    owners.filter { owner in
        !(1..<max(owner.count, 1)).contains { owners.contains(Array(owner.prefix($0))) }
    }.sorted { $0.map(\.name).lexicographicallyPrecedes($1.map(\.name)) }
}

extension TraceNode {
    /// What says with what those were made who came or went.
    fileprivate func collectStatements(
        of authors: Set<[Author]>, in statements: inout [[Author]: [TraceNode]]
    ) {
        if isOfAuthor, authors.contains(owner) { statements[owner, default: []].append(self) }
        for child in children { child.collectStatements(of: authors, in: &statements) }
    }

    /// Whether something inside was written elsewhere, as what stands in a modifier is.
    fileprivate func holdsOthers(than author: [Author]) -> Bool {
        children.contains { !$0.owner.starts(with: author) || $0.holdsOthers(than: author) }
    }

    fileprivate func collectOwners(in owners: inout Set<[TraceNode.Author]>) {
        owners.formUnion(writers)
        for child in children { child.collectOwners(in: &owners) }
    }
}

extension LoneView {
    /// What a view that came or went is known by.
    fileprivate var knownWords: [String]? {
        guard !site.name.hasPrefix(".") else { return nil }
        let words = details.map(\.value.description) + contents
        return words.isEmpty ? nil : [site.name] + words
    }
}
