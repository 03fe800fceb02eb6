/// A view that went from one place to another.
public struct Move: Hashable, Sendable, FactContent {
    public let site: Site
    /// The places in words.
    public let old: String
    public let new: String
    var words: String?
}

extension Move {
    static func found(in aligned: Aligned, of section: AlignedSection) -> [Finding] {
        guard case .moved(let moved) = aligned.step else { return [] }
        let site = Site(of: moved.node, in: aligned.place)
        let move = Move(site: site, old: moved.old, new: moved.new, words: moved.words)
        return [Finding(fact: .moved(move), path: aligned.path)]
    }

    /// `Text “A” moved: in HStack → in VStack`
    func sentence(_ telling: Telling) -> Sentence {
        Sentence(view: telling.ofView + known(telling), predicate: "moved: \(old) → \(new)")
    }
}
