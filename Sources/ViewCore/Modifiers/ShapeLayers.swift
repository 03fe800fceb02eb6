public import Foundation

extension ShapeView {
    /// A line on top of the fill, as SwiftUI has it since iOS 17.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Content, S>>> {
        overlay(
            shape.stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased))
    }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Content, S>>> {
        overlay(shape.stroke(content, style: style, antialiased: antialiased))
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Content.InsetShape, S>>>
    where Content: InsettableShape {
        overlay(shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased))
    }
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, LayeredView<ShapeView<Content, S>>> {
        overlay(shape.fill(content, style: style))
    }
}
