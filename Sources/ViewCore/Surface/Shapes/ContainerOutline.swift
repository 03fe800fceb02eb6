import Foundation

/// The nearest container's shape with the frame that it has once it is placed.
package final class ContainerOutline: @unchecked Sendable {
    // Written when the container is unfolded, read when what is inside is drawn: both on the main actor.
    private let outline: (CGRect, _ distance: CGFloat) -> Path
    package weak var node: LayoutNode?
    /// That of the shape whose path is asked for, which other shapes may be made of.
    @TaskLocal static var current: ContainerOutline?

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

/// A shape that takes its outline, or the radii of its corners, from the container.
protocol ContainerRelative: Sendable {
    /// - Parameter amount: how far the shape is inset.
    nonisolated func path(in rect: CGRect, insetBy amount: CGFloat, of container: ContainerOutline) -> Path
}

extension ContainerRelativeShape: ContainerRelative {
    nonisolated func path(in rect: CGRect, insetBy amount: CGFloat, of container: ContainerOutline) -> Path {
        container.path(in: rect.insetSafely(by: amount))
    }
}

extension InsetOf: ContainerRelative where Base: ContainerRelative {
    nonisolated func path(in rect: CGRect, insetBy more: CGFloat, of container: ContainerOutline) -> Path {
        shape.path(in: rect, insetBy: amount + more, of: container)
    }
}
