/// A section of the views that another view consists of.
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    /// What the section's first view says of itself.
    @MainActor public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues(node: nil)
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

extension Unfolding {
    /// Unfolds a section so that each of its views tells where it stands.
    @MainActor mutating func unfoldMarked<Parent: View, Content: View, Footer: View>(
        _ section: Section<Parent, Content, Footer>, _ marks: SectionMarks
    ) {
        marks.count += 1
        let number = marks.count
        sectionMarks = nil
        func place(_ part: SectionPlace.Part) -> SectionPlace {
            SectionPlace(marks: marks, number: number, part: part)
        }
        mark(place(.header)) { $0.unfold(section.header, slot: 1) }
        mark(place(.content)) { $0.unfold(section.content, slot: 2) }
        mark(place(.footer)) { $0.unfold(section.footer, slot: 3) }
        sectionMarks = marks
    }

    @MainActor private mutating func mark(_ mark: SectionPlace, _ content: (inout Unfolding) -> Void) {
        let start = nodes.count
        content(&self)
        for index in start..<nodes.count {
            let node = TraitNode(
                nodes[index], values: [ObjectIdentifier(SectionPlaceKey.self): mark], name: ".section")
            node.owner = owner
            nodes[index] = node
        }
    }

    /// The nodes of a container's content, and what of which section each is where there are sections.
    @MainActor mutating func nodesInSections(
        of content: some View, along axis: Axis? = nil, _ weight: Weight = .layout
    ) -> (nodes: [LayoutNode], places: [SectionPlace?]) {
        let (outer, marks) = (sectionMarks, SectionMarks())
        sectionMarks = marks
        let nodes = nodes(of: content, along: axis, weight)
        sectionMarks = outer
        guard marks.count > 0 else { return (nodes, []) }
        let places = nodes.map { node in
            let place = node.layoutValue(ObjectIdentifier(SectionPlaceKey.self)) as? SectionPlace
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

    /// The sections of a view; views that stand in none follow each other in one of their own.
    @MainActor mutating func sections(of view: some View) -> [SectionConfiguration] {
        var parts: [(number: Int?, header: [Subview], content: [Subview], footer: [Subview])] = []
        for subview in takeApart(view, SectionMarks()).subviews {
            let mark = subview.known?.layoutValue(ObjectIdentifier(SectionPlaceKey.self)) as? SectionPlace
            if parts.isEmpty || parts[parts.count - 1].number != mark?.number {
                parts.append((mark?.number, [], [], []))
            }
            switch mark?.part {
            case .header: parts[parts.count - 1].header.append(subview)
            case .footer: parts[parts.count - 1].footer.append(subview)
            case .content, nil: parts[parts.count - 1].content.append(subview)
            }
        }
        return parts.enumerated().map { number, part in
            SectionConfiguration(
                id: .init(number: number), header: SubviewsCollection(subviews: part.header),
                content: SubviewsCollection(subviews: part.content),
                footer: SubviewsCollection(subviews: part.footer))
        }
    }
}

extension [SectionConfiguration] {
    /// The section there; where there is none, one without views.
    func orNothing(_ index: Int) -> SectionConfiguration {
        let none = SubviewsCollection(subviews: [])
        return indices.contains(index)
            ? self[index]
            : SectionConfiguration(id: .init(number: index), header: none, content: none, footer: none)
    }
}

/// The sections that a view has.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections.orNothing(index) }
}

/// The sections that `ForEach(sections:)` goes through, known once it is unfolded.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let view: AnyView
    var sections: [SectionConfiguration] = []

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections.orNothing(index) }
}

extension ForEach
where Content: View, Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) {
        self.init(
            data: ForEachSectionCollection(view: AnyView(view)), content: content, identify: { $0.id },
            gather: { data, unfolding in
                ForEachSectionCollection(view: data.view, sections: unfolding.sections(of: data.view))
            })
    }
}

/// A view made of another one's sections.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let view: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let sections = unfolding.sections(of: view)
        unfolding.unfold(transform(SectionCollection(sections: sections)), slot: 0)
    }
}

extension Group {
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self = .holding(GroupSectionsOfContent(view: view, transform: transform))
    }
}
