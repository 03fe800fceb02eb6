/// One of the views that another view consists of.
public struct Subview: Identifiable {
    public struct ID: Hashable, Sendable {
        let place: Int
    }

    /// `nil` for one that is asked for and not there.
    let source: SubviewSource?
    let place: Int

    public var id: ID { ID(place: place) }
    /// What the view says of itself by `.containerValue` and `.tag`.
    @MainActor public var containerValues: ContainerValues { ContainerValues(node: known) }
    @MainActor var known: LayoutNode? { source?.node(at: place) }
}

extension Subview: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        guard let source else {
            return unfolding.warn(
                "a view asks for subview \(place), which there is not; nothing is drawn for it")
        }
        guard let node = source.node(place, in: &unfolding) else { return }
        unfolding.nodes.append(node)
    }
}

/// A view that is taken apart: its nodes, made again where what they inherit has changed on the way.
@MainActor final class SubviewSource {
    private let content: AnyView
    private let identity: Identity
    private let owner: Owner?
    private var environment: EnvironmentValues
    private var axis: Axis?
    /// Each is placed once.
    private var nodes: [LayoutNode?] = []
    private var first: [LayoutNode] = []

    init(_ content: some View, in unfolding: inout Unfolding, marks: SectionMarks? = nil) {
        self.content = AnyView(content)
        unfolding.graph.claims.hasAlternatives = true
        identity = unfolding.identity.child(-11)
        owner = unfolding.owner
        environment = unfolding.environment
        axis = unfolding.stackAxis
        first = made(in: &unfolding, marks)
        nodes = first
    }

    var count: Int { first.count }

    func node(at place: Int) -> LayoutNode { first[place] }

    private func made(in unfolding: inout Unfolding, _ marks: SectionMarks?) -> [LayoutNode] {
        let outer = (unfolding.identity, unfolding.gatherings.sectionMarks)
        (unfolding.identity, unfolding.gatherings.sectionMarks) = (identity, marks)
        var made: [LayoutNode] = []
        unfolding.owned(by: owner) { made = $0.nodes(of: content, slot: 0) }
        (unfolding.identity, unfolding.gatherings.sectionMarks) = outer
        return made
    }

    func node(_ place: Int, in unfolding: inout Unfolding) -> LayoutNode? {
        let isSame = unfolding.environment.isUnchanged(from: environment) && unfolding.stackAxis == axis
        if !isSame || !nodes.indices.contains(place) || nodes[place] == nil {
            (environment, axis) = (unfolding.environment, unfolding.stackAxis)
            nodes = made(in: &unfolding, nil)
        }
        guard nodes.indices.contains(place), let node = nodes[place] else { return nil }
        nodes[place] = nil
        return node
    }
}

extension ArraySlice<Subview> {
    /// The view there; where there is none, one that draws nothing and says so.
    func orNothing(_ index: Int) -> Subview {
        indices.contains(index) ? self[index] : Subview(source: nil, place: index)
    }
}

/// The views that a view consists of.
public struct SubviewsCollection: RandomAccessCollection {
    var subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[...].orNothing(index) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: subviews[bounds.clamped(to: subviews.indices)])
    }
}

extension SubviewsCollection: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { unfolding.unfold(each: subviews) }
}

/// Some of the views that a view consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let base: ArraySlice<Subview>

    public var startIndex: Int { base.startIndex }
    public var endIndex: Int { base.endIndex }
    public subscript(index: Int) -> Subview { base.orNothing(index) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base[bounds.clamped(to: base.indices)])
    }
}

extension SubviewsCollectionSlice: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { unfolding.unfold(each: Array(base)) }
}

extension Unfolding {
    @MainActor mutating func unfold(each subviews: [Subview]) {
        for subview in subviews { unfold(subview, slot: graph.slot(for: AnyHashable(subview.id))) }
    }

    /// The views that a view consists of.
    @MainActor mutating func takeApart(_ view: some View, _ marks: SectionMarks? = nil) -> SubviewsCollection
    {
        let source = SubviewSource(view, in: &self, marks: marks)
        return SubviewsCollection(subviews: (0..<source.count).map { Subview(source: source, place: $0) })
    }
}

// MARK: - ForEach and Group

/// The views that `ForEach(subviews:)` goes through, known once it is unfolded.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let view: AnyView
    var subviews: [Subview] = []

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[...].orNothing(index) }
}

extension ForEach where Content: View, Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) {
        self.init(
            data: ForEachSubviewCollection(view: AnyView(view)), content: content, identify: { $0.id },
            gather: { data, unfolding in
                ForEachSubviewCollection(view: data.view, subviews: unfolding.takeApart(data.view).subviews)
            })
    }
}

/// A view made of what another one consists of.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let view: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let subviews = unfolding.takeApart(view)
        unfolding.unfold(transform(subviews), slot: 0)
    }
}

extension Group {
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self = .holding(GroupElementsOfContent(view: view, transform: transform))
    }
}
