import Foundation

/// Whose ground a view asks for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    fileprivate let name: String
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Named in a warning: the ground is the container's, which draws its own.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> ModifiedContent<Self, EnvironmentTransform> { groundless(container) }

    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, EnvironmentTransform> { groundless(container) }

    nonisolated private func groundless(
        _ container: ContainerBackgroundPlacement
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(
            warning: ".containerBackground(for: .\(container.name)) is not drawn; .background is"
        ) { _ in }
    }
}
