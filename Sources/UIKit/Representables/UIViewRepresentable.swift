public import Foundation
public import ViewCore

/// A view of UIKit among those of SwiftUI.
///
/// Drawn are the views that have a look here, and what a view of one's own draws: its ground, its layers, `draw(_:)` and
/// its subviews. A box with a name stands for others.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

/// What a representable view is made in.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction = Transaction()
    public let environment: EnvironmentValues
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
        nil
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.represent(
            self, coordinator: { $0.makeCoordinator() },
            context: { Context(coordinator: $0, environment: $1) },
            make: { $0.makeUIView(context: $1) }, update: { $0.updateUIView($1, context: $2) },
            drawn: { $0.picture() })
    }
}
