import Foundation

/// A geometry reader; its content is made when it is placed, since its size is known then.
final class GeometryReaderNode: LayoutNode {
    private let placement: Placement
    private let content: (GeometryProxy) -> [LayoutNode]
    private var nodes: [LayoutNode] = []

    init(_ placement: Placement, content: @escaping (GeometryProxy) -> [LayoutNode]) {
        self.placement = placement
        self.content = content
        super.init(.geometryReader)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override var endlessAxes: Axis.Set { [.horizontal, .vertical] }

    override func arrange() {
        nodes = content(GeometryProxy(frame: frame, in: placement))
        let offer = ProposedViewSize(frame.size)
        for node in nodes { node.place(at: frame.origin, proposal: offer) }
    }

    override var statedGuides: StatedGuides { .none }
    override func draw(into builder: inout DisplayBuilder) { builder.draw(nodes) }
    override var children: [LayoutNode] { nodes }
    override var traceName: String { "GeometryReader" }
}

final class GeometryChangeNode: WrapperNode {
    private let placement: Placement
    private let report: (GeometryProxy) -> Void

    init(
        _ child: LayoutNode, _ placement: Placement, _ report: @escaping (GeometryProxy) -> Void
    ) {
        self.placement = placement
        self.report = report
        super.init(child, .geometryChange)
    }

    override func arrange() {
        child.place(at: frame.origin, proposal: placedProposal)
        report(GeometryProxy(frame: frame, in: placement))
    }
    override var traceName: String { ".onGeometryChange" }
}

/// Reports the first scroll view inside, or itself where none is.
final class ScrollGeometryNode: WrapperNode {
    private let placement: Placement
    private let report: (ScrollGeometry) -> Void

    init(
        _ child: LayoutNode, _ placement: Placement, _ report: @escaping (ScrollGeometry) -> Void
    ) {
        self.placement = placement
        self.report = report
        super.init(child, .geometryChange)
    }

    override func arrange() {
        let wasTold = placement.watchingScrollView(report) {
            child.place(at: frame.origin, proposal: placedProposal)
        }
        guard !wasTold else { return }
        report(
            ScrollGeometry(
                contentOffset: .zero, contentSize: frame.size, contentInsets: placement.insets(of: frame),
                containerSize: frame.size))
    }
    override var traceName: String { ".onScrollGeometryChange" }
}
