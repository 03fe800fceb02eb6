import Drawing

extension Text: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        var runs: [TextRun] = []
        collect(
            font: unfolding.environment.font ?? .body, style: nil,
            traits: unfolding.environment.textTraits, in: unfolding.environment,
            unfolding.journal, into: &runs)
        let engine = unfolding.engine
        if runs.contains(where: { $0.styleOfCustom != nil }) { runs = runs.map { $0.inFaceOfFamily(engine) } }
        let asksForCapitals = runs.contains { !$0.font.features.isEmpty }
        let node = TextNode(
            runs: asksForCapitals ? runs.flatMap { $0.withSmallCapitals(engine) } : runs,
            options: TextOptions(unfolding.environment), engine: engine, journal: unfolding.journal,
            in: unfolding.keepsNotes ? unfolding.environment : nil)
        node.rendering = unfolding.environment.textRendering?(unfolding.deferred)
        let start = unfolding.nodes.count
        unfolding.append(node)
        if unfolding.tellsSpoken {
            // As it is drawn: headers in capitals are spoken so.
            let words = runs.map(\.text).joined()
            unfolding.say(Spoken(.ignored, traits: ["staticText"], label: words), from: start)
        }
    }
}
