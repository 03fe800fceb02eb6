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
        unfolding.represent(
            self, coordinator: { $0.makeCoordinator() },
            context: { Context(coordinator: $0, environment: $1) },
            make: { $0.makeNSViewController(context: $1) },
            update: { $0.updateNSViewController($1, context: $2) },
            drawn: { $0.drawn() })
    }
}
