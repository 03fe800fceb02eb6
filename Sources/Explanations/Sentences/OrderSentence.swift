import Differences
extension Reordering {
    /// `order of modifiers: .padding .background → .background .padding`, `HStack order Text, Image → Image, Text`
    func sentence(_ telling: Telling) -> Sentence {
        let (old, new) = (telling.names.naming(old), telling.names.naming(new))
        return Sentence(
            view: telling.ofView + telling.marked + (isOfModifiers ? ":" : ""),
            predicate: "\(isOfModifiers ? "" : "order ")\(old) → \(new)")
    }
}
