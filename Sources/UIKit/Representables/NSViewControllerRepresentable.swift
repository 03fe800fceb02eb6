public import ViewCore

/// A controller of AppKit among those of SwiftUI.
///
/// Drawn is what a hosting controller hosts; of others a box with a name stands for them.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(
        _ nsViewController: NSViewControllerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

/// What a representable controller is made in.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction = Transaction()
    public let environment: EnvironmentValues
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
    public func unfold(into unfolding: inout Unfolding) {
        unfolding.descend(into: Self.self) { unfolding in
            let representable = unfolding.installed(self)
            let environment = unfolding.environment
            let kept = unfolding.graph.location(unfolding.identity.child(-10)) {
                let coordinator = representable.makeCoordinator()
                return Represented(
                    native: representable.makeNSViewController(
                        context: Context(coordinator: coordinator, environment: environment)),
                    coordinator: coordinator)
            }
            representable.updateNSViewController(
                kept.native, context: Context(coordinator: kept.coordinator, environment: environment))
            unfolding.unfoldNative(
                kept.native.drawn(), representable: Self.self, native: type(of: kept.native))
        }
    }
}
