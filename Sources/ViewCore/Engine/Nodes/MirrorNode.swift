import Foundation

/// Mirrors its content, whose layout direction differs from the outside.
final class MirrorNode: WrapperNode {
    private let placement: Placement

    init(_ child: LayoutNode, _ placement: Placement) {
        self.placement = placement
        super.init(child, .mirror)
        // Told by whoever set the direction.
        isDerived = true
    }

    override func arrange() {
        placement.mirrored(about: frame.minX + frame.maxX) {
            child.place(at: frame.origin, proposal: placedProposal)
        }
        child.mirror(about: frame.minX + frame.maxX)
    }
    override var traceName: String { ".environment(layoutDirection)" }
}
