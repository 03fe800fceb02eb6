public import Foundation
public import ViewCore

/// A view of AppKit among those of SwiftUI.
///
/// Drawn are blurs, spinners, labels and plain coloured views; of others a box with a name stands for them.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?
}

/// What a representable view is made in.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction = Transaction()
    public let environment: EnvironmentValues
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? {
        nil
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.represent(
            self, coordinator: { $0.makeCoordinator() },
            context: { Context(coordinator: $0, environment: $1) },
            make: { $0.makeNSView(context: $1) }, update: { $0.updateNSView($1, context: $2) },
            drawn: { $0.isHidden ? AnyView(EmptyView()) : $0.drawn() })
    }
}
