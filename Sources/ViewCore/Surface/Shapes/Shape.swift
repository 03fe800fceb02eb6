import Drawing
public import Foundation

/// An outline that follows the frame it is given.
///
/// A view that is bound to no actor, as in SwiftUI: what a shape keeps, `animatableData` too, can be read where
/// its path is asked for. Only its body is the main actor's.
nonisolated public protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Whether the path is mirrored where the layout runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape where Body == ShapeView<Self, ForegroundStyle> {
    @MainActor public var body: ShapeView<Self, ForegroundStyle> {
        ShapeView(shape: self, style: ForegroundStyle(), fill: FillStyle())
    }
}

extension Shape {
    @MainActor public func unfold(into unfolding: inout Unfolding) {
        ShapeView(shape: self, style: ForegroundStyle(), fill: FillStyle())
            .unfold(into: &unfolding)
    }
}

/// A shape that can be drawn inside of its own edge.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    private let fit: @Sendable (ProposedViewSize) -> CGSize
    /// What the trace says of the shape inside.
    let trace: @Sendable () -> TraceValue.Record
    public let layoutDirectionBehavior: LayoutDirectionBehavior
    let complaint: String?
    let isSymmetric: Bool
    /// The same of the shape inside as it is shown at the time.
    let moving: @Sendable (Unfolding) -> AnyShape

    /// The pen of the shape inside, if that is a line.
    nonisolated let line: StrokeStyle?

    public init<S: Shape>(_ shape: S) {
        if let same = shape as? AnyShape {
            self = same
            return
        }
        line = linePen(of: shape)
        moving = { AnyShape($0.moved(shape)) }
        layoutDirectionBehavior = shape.layoutDirectionBehavior
        complaint = (shape as? any CheckedShape)?.complaint
        isSymmetric = shape.looksTheSameMirrored
        trace = { tracedShape(shape) }
        makePath = { shape.path(in: $0) }
        fit = { shape.sizeThatFits($0) }
    }
    nonisolated public func path(in rect: CGRect) -> Path { makePath(rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}
