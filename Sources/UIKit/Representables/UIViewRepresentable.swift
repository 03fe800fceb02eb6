public import Foundation
public import ViewCore

/// A view of UIKit among those of SwiftUI.
///
/// Drawn are blurs, spinners, labels and plain coloured views; of others a box with a name stands for them.
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
        unfolding.descend(into: Self.self) { unfolding in
            let representable = unfolding.installed(self)
            let environment = unfolding.environment
            let kept = unfolding.graph.location(unfolding.identity.child(-10)) {
                let coordinator = representable.makeCoordinator()
                return Represented(
                    native: representable.makeUIView(
                        context: Context(coordinator: coordinator, environment: environment)),
                    coordinator: coordinator)
            }
            representable.updateUIView(
                kept.native, context: Context(coordinator: kept.coordinator, environment: environment))
            unfolding.unfoldNative(
                kept.native.isHidden ? AnyView(EmptyView()) : kept.native.drawn(), representable: Self.self,
                native: type(of: kept.native))
        }
    }
}
