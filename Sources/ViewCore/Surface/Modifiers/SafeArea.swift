import Drawing
public import Foundation

/// Parts of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A still picture never shows a keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Makes the safe area inside smaller: like padding for most views, but backgrounds inside reach out.
    nonisolated public func safeAreaPadding(
        _ insets: EdgeInsets
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                SafeAreaNode(node, insets: insets, unfolding.journal)
            })
    }

    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, NodeModifier> {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    nonisolated public func safeAreaPadding(
        _ length: CGFloat
    ) -> ModifiedContent<Self, NodeModifier> {
        safeAreaPadding(EdgeInsets(.all, length))
    }

    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                IgnoresSafeAreaNode(
                    node, edges: regions.contains(.container) ? edges : [],
                    unfolding.journal.placement)
            })
    }

    @available(*, deprecated, message: "use ignoresSafeArea(_:edges:)")
    nonisolated public func edgesIgnoringSafeArea(
        _ edges: Edge.Set
    ) -> ModifiedContent<Self, NodeModifier> {
        ignoresSafeArea(edges: edges)
    }
}
