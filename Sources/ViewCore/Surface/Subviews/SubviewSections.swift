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

extension Unfolding {
    /// The sections of a view; views that stand in none follow each other in one of their own.
    @MainActor mutating func sections(of view: some View) -> [SectionConfiguration] {
        var parts: [(number: Int?, header: [Subview], content: [Subview], footer: [Subview])] = []
        for subview in takeApart(view, SectionMarks()).subviews {
            let mark = subview.known?.sectionPlace
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
