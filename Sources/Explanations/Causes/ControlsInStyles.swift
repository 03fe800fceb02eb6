import Drawing

/// A control that is drawn in another style says so, but where the style is told by what it draws; then neither style's
/// parts are told. So is a control in whose place another one came.
struct ControlsInStyles {
    typealias Owner = [TraceNode.Author]

    /// What is left to be told.
    private(set) var told: [Finding]
    /// Styles that gave way to others, of which the control in whose place another one came tells.
    private(set) var hushed = Set<Owner>()
    /// The controls that are drawn in other styles, by these.
    private(set) var byStyle: [Owner: [Finding]] = [:]

    init(_ found: [Finding], pairs: [Owner: Owner]) {
        var retold = Set<Int>()
        var untold: [Owner: Set<String>] = [:]
        var restyled: [Finding] = []
        for (index, finding) in found.enumerated() where finding.site.standing == .control {
            let site = finding.site
            let own = pairs.filter { $0.key.dropLast() == site.owner[...] }
            if case .replaced = finding.fact {
                hushed.formUnion(own.keys)
                let styles = (Array(own.keys) + Array(own.values)).compactMap { $0.last?.name }
                untold[site.owner, default: []].formUnion(styles)
            } else if finding.fact.isOfLibraryStyle {
                // What the control itself draws in another style has no style's name, and of people's words shows others.
                untold[site.owner, default: []].insert(site.name)
                restyled.append(finding)
            } else if let (old, new) = finding.fact.styles {
                if let pair = own.first(where: { $0.key.last?.name == old && $0.value.last?.name == new }) {
                    retold.insert(index)
                    byStyle[pair.key, default: []].append(finding)
                } else {
                    untold[site.owner, default: []].formUnion([old, new])
                }
            }
        }
        told = found
        if retold.isEmpty, untold.isEmpty { return }
        told = found.enumerated().filter { index, finding in
            if retold.contains(index) { return false }
            let site = finding.site
            if site.isStatement { return true }
            if restyled.contains(where: { finding.isShown(by: $0) }) { return false }
            return !untold.contains { writers, styles in
                site.owner.count > writers.count && site.owner.starts(with: writers)
                    && styles.contains(site.owner[writers.count].name)
            }
        }.map(\.element)
    }
}

extension Finding {
    /// Whether it is of what a control shows; what went has its place in the other tree.
    fileprivate func isShown(by control: Finding) -> Bool {
        if case .removed(let view) = fact { return view.site.place == control.site.name }
        return path.starts(with: control.path)
    }
}

extension Fact {
    /// Whether another of the library's styles is what changed of a control.
    fileprivate var isOfLibraryStyle: Bool {
        guard let value, case .name? = value.old, case .name? = value.new else { return false }
        return value.name.hasSuffix("Style")
    }

    /// The styles that a control was drawn in and is, if it is that which changed.
    fileprivate var styles: (old: String, new: String)? {
        guard let value, case .record(let old)? = value.old, case .record(let new)? = value.new,
            let old = old.author, let new = new.author
        else { return nil }
        return (old, new)
    }
}
