import Drawing
public import Foundation

extension Shape {
    nonisolated public func size(_ size: CGSize) -> DerivedShape { self.size(size, anchor: .topLeading) }
    nonisolated public func size(width: CGFloat, height: CGFloat) -> DerivedShape {
        size(CGSize(width: width, height: height))
    }
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> DerivedShape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// The shape in a rectangle of a size of its own, whose anchor is that of the shape's room ("positioned using
    /// `anchor`" in Apple's documentation of `Shape.size(_:anchor:)`).
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> DerivedShape {
        DerivedShape(
            trace: {
                tracedShape(
                    self,
                    [
                        (".size(width:)", .length(size.width)),
                        (".size(height:)", .length(size.height)),
                    ] + (anchor == .topLeading ? [] : [(".size(anchor:)", anchor.traced)]))
            },
            makePath: { room in
                let corner = CGPoint(
                    x: room.minX + (room.width - size.width) * anchor.x,
                    y: room.minY + (room.height - size.height) * anchor.y)
                return unfoldedMiddle(in: CGRect(origin: corner, size: size))
            },
            fit: { $0.replacingUnspecifiedDimensions() }, layoutDirectionBehavior: layoutDirectionBehavior,
            unfoldedPen: unfoldedPen
        )
        .moving {
            let (shown, anchor) = ($0.moved(size.width, size.height), $0.moved(anchor))
            return $0.moved(self).size(CGSize(width: shown.x, height: shown.y), anchor: anchor)
        }
    }
}
