/// The same list drew different pixels.
struct Redrawing: FactContent {
    let underOneStack: Bool
    var site: Site { Site("renderer") }

    /// `renderer draws the same list differently`
    func sentence(_ telling: Telling) -> Sentence {
        let remedy = underOneStack ? ": raise the rendering revision if this is intended" : ""
        return Sentence(predicate: "draws the same list differently" + remedy)
    }
}
