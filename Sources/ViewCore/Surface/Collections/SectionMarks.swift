/// Counts sections while a view is taken apart, or laid out by a container that tells them apart.
@MainActor final class SectionMarks {
    var count = 0
}

extension Gatherings {
    /// Where a view's sections are told apart.
    var sectionMarks: SectionMarks? {
        get { self[SectionMarks.self] }
        set { self[SectionMarks.self] = newValue }
    }
}

/// What part of which section a view is.
struct SectionPlace {
    enum Part { case header, content, footer }
    /// Who counts.
    let marks: SectionMarks
    let number: Int
    let part: Part
}

private enum SectionPlaceKey {}

extension LayoutNode {
    /// Where it stands in the section that was unfolded last around it.
    final var sectionPlace: SectionPlace? {
        layoutValue(ObjectIdentifier(SectionPlaceKey.self)) as? SectionPlace
    }
}

extension Unfolding {
    /// Unfolds a section so that each of its views tells where it stands.
    @MainActor mutating func unfoldMarked<Parent: View, Content: View, Footer: View>(
        _ section: Section<Parent, Content, Footer>, _ marks: SectionMarks
    ) {
        marks.count += 1
        let number = marks.count
        gatherings.sectionMarks = nil
        func place(_ part: SectionPlace.Part) -> SectionPlace {
            SectionPlace(marks: marks, number: number, part: part)
        }
        mark(place(.header)) { $0.unfold(section.header, slot: 1) }
        mark(place(.content)) { $0.unfold(section.content, slot: 2) }
        mark(place(.footer)) { $0.unfold(section.footer, slot: 3) }
        gatherings.sectionMarks = marks
    }

    @MainActor private mutating func mark(_ mark: SectionPlace, _ content: (inout Unfolding) -> Void) {
        let start = nodes.count
        content(&self)
        for index in start..<nodes.count {
            let node = TraitNode(
                nodes[index], values: [ObjectIdentifier(SectionPlaceKey.self): mark], name: ".section")
            node.owner = owner
            wrapNode(at: index, in: node)
        }
    }

    /// The nodes of a container's content, and what of which section each is where there are sections.
    @MainActor mutating func nodesInSections(
        of content: some View, along axis: Axis? = nil, _ weight: Weight = .layout
    ) -> (nodes: [LayoutNode], places: [SectionPlace?]) {
        let (outer, marks) = (gatherings.sectionMarks, SectionMarks())
        gatherings.sectionMarks = marks
        let nodes = nodes(of: content, along: axis, weight)
        gatherings.sectionMarks = outer
        guard marks.count > 0 else { return (nodes, []) }
        let places = nodes.map { node in
            let place = node.sectionPlace
            return place?.marks === marks ? place : nil
        }
        return (nodes, places)
    }

    /// Adds a lazy container whose sections keep some of their views in sight.
    @MainActor mutating func append(
        _ engine: LayoutEngine, _ nodes: [LayoutNode], in places: [SectionPlace?], along axis: Axis,
        pinning pinned: PinnedScrollableViews
    ) {
        append(engine, nodes)
        guard !pinned.isEmpty, places.contains(where: { $0 != nil }), let container = self.nodes.popLast()
        else { return }
        append(PinnedSectionsNode(container, along: axis, nodes, places, pinned, journal.placement))
    }
}
