import Differences
/// `renderer draws the same list differently`
func sentenceOfDrawing(underOneStack: Bool) -> Sentence {
    let remedy = underOneStack ? ": raise the rendering revision if this is intended" : ""
    return Sentence(predicate: "draws the same list differently" + remedy)
}
