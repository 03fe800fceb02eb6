import Drawing
import Foundation

/// The findings with causes before what follows from them; frames only where nothing else changed.
func causes(_ found: [Finding]) -> [Finding] {
    let real = found.filter { !$0.fact.isFrame }
    let kept = real.isEmpty ? frameCauses(found) : real
    let ranked = kept.enumerated().map { (offset: $0, finding: $1, rank: rank($1, among: kept)) }
    let sorted = ranked.sorted { a, b in
        if a.rank != b.rank { return a.rank < b.rank }
        if a.finding.depth != b.finding.depth {
            // Of views inside of each other the outer one hands its values on.
            let isOuterFirst = a.rank == Rank.own
            return (a.finding.depth > b.finding.depth) != isOuterFirst
        }
        return a.offset < b.offset
    }
    return sorted.map(\.finding)
}

/// How likely a fact is the cause of others, the likeliest first.
private enum Rank: Int, Comparable {
    /// With what a view, style or modifier of people's own was made.
    case own
    /// What is handed on to everything inside.
    case handingOn
    /// With what a control was made.
    case control
    /// The style that it is drawn in.
    case style
    /// What was written differently.
    case written
    /// A view's own value, or what may follow from something else.
    case value
    /// What follows from another fact.
    case following
    /// What is only spoken, which shows in no picture.
    case spoken

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
}

private func rank(_ finding: Finding, among all: [Finding]) -> Rank {
    let fact = finding.fact
    if finding.site.standing == .author, fact.lone == nil { return authorRank(finding, among: all) }
    if finding.site.handsOn {
        if fact.isResolved, follows(finding, among: all) { return .value }
        return finding.site.isStatement ? .control : .handingOn
    }
    if case .restyled = fact { return .style }
    if finding.isInherited { return .following }
    if let value = fact.value {
        if value.name.hasPrefix("accessibility") { return .spoken }
        // A built-in style makes what it will of a value that a view inside has from around.
        if finding.site.standing == .builtIn, all.contains(where: { $0.fact.hands(on: value) }) {
            return .following
        }
        // What is worked out from what stands inside follows from a change there.
        if value.isFollowing, all.contains(where: { $0.stands(inside: finding) }) { return .following }
        return value.site.name.hasPrefix(".") ? .written : .value
    }
    if let lone = fact.lone, lone.site.standing == .builtIn, lone.contents.isEmpty { return .value }
    return .written
}

/// The first for what a view of people's own was made with, which is the cause of what is inside of it; `following` where that
/// follows from what one around it was made with, `value` where it may from another of its kind that came or went, as a
/// place in a row does.
private func authorRank(_ finding: Finding, among all: [Finding]) -> Rank {
    if finding.isInherited { return .following }
    if finding.fact.isResolved, follows(finding, among: all) { return .following }
    let hasLostKin = all.contains { other in
        other.fact.lone?.site.name == finding.site.name && !other.path.starts(with: finding.path)
    }
    return hasLostKin ? .value : .own
}

/// Whether it stands in another environment, in which a colour or font may be another one.
private func follows(_ finding: Finding, among all: [Finding]) -> Bool {
    all.contains { other in
        other.site.standing == .handingOn && !other.fact.isResolved && finding.stands(inside: other)
    }
}

extension Finding {
    fileprivate func stands(inside other: Finding) -> Bool {
        path.count > other.path.count && path.starts(with: other.path)
    }
}

extension Fact {
    /// Whether it is of a value that is worked out in the environment of its view.
    fileprivate var isResolved: Bool {
        switch value?.old {
        case .color, .gradient, .material, .font: true
        default: false
        }
    }

    /// Whether it is of a value from around the view, which `other` has too under a name of its own.
    fileprivate func hands(on other: ValueChange) -> Bool {
        guard let value, value.isHandedOn else { return false }
        return value.old == other.old && value.new == other.new && value.site.name != other.site.name
    }
}

/// Of frames that changed, those of another size with nothing inside that changed its size too;
/// a mere move only where no size changed.
private func frameCauses(_ found: [Finding]) -> [Finding] {
    let sized = found.filter { finding in
        guard case .frameChanged(let change) = finding.fact else { return false }
        return change.old.size != change.new.size
    }
    let kept = sized.isEmpty ? found : sized
    let innermost = kept.filter { outer in !kept.contains { $0.stands(inside: outer) } }
    return Array((innermost.isEmpty ? kept : innermost).prefix(8))
}
