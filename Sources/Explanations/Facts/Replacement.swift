import Differences
import Drawing

/// The view or modifier of the site gave way to another one.
public struct Replacement: Hashable, Sendable, FactContent {
    public let site: Site
    public let new: String
    /// What the new one has that the old one lacks, and the reverse.
    var details: [TraceNode.Property] = []
    var lostDetails: [TraceNode.Property] = []
    /// The values with which two modifiers of one kind are written.
    var values: [String] = []
    /// The layers of a modifier that lies on the other side now.
    var layers: [String] = []
    var words: String?
}

extension Replacement {
    static func found(in aligned: Aligned, of section: AlignedSection) -> [Finding] {
        let (path, place) = (aligned.path, aligned.place)
        switch aligned.step {
        case .pair(let old, let new):
            return replacement(old, new, in: place).map {
                [Finding(fact: .replaced($0.fact), path: path, node: old)]
            } ?? []
        case .layersMoved(let old, let new, let layers):
            var replacement = Replacement(site: Site(of: old, in: place), new: new.name)
            replacement.layers = few(layers.map { $0.firstDescription ?? $0.name(asSeenBy: old) })
            return [Finding(fact: .replaced(replacement), path: path, node: old)]
        default:
            return []
        }
    }

    mutating func forgetDetails() { details = [] }

    /// `Circle fill: #FF0000 → Capsule`, `.padding 8 → .padding(.horizontal) 12`
    func sentence(_ telling: Telling) -> Sentence {
        var view = telling.listed(layers)
        if !lostDetails.isEmpty { view += "(\(telling.spelledOut(lostDetails)))" }
        view += telling.ofView + known(telling)
        guard values.isEmpty else {
            let (old, new) = (telling.names.naming(values[0]), telling.names.naming(values[1]))
            return Sentence(view: view, predicate: "\(old) → \(self.new) \(new)")
        }
        let made = details.isEmpty ? "" : "(\(telling.spelledOut(details)))"
        return Sentence(view: view, predicate: "→ \(new)\(made)")
    }
}

/// That another view or modifier stands in the place of one, whether it is of another kind, and the value that is told
/// with it.
func replacement(
    _ old: TraceNode, _ new: TraceNode, in place: String?
) -> (fact: Replacement, isOfOtherKind: Bool, told: String?)? {
    // The same shape painted in another way is another one.
    let isRepainted =
        old.name == new.name
        && old.paint.map { before in new.paint.map { $0.name != before.name } ?? false } ?? false
    guard old.name != new.name || isRepainted else { return nil }
    let site = Site(of: old, in: place, as: old.name(inPlaceOf: new))
    var fact = Replacement(site: site, new: new.name(inPlaceOf: old))
    // Of the same kind of modifier each value that came is told by itself, but for the one it is written with.
    if old.baseName != new.baseName || isRepainted {
        fact.details = new.details(inPlaceOf: old)
        fact.words = old.identifyingValue
        if fact.words == nil, old.paint != nil, new.paint != nil {
            fact.lostDetails = old.details(inPlaceOf: new)
        }
        return (fact, true, nil)
    }
    guard let values = old.writtenValues(before: new) else { return (fact, false, nil) }
    fact.values = [values.old, values.new]
    return (fact, false, values.name)
}

extension TraceNode {
    /// The values that two modifiers of one kind are written with, `.padding` and `.padding(.horizontal)`.
    fileprivate func writtenValues(before other: TraceNode) -> (name: String, old: String, new: String)? {
        guard isModifier, let old = properties.first(where: { $0.traits.contains(.unspoken) }),
            let new = other.properties.first(where: { $0.name == old.name }), new.traits == old.traits
        else { return nil }
        return (old.name, old.value.description, new.value.description)
    }
}
