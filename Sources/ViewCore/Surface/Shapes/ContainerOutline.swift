import Foundation

/// The nearest container's shape with the frame that it has once it is placed.
package final class ContainerOutline: @unchecked Sendable {
    // Written when the container is unfolded, read when what is inside is drawn: both on the main actor.
    private let outline: (CGRect, _ distance: CGFloat) -> Path
    package weak var node: LayoutNode?

    package init<S: InsettableShape>(_ shape: S) {
        outline = { shape.inset(by: $1).path(in: $0) }
    }

    /// The outline for a frame inside: of the container's shape, drawn in by the least distance between the two
    /// frames, so that corners are concentric. A shape is not told where it is: it counts as in the middle.
    func path(in rect: CGRect) -> Path {
        guard let outer = node?.frame else { return outline(rect, 0) }
        let distance = max(0, min(outer.width - rect.width, outer.height - rect.height) / 2)
        return outline(rect.insetBy(dx: -distance, dy: -distance), distance)
    }
}

private struct ContainerOutlineKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }

extension EnvironmentValues {
    package var containerOutline: ContainerOutline? {
        get { self[ContainerOutlineKey.self] }
        set { self[ContainerOutlineKey.self] = newValue }
    }
}

/// A shape that takes its outline from the container.
protocol ContainerRelative {
    nonisolated var amountInside: CGFloat { get }
}

extension ContainerRelativeShape: ContainerRelative {
    nonisolated var amountInside: CGFloat { 0 }
}

extension InsetOf: ContainerRelative where Base == ContainerRelativeShape {
    nonisolated var amountInside: CGFloat { amount }
}
