extension Text: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        var runs: [TextRun] = []
        collect(
            font: unfolding.environment.font ?? .body, style: nil,
            traits: unfolding.environment.textTraits, in: unfolding.environment,
            unfolding.journal, into: &runs)
        unfolding.append(
            TextNode(
                runs: runs, options: TextOptions(unfolding.environment),
                engine: unfolding.engine, journal: unfolding.journal))
    }
}
