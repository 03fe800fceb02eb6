import Drawing
public import Foundation

/// An outline that follows the frame it is given.
///
/// A view that is bound to no actor, as in SwiftUI: what a shape keeps, `animatableData` too, can be read where
/// its path is asked for. Only its body is the main actor's.
nonisolated public protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// What a style may take the shape for; those here paint all alike.
    static var role: ShapeRole { get }
    /// Whether the path is mirrored where the layout runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// For the engine: the pen of a shape whose area is the line along a path, as `stroke(style:)` makes it; `nil` of others.
    ///
    /// Asked of each shape, so no cast: the first of a type looks at all protocols of the program.
    var unfoldedPen: StrokeStyle? { get }
    /// For the engine: the shape that stands in an environment for one that is whichever is asked for there; `nil` for others.
    func unfoldedShape(in environment: EnvironmentValues) -> AnyShape?
    /// For the engine: what that pen follows; of other shapes the path.
    func unfoldedMiddle(in rect: CGRect) -> Path
}

/// What a shape is to a style that paints areas, lines and separators in different ways.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
    public static var role: ShapeRole { .fill }
    public var unfoldedPen: StrokeStyle? { nil }
    public func unfoldedShape(in environment: EnvironmentValues) -> AnyShape? { nil }
    public func unfoldedMiddle(in rect: CGRect) -> Path { path(in: rect) }
    /// The path of a shape that is a line, for style code that asks and for shapes made of the areas of two.
    func outlineOfLine(in rect: CGRect) -> Path {
        let middle = unfoldedMiddle(in: rect)
        return unfoldedPen.map(middle.strokedPath) ?? middle
    }

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
    public nonisolated let unfoldedPen: StrokeStyle?

    public init<S: Shape>(_ shape: S) {
        if let same = shape as? AnyShape {
            self = same
            return
        }
        unfoldedPen = shape.unfoldedPen
        moving = { AnyShape($0.moved(shape)) }
        layoutDirectionBehavior = shape.layoutDirectionBehavior
        complaint = (shape as? any CheckedShape)?.complaint
        isSymmetric = shape.looksTheSameMirrored
        trace = { tracedShape(shape) }
        makePath = { shape.unfoldedMiddle(in: $0) }
        fit = { shape.sizeThatFits($0) }
    }
    nonisolated public func unfoldedMiddle(in rect: CGRect) -> Path { makePath(rect) }
    nonisolated public func path(in rect: CGRect) -> Path { outlineOfLine(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}
