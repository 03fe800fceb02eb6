import Drawing

extension Text: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        if !changes.isEmpty, let spoken = SpokenText(self) { return spoken.unfold(into: &unfolding) }
        var runs: [TextRun] = []
        collect(
            font: unfolding.environment.font ?? .body, style: nil,
            traits: unfolding.environment.textTraits, in: unfolding.environment,
            unfolding.journal, into: &runs)
        if unfolding.motion != nil { unfolding.moveColors(of: &runs) }
        let engine = unfolding.engine
        // A run is large: what asks for a part of it copies none.
        if runs.indices.contains(where: { runs[$0].styleOfCustom != nil }) {
            runs = runs.map { $0.inFaceOfFamily(engine) }
        }
        if runs.indices.contains(where: { runs[$0].symbol != nil }) {
            runs = runs.map { $0.inItsBox(engine) }
        }
        let asksForCapitals = runs.indices.contains { !runs[$0].font.features.isEmpty }
        let node = TextNode(
            runs: asksForCapitals ? runs.flatMap { $0.withSmallCapitals(engine) } : runs,
            options: TextOptions(unfolding.environment), engine: engine, journal: unfolding.journal,
            in: unfolding.keepsNotes ? unfolding.environment : nil)
        node.rendering = unfolding.environment.textRendering?(unfolding.deferred)
        let start = unfolding.nodes.count
        unfolding.append(unfolding.motion == nil ? node : unfolding.fading(node))
        if unfolding.tellsSpoken {
            // As it is drawn: headers in capitals are spoken so.
            let words = runs.map(\.spoken).joined()
            unfolding.say(Spoken(.ignored, traits: ["staticText"], label: words), from: start)
        }
    }
}

extension Unfolding {
    @inline(never) @MainActor fileprivate func fading(_ node: TextNode) -> LayoutNode {
        motion?.fading(node, in: self) ?? node
    }

    /// Lets the colours of a text's runs be where they are on their way, if it has as many as before.
    @inline(never) fileprivate func moveColors(of runs: inout [TextRun]) {
        for index in runs.indices {
            let target = runs[index].style
            let shown = moved(target)
            guard shown != target else { continue }
            runs[index].style = shown
            // Lines without a colour of their own have that of the text.
            if runs[index].underline?.color == target.color { runs[index].underline?.color = shown.color }
            if runs[index].strikethrough?.color == target.color {
                runs[index].strikethrough?.color = shown.color
            }
        }
    }
}
