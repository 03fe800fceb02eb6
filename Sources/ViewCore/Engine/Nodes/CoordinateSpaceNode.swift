import Drawing
import Foundation

/// `.coordinateSpace`: names a frame for the geometry proxies inside.
final class CoordinateSpaceNode: WrapperNode {
    private let name: AnyHashable
    private let placement: Placement

    init(_ child: LayoutNode, name: AnyHashable, _ placement: Placement) {
        self.name = name
        self.placement = placement
        super.init(child, .coordinateSpace)
    }

    override func arrange() {
        placement.inSpace(name, frame: frame) {
            child.place(at: frame.origin, proposal: placedProposal)
        }
    }
    override var spaceName: AnyHashable? { name }
    override var traceName: String { ".coordinateSpace" }
    override var traceProperties: [TraceNode.Property] {
        [.init("name", .text(String(describing: name.base)))]
    }
}
