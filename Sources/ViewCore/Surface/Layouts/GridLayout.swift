public import Foundation

/// The layout of `Grid`, for use with `AnyLayout`.
public struct GridLayout: Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: EngineLayout {
    public var engine: LayoutEngine {
        LayoutEngine(
            .grid(
                alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            name: "GridLayout")
    }
}
