import Drawing

extension Text: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        var runs: [TextRun] = []
        collect(
            font: unfolding.environment.font ?? .body, style: nil,
            traits: unfolding.environment.textTraits, in: unfolding.environment,
            unfolding.journal, into: &runs)
        for run in runs { warnOfMissingSmallCaps(in: run.font, unfolding) }
        unfolding.append(
            TextNode(
                runs: runs, options: TextOptions(unfolding.environment),
                engine: unfolding.engine, journal: unfolding.journal,
                in: unfolding.keepsNotes ? unfolding.environment : nil))
    }

    private func warnOfMissingSmallCaps(in font: ResolvedFont, _ unfolding: Unfolding) {
        let asked = font.features.filter { $0 == "smcp" || $0 == "c2sc" }
        guard !asked.allSatisfy({ unfolding.engine.hasFeature($0, face: font.face) }) else { return }
        let name =
            switch asked {
            case ["smcp"]: ".lowercaseSmallCaps()"
            case ["c2sc"]: ".uppercaseSmallCaps()"
            default: ".smallCaps()"
            }
        unfolding.warn("\(name) is ignored; \(font.face.name) has no small capitals")
    }
}
