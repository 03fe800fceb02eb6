import Differences
extension Move {
    /// `Text “A” moved: in HStack → in VStack`
    func sentence(_ telling: Telling) -> Sentence {
        Sentence(view: telling.ofView + telling.known(by: words, site), predicate: "moved: \(old) → \(new)")
    }
}
