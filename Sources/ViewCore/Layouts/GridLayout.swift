import Drawing
public import Foundation

/// The layout of `Grid`, for use with `AnyLayout`.
public struct GridLayout: Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    var name = "GridLayout"

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: EngineLayout, TracedLayout {
    public var engine: LayoutEngine {
        LayoutEngine(
            .grid(
                alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
    var traceName: String { name }
    var traceProperties: [TraceNode.Property] {
        [
            .init("alignment", alignment.traced),
            .init("horizontalSpacing", horizontalSpacing.map { .length($0) } ?? .name("default")),
            .init("verticalSpacing", verticalSpacing.map { .length($0) } ?? .name("default")),
        ]
    }
}
