public import Foundation
import Drawing

/// A change of where a view is drawn, by its size; its place in the layout stays.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform in the view's own coordinates, whose origin is its top left corner.
    @MainActor @preconcurrency func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let effect = unfolding.moving(unfolding.installed(self))
        let name = "\(Self.self)"
        NodeModifier { node, _ in
            EffectNode(
                node,
                .transform(
                    { rect in onMain(rect) { effect.effectValue(size: $0.size).placed(in: $0) } },
                    name: "geometryEffect", value: .name(name)))
        }
        .unfold(content: content, into: &unfolding)
    }

    /// Layout never knows of an effect here.
    nonisolated public func ignoredByLayout() -> Self { self }
}

extension ProjectionTransform {
    /// The same for a view that stands in `rect`.
    func placed(in rect: CGRect) -> ProjectiveTransform {
        let (x, y) = (rect.minX, rect.minY)
        return ProjectiveTransform(CGAffineTransform(translationX: -x, y: -y)).concatenating(drawn)
            .concatenating(ProjectiveTransform(CGAffineTransform(translationX: x, y: y)))
    }
}

extension View {
    nonisolated public func projectionEffect(
        _ transform: ProjectionTransform
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, _ in
                EffectNode(
                    node,
                    .transform(
                        { transform.placed(in: $0) }, name: "projectionEffect",
                        value: .name(transform.isAffine ? "affine" : "projective")))
            })
    }
}
