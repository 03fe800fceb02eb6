extension Unfolding {
    /// Unfolds a section of a list, whose views know of which section they are.
    @MainActor mutating func unfoldSection<Parent: View, Content: View, Footer: View>(
        _ section: Section<Parent, Content, Footer>, _ words: SectionWords
    ) {
        guard words.collapses, let stored = section.isExpanded?.wrappedValue else {
            return unfoldSection(section, words, isExpanded: section.isExpanded.map { _ in true })
        }
        claim(.expanded) { claim, unfolding in
            unfolding.unfoldSection(
                section, words, isExpanded: stored || claim.shown.contains(.expanded))
        }
    }

    @MainActor private mutating func unfoldSection<Parent: View, Content: View, Footer: View>(
        _ section: Section<Parent, Content, Footer>, _ words: SectionWords, isExpanded: Bool?
    ) {
        let mark = SectionMark(environment: environment, isExpanded: isExpanded)
        func part(
            _ part: RowTraits.Part, _ unfolding: inout Unfolding, _ content: (inout Unfolding) -> Void
        ) {
            let (outer, start) = (unfolding.environment, unfolding.nodes.count)
            switch part {
            case .header: words.header(&unfolding.environment, mark.prominence)
            case .footer: words.footer(&unfolding.environment)
            case .content: break
            }
            // The font and colour of the words are the list's, whoever wrote the words.
            if unfolding.keepsNotes, part != .content {
                let list = Owner(type: SectionWords.self, named: "Section", parent: unfolding.owner)
                unfolding.environment.recordGiver(list, since: outer)
            }
            content(&unfolding)
            if unfolding.tellsSpoken, part == .header { unfolding.sayHeader(from: start) }
            unfolding.environment = outer
            var traits = RowTraits()
            (traits.section, traits.part) = (mark, part)
            unfolding.addRowTraits(traits, "Section", from: start)
        }
        part(.header, &self) { $0.unfold(section.header, slot: 1) }
        if isExpanded ?? true {
            part(.content, &self) { $0.unfold(section.content, slot: 2) }
        }
        part(.footer, &self) { $0.unfold(section.footer, slot: 3) }
    }
}
