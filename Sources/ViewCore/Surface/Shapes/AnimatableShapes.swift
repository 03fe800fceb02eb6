public import Foundation

// What of the library's shapes can be on its way between two of a kind, as SwiftUI has it.

extension RoundedRectangle {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension UnevenRoundedRectangle {
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension RectangleCornerRadii: Animatable {
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    public var animatableData: AnimatableData {
        get {
            AnimatableData(
                AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
        }
        set {
            (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
            (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension InsetRoundedRectangle {
    public var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension InsetUnevenRoundedRectangle {
    public var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension InsetOf {
    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set {
            shape.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension StrokedShape {
    /// The pen moves where it is drawn.
    public var animatableData: Base.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape that hands the question for its numbers on to what it was made of.
protocol SelfMovingShape {
    nonisolated func shown(in unfolding: Unfolding) -> Self
}

extension DerivedShape: SelfMovingShape {
    nonisolated func shown(in unfolding: Unfolding) -> DerivedShape { moving?(unfolding) ?? self }

    nonisolated func moving(_ moving: @escaping @Sendable (Unfolding) -> DerivedShape) -> DerivedShape {
        var shape = self
        shape.moving = moving
        return shape
    }
}

extension AnyShape: SelfMovingShape {
    nonisolated func shown(in unfolding: Unfolding) -> AnyShape { moving(unfolding) }
}
