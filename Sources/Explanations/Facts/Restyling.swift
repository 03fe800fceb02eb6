/// The style of the site gave way to another one.
public struct Restyling: Hashable, Sendable, FactContent {
    public let site: Site
    public let new: String
    /// The control that is drawn in it.
    var control: String?
}

extension Restyling {
    /// `PlainStyle of Toggle “Wi-Fi” → FancyStyle`
    func sentence(_ telling: Telling) -> Sentence {
        // The control is named where it has words to be known by.
        let of = (telling.naming.view ?? (telling.naming.marks.isEmpty ? nil : control)).map { " of \($0)" }
        return Sentence(view: (of ?? "") + telling.marked, predicate: "→ \(new)")
    }
}
