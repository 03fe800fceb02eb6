import Drawing
public import Foundation

/// An outline that follows the frame it is given.
public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape where Body == ShapeView<Self, ForegroundStyle> {
    public var body: ShapeView<Self, ForegroundStyle> {
        ShapeView(shape: self, style: ForegroundStyle(), fill: FillStyle())
    }
}

extension Shape {
    public func unfold(into unfolding: inout Unfolding) {
        ShapeView(shape: self, style: ForegroundStyle(), fill: FillStyle())
            .unfold(into: &unfolding)
    }
}

/// A shape that can be drawn inside of its own edge.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    private let fit: @Sendable (ProposedViewSize) -> CGSize
    /// What the trace says of the shape inside.
    let trace: @Sendable () -> TraceValue.Record

    public init<S: Shape>(_ shape: S) {
        trace = { tracedShape(shape) }
        makePath = { shape.path(in: $0) }
        fit = { shape.sizeThatFits($0) }
    }
    nonisolated public func path(in rect: CGRect) -> Path { makePath(rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}
