import Foundation

/// An engine that has seen its views.
///
/// Classes, since containers in containers call through them: an enum with all engines in it would need room for
/// each on the stack at every level.
class PreparedEngine {
    /// The places for a proposal that `LayoutEngine.placement` has answered.
    func layOut(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result {
        StackEngine.Result()
    }
    /// The size where it takes less work than `layOut` for the same proposal.
    func size(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> CGSize? { nil }
    /// One length of the size where it takes less work than both.
    func length(_ axis: Axis, _ nodes: [LayoutNode], in proposal: ProposedViewSize) -> CGFloat? { nil }
    /// A proposal with the same answers: what is too short to share out is as good as nothing, and a length
    /// that is not looked at as good as none.
    func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// The axes along which an endless offer has an endless answer, whatever is offered along the other.
    func endlessAxes(_ nodes: [LayoutNode]) -> Axis.Set { [] }
}

final class PreparedStack: PreparedEngine {
    private let engine: StackEngine
    private let gaps: [CGFloat]
    private let gap: CGFloat

    init(_ engine: StackEngine, _ nodes: [LayoutNode]) {
        self.engine = engine
        gaps = engine.gaps(nodes)
        gap = gaps.reduce(0, +)
    }

    override func layOut(
        _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> StackEngine.Result { engine.layOut(nodes, in: proposal, gaps: gaps) }
    override func length(
        _ axis: Axis, _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> CGFloat? {
        axis == engine.axis ? engine.length(nodes, in: proposal, gaps: gaps) : nil
    }
    override func endlessAxes(_ nodes: [LayoutNode]) -> Axis.Set { nodes.endlessAxes }
    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let length = proposal[engine.axis], length - gap <= 0 else { return proposal }
        return ProposedViewSize(engine.axis, major: 0, minor: proposal[engine.axis.other])
    }
}

final class PreparedLazyStack: PreparedEngine {
    private let engine: StackEngine
    private let gaps: [CGFloat]

    init(_ engine: StackEngine, _ nodes: [LayoutNode]) {
        self.engine = engine
        gaps = engine.gaps(nodes)
    }

    override func layOut(
        _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> StackEngine.Result { engine.layOutLazily(nodes, in: proposal, gaps: gaps) }
    override func size(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> CGSize? {
        engine.sizeLazily(nodes, in: proposal, gaps: gaps)
    }
    override func length(
        _ axis: Axis, _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> CGFloat? {
        guard axis != engine.axis else {
            return engine.length(nodes, in: equivalent(proposal), gaps: gaps)
        }
        guard let room = proposal[axis], room.isFinite, !nodes.isEmpty else { return nil }
        return max(room, 0)
    }
    override func endlessAxes(_ nodes: [LayoutNode]) -> Axis.Set { Axis.Set(engine.axis.other) }
    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(engine.axis, major: nil, minor: proposal[engine.axis.other])
    }
}

final class PreparedLayers: PreparedEngine {
    private let engine: LayerEngine

    init(_ engine: LayerEngine) { self.engine = engine }

    override func layOut(
        _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> StackEngine.Result {
        engine.layOut(nodes, in: proposal.replacingUnspecifiedDimensions())
    }
    override func size(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> CGSize? {
        engine.size(nodes, in: proposal)
    }
    override func length(
        _ axis: Axis, _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> CGFloat? { engine.length(axis, nodes, in: proposal) }
    override func endlessAxes(_ nodes: [LayoutNode]) -> Axis.Set {
        engine.deciding(nodes).endlessAxes
    }
}

final class PreparedGrid: PreparedEngine {
    private let engine: GridEngine<LayoutNode>

    init(_ engine: GridEngine<LayoutNode>) { self.engine = engine }

    override func layOut(
        _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> StackEngine.Result { engine.layOut(in: proposal) }
    override func size(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> CGSize? {
        engine.size(in: proposal)
    }
    override func length(
        _ axis: Axis, _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> CGFloat? { axis == .horizontal ? engine.width(in: proposal) : nil }
    override func endlessAxes(_ nodes: [LayoutNode]) -> Axis.Set { engine.endlessAxes }
    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        engine.equivalent(proposal)
    }
}

final class PreparedLazyGrid: PreparedEngine {
    private let engine: LazyGridEngine

    init(_ engine: LazyGridEngine) { self.engine = engine }

    override func layOut(
        _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> StackEngine.Result { engine.layOut(nodes, in: proposal) }
    override func length(
        _ axis: Axis, _ nodes: [LayoutNode], in proposal: ProposedViewSize
    ) -> CGFloat? {
        axis == engine.axis ? nil : engine.length(in: proposal, engine.tracks(proposal[axis]))
    }
    override func endlessAxes(_ nodes: [LayoutNode]) -> Axis.Set { Axis.Set(engine.axis.other) }
    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(engine.axis, major: nil, minor: proposal[engine.axis.other])
    }
}
