public import Foundation

/// A shape that is filled or has a line, with what lines and fills lie on top: more can be put there.
public protocol LayeredShape: View {
    associatedtype Layered: Shape
    nonisolated var layeredShape: Layered { get }
}

extension ShapeView: LayeredShape {
    nonisolated public var layeredShape: Content { shape }
}

extension StrokedShapeView: LayeredShape {
    nonisolated public var layeredShape: Content { shape }
}

extension StrokeBorderShapeView: LayeredShape {
    nonisolated public var layeredShape: Content { shape }
}

extension ModifiedContent: LayeredShape where Content: LayeredShape, Modifier: ShapeLayer {
    nonisolated public var layeredShape: Content.Layered { content.layeredShape }
}

/// A modifier that puts a line or a fill on a shape.
public protocol ShapeLayer: ViewModifier {}
extension LayeredView: ShapeLayer {}

extension LayeredShape {
    /// A line on top of what is there, as SwiftUI has it since iOS 17.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Layered, S>>> {
        overlay(
            layeredShape.stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased))
    }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Layered, S>>> {
        overlay(layeredShape.stroke(content, style: style, antialiased: antialiased))
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokeBorderShapeView<Layered, S>>>
    where Layered: InsettableShape {
        overlay(layeredShape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased))
    }
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, LayeredView<ShapeView<Layered, S>>> {
        overlay(layeredShape.fill(content, style: style))
    }
}
