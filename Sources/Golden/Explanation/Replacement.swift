import Drawing

/// Styles, modifiers and views of one's own that stand on one side only.
///
/// What they are made of came or went with them and is not told one by one.
struct Replacement {
    /// Who wrote something of the old trees and nothing of the new ones, outermost first; and the reverse.
    private let gone: Set<[TraceNode.Author]>
    private let come: Set<[TraceNode.Author]>
    /// For each that is gone, what came in its place.
    private let pairs: [[TraceNode.Author]: [TraceNode.Author]]
    /// What those who came or went were made with, each view by itself.
    private var statements: [[TraceNode.Author]: [TraceNode]] = [:]

    init(_ old: [TraceNode], _ new: [TraceNode], in around: Surroundings) {
        // Who wrote what stands around both neither came nor went.
        var (before, after) = (around.owners, around.owners)
        for node in old { node.collectOwners(in: &before) }
        for node in new { node.collectOwners(in: &after) }
        // What a built-in style is made of is told by what it draws: nobody knows its names.
        let lost = outermost(before.subtracting(after)).filter { $0.nameable.count == $0.count }
        let found = outermost(after.subtracting(before)).filter { $0.nameable.count == $0.count }
        var pairs: [[TraceNode.Author]: [TraceNode.Author]] = [:]
        for (parent, leaving) in Dictionary(grouping: lost, by: { $0.dropLast() }) {
            let arriving = found.filter { $0.dropLast() == parent }
            if leaving.count == 1, arriving.count == 1 { pairs[leaving[0]] = arriving[0] }
        }
        self.pairs = pairs
        // A control always has a style: a built-in one alone is none that came.
        func isWritten(_ owner: [TraceNode.Author]) -> Bool { owner.last?.isWritten ?? true }
        gone = Set(lost.filter { pairs[$0] != nil || isWritten($0) })
        come = Set(found.filter { owner in pairs.values.contains(owner) || isWritten(owner) })
        for node in old { node.collectStatements(of: gone.subtracting(pairs.keys), in: &statements) }
        for node in new { node.collectStatements(of: come.subtracting(pairs.values), in: &statements) }
    }

    /// `found` with one change for each that came, went or was replaced.
    func summed(_ found: [FoundChange]) -> [FoundChange] {
        let (found, hushed, controls) = withoutWhatStatementsTell(found)
        guard !gone.isEmpty || !come.isEmpty else { return found }
        var told = Set<[TraceNode.Author]>()
        var result: [FoundChange] = []
        var handedOn: FoundChange?
        for item in found {
            let change = item.change
            guard let owner = outer(of: change.owner) else {
                // Another style hands other fonts and colours on to the label.
                if !pairs.isEmpty, change.isHandedOn {
                    handedOn = handedOn ?? item
                    continue
                }
                result.append(item)
                continue
            }
            if change.isFrame {
                // It follows from what came or went, which may have nothing else to be seen by.
                if pairs[owner] != nil { handedOn = handedOn ?? item }
                continue
            }
            guard told.insert(owner).inserted else { continue }
            var sum = item
            sum.change = summary(of: owner, change)
            sum.tell(controls[owner] ?? [])
            result.append(sum)
        }
        // A style may be another by nothing but what it hands on.
        if let handedOn {
            for owner in pairs.keys.sorted(by: { $0.count < $1.count })
            where !hushed.contains(owner) && told.insert(owner).inserted {
                var sum = handedOn
                sum.change = summary(of: owner, handedOn.change)
                sum.isInherited = false
                sum.tell(controls[owner] ?? [])
                result.append(sum)
            }
        }
        return pairs.isEmpty ? result : withoutReplaced(result)
    }

    /// Without views that another style puts elsewhere: with the same words they went in one place and came in another.
    private func withoutReplaced(_ found: [FoundChange]) -> [FoundChange] {
        func names(_ isKind: (Change.Kind) -> Bool) -> Set<[String]> {
            Set(found.map(\.change).filter { isKind($0.kind) }.compactMap(\.knownWords))
        }
        let gone = names { if case .removed = $0 { true } else { false } }
        let both = gone.intersection(names { if case .inserted = $0 { true } else { false } })
        return found.filter { item in item.change.knownWords.map { !both.contains($0) } ?? true }
    }

    /// A control that is drawn in another style says so, but where the style is told by what it draws; then neither style's
    /// parts are told. So is a control in whose place another one came.
    private func withoutWhatStatementsTell(
        _ found: [FoundChange]
    ) -> (told: [FoundChange], hushed: Set<[TraceNode.Author]>, controls: [[TraceNode.Author]: [FoundChange]])
    {
        var retold = Set<Int>()
        // The controls that are drawn in other styles, by these.
        var controls: [[TraceNode.Author]: [FoundChange]] = [:]
        var untold: [[TraceNode.Author]: Set<String>] = [:]
        var hushed = Set<[TraceNode.Author]>()
        var restyled: [(path: [Int], name: String)] = []
        for (index, item) in found.enumerated() where item.change.isStatement && !item.change.isOfAuthor {
            let owner = item.change.owner
            let own = pairs.filter { $0.key.dropLast() == owner[...] }
            if case .replaced = item.change.kind {
                hushed.formUnion(own.keys)
                let styles = (Array(own.keys) + Array(own.values)).compactMap { $0.last?.name }
                untold[owner, default: []].formUnion(styles)
            } else if item.change.isRestyled {
                // What the control itself draws in another style has no style's name, and of people's words shows others.
                untold[owner, default: []].insert(item.change.node)
                restyled.append((item.path, item.change.node))
            } else if let (old, new) = item.change.styles {
                if let pair = own.first(where: { $0.key.last?.name == old && $0.value.last?.name == new }) {
                    retold.insert(index)
                    controls[pair.key, default: []].append(item)
                } else {
                    untold[owner, default: []].formUnion([old, new])
                }
            }
        }
        if retold.isEmpty, untold.isEmpty { return (found, hushed, controls) }
        let told = found.enumerated().filter { index, item in
            if retold.contains(index) { return false }
            let owner = item.change.owner
            if !item.change.isStatement, restyled.contains(where: { item.stands(in: $0.path, of: $0.name) }) {
                return false
            }
            return item.change.isStatement
                || !untold.contains { writers, styles in
                    owner.count > writers.count && owner.starts(with: writers)
                        && styles.contains(owner[writers.count].name)
                }
        }
        return (told.map(\.element), hushed, controls)
    }

    /// The one of those that came or went which `owner` is inside of; for one that came instead, the other.
    private func outer(of owner: [TraceNode.Author]) -> [TraceNode.Author]? {
        for count in stride(from: 1, through: owner.count, by: 1) {
            let prefix = Array(owner.prefix(count))
            if gone.contains(prefix) { return prefix }
            if come.contains(prefix) { return pairs.first { $0.value == prefix }?.key ?? prefix }
        }
        return nil
    }

    private func summary(of owner: [TraceNode.Author], _ change: Change) -> Change {
        let (writers, name) = (Array(owner.dropLast()), owner.last?.name ?? "")
        // The place in a row is worth telling, that between modifiers is not.
        func container(_ parent: String?) -> String? { parent?.hasPrefix(".") == true ? nil : parent }
        if let new = pairs[owner] {
            var change = Change(owner: writers, node: name, .replaced(by: new.last?.name ?? ""))
            change.isRestyling = true
            return change
        }
        let kind: Change.Kind =
            switch change.kind {
            case .removed(let parent): .removed(from: container(parent))
            case .inserted(let parent): .inserted(into: container(parent))
            default: gone.contains(owner) ? .removed(from: nil) : .inserted(into: nil)
            }
        var sum = Change(owner: writers, node: name, kind)
        if let views = statements[owner], let first = views.first {
            if views.contains(where: { $0.holdsOthers(than: owner) }) {
                sum.details = Array(first.properties.prefix(3))
            } else {
                let words = views.compactMap(\.firstWords)
                sum.words = words.first
                sum.others = words.dropFirst().prefix(2).map { "“\($0)”" } + (words.count > 3 ? ["…"] : [])
                if words.isEmpty { sum.details = Array(first.properties.prefix(3)) }
            }
            if sum.others.isEmpty { sum.count = views.count }
        }
        return sum
    }
}

private func outermost(_ owners: Set<[TraceNode.Author]>) -> [[TraceNode.Author]] {
    owners.filter { owner in
        !(1..<max(owner.count, 1)).contains { owners.contains(Array(owner.prefix($0))) }
    }.sorted { $0.map(\.name).lexicographicallyPrecedes($1.map(\.name)) }
}

extension TraceNode {
    /// Each who wrote this: the views and styles around it with those around them.
    var writers: [[Author]] {
        stride(from: 1, through: owner.count, by: 1).map { Array(owner.prefix($0)) }
    }

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

extension FoundChange {
    /// Of a style in whose place another one came, the control that is drawn in it, if it is one.
    fileprivate mutating func tell(_ controls: [FoundChange]) {
        node = controls.count == 1 ? controls[0].node : nil
        isOfNew = false
        change.control = node?.name
    }

    /// Whether it is of what a control shows; what went has its place in the other tree.
    fileprivate func stands(in control: [Int], of name: String) -> Bool {
        if case .removed = change.kind { return change.place == name }
        return path.starts(with: control)
    }
}

extension Change {
    /// What a view that came or went is known by.
    fileprivate var knownWords: [String]? {
        guard isOneSided, !node.hasPrefix(".") else { return nil }
        let words = details.map(\.value.description) + contents
        return words.isEmpty ? nil : [node] + words
    }

    /// Whether another of the library's styles is what changed of a control.
    fileprivate var isRestyled: Bool {
        guard case .property(let name, .name?, .name?) = kind else { return false }
        return name.hasSuffix("Style")
    }

    /// The styles that a control was drawn in and is, if it is that which changed.
    fileprivate var styles: (old: String, new: String)? {
        guard case .property(_, .record(let old)?, .record(let new)?) = kind, let old = old.author,
            let new = new.author
        else { return nil }
        return (old, new)
    }
}
