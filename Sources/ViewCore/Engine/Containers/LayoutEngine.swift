import Drawing
import Foundation

/// The arithmetic behind a container of the library.
public struct LayoutEngine: Sendable {
    enum Kind: Sendable {
        case stack(StackEngine)
        case lazyStack(StackEngine)
        case layers(LayerEngine)
        case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
        /// Kept aside: it is the largest by far, and each level of nested containers has copies of an engine on its stack.
        indirect case lazyGrid(LazyGridEngine)
    }
    let kind: Kind
    /// What it is called in a trace.
    let name: String

    init(_ kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// Views on top of each other.
    init(_ alignment: Alignment, name: String = "ZStack") {
        self.init(.layers(LayerEngine(alignment: alignment)), name: name)
    }

    /// The engine with distances that can be used; warns of others.
    @MainActor func checked(_ journal: Journal) -> LayoutEngine {
        func usable(_ length: CGFloat?, _ label: String) -> CGFloat? {
            length.map { journal.usable($0, "\(name)(\(label):") }
        }
        switch kind {
        case .stack(var engine):
            engine.spacing = usable(engine.spacing, "spacing")
            return LayoutEngine(.stack(engine), name: name)
        case .lazyStack(var engine):
            engine.spacing = usable(engine.spacing, "spacing")
            return LayoutEngine(.lazyStack(engine), name: name)
        case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
            return LayoutEngine(
                .grid(
                    alignment, horizontalSpacing: usable(horizontalSpacing, "horizontalSpacing"),
                    verticalSpacing: usable(verticalSpacing, "verticalSpacing")), name: name)
        case .lazyGrid(var engine):
            engine.spacing = usable(engine.spacing, "spacing")
            return LayoutEngine(.lazyGrid(engine), name: name)
        case .layers: return self
        }
    }

    /// The engine with what it needs to know of its views whatever they are offered.
    func prepared(_ nodes: [LayoutNode]) -> PreparedEngine {
        switch kind {
        case .stack(let engine): PreparedStack(engine, nodes)
        case .lazyStack(let engine): PreparedLazyStack(engine, nodes)
        case .layers(let engine): PreparedLayers(engine)
        case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
            PreparedGrid(
                GridEngine(
                    nodes, alignment: alignment, horizontalSpacing: horizontalSpacing,
                    verticalSpacing: verticalSpacing))
        case .lazyGrid(let engine): PreparedLazyGrid(engine)
        }
    }

    /// The proposal that the views are placed for in a container of `size`, which is what it has answered
    /// to `proposal`.
    func placement(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
        switch kind {
        case .stack(let engine): engine.definite(proposal, size)
        case .layers: ProposedViewSize(size)
        case .lazyStack, .grid, .lazyGrid: proposal
        }
    }

    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing {
        switch kind {
        case .stack(let engine), .lazyStack(let engine): engine.spacing(nodes)
        case .layers(let engine): engine.spacing(nodes)
        case .grid, .lazyGrid: nodes.spacingUnion
        }
    }

    var traceProperties: [TraceNode.Property] {
        func length(_ name: String, _ value: CGFloat?) -> TraceNode.Property {
            .init(name, value.map { .length($0) } ?? .name("default"))
        }
        switch kind {
        case .stack(let engine), .lazyStack(let engine):
            return [
                .init("alignment", .name(engine.alignment.name)), length("spacing", engine.spacing),
            ]
        case .layers(let engine): return [.init("alignment", engine.alignment.traced)]
        case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
            return [
                .init("alignment", alignment.traced), length("horizontalSpacing", horizontalSpacing),
                length("verticalSpacing", verticalSpacing),
            ]
        case .lazyGrid(let grid):
            return [
                .init(
                    grid.axis == .vertical ? "columns" : "rows",
                    .list(grid.items.map { .name($0.description) })),
                .init("alignment", .name(grid.alignment.name)), length("spacing", grid.spacing),
            ]
        }
    }
}
