import Differences

/// Modifiers, or the views of a container, stand in another order.
public struct Reordering: Hashable, Sendable, FactContent {
    public let site: Site
    public let old: String
    public let new: String
    /// Whether the order is that of modifiers.
    let isOfModifiers: Bool
    /// The orders of views by their kinds alone, where these tell them.
    var kinds: [String] = []
}

extension Reordering {
    static func found(in aligned: Aligned, of section: AlignedSection) -> [Finding] {
        guard case .reordered(let order, let node) = aligned.step else { return [] }
        let site = Site(order.name, owner: order.owner, place: aligned.place)
        let reordering = Reordering(
            site: site, old: order.old, new: order.new, isOfModifiers: order.kind == .modifiers,
            kinds: order.kinds)
        return [Finding(fact: .reordered(reordering), path: aligned.path, node: node)]
    }

    /// `order of modifiers: .padding .background → .background .padding`, `HStack order Text, Image → Image, Text`
    func sentence(_ telling: Telling) -> Sentence {
        let (old, new) = (telling.names.naming(old), telling.names.naming(new))
        return Sentence(
            view: telling.ofView + telling.marked + (isOfModifiers ? ":" : ""),
            predicate: "\(isOfModifiers ? "" : "order ")\(old) → \(new)")
    }
}

extension Aligned.Reordered {
    fileprivate var name: String {
        switch kind {
        case .modifiers: "order of modifiers"
        case .views: container ?? "views"
        }
    }
}
