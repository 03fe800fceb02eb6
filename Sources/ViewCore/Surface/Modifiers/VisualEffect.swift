import Drawing
public import Foundation

/// Changes of how a view is drawn that leave its layout as it is, so that they may follow from its geometry.
public protocol VisualEffect: Sendable {
    /// What is drawn around what. Only built-in effects implement it.
    func append(to effects: inout VisualEffects)
}

/// The effects on a view, the innermost first.
public struct VisualEffects {
    var wraps: [(LayoutNode) -> LayoutNode] = []
}

/// No effect yet.
public struct EmptyVisualEffect: VisualEffect {
    nonisolated public init() {}
    public func append(to effects: inout VisualEffects) {}
}

/// An effect after others.
struct DrawnEffect<Base: VisualEffect>: VisualEffect, @unchecked Sendable {
    // Made and used on the main actor, within one drawing of one view.
    let base: Base
    let effect: EffectNode.Effect

    func append(to effects: inout VisualEffects) {
        base.append(to: &effects)
        let effect = effect
        effects.wraps.append { EffectNode($0, effect) }
    }
}

extension VisualEffect {
    private func with(_ effect: EffectNode.Effect) -> some VisualEffect {
        DrawnEffect(base: self, effect: effect)
    }

    private func transform(
        _ name: String, _ value: TraceValue, anchor: UnitPoint = .center,
        _ make: @escaping (CGRect) -> CGAffineTransform
    ) -> some VisualEffect {
        with(
            .transform(
                { ProjectiveTransform(.about(anchor, in: $0, make($0))) }, name: name, value: value,
                anchor: anchor))
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity(opacity)) }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect
    {
        transform("scaleEffect", .lengths([x, y]), anchor: anchor) { _ in CGAffineTransform(scaleX: x, y: y) }
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transform("rotationEffect", .angle(degrees: angle.degrees), anchor: anchor) { _ in
            CGAffineTransform(rotationAngle: angle.radians)
        }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transform("offset", .lengths([x, y])) { _ in CGAffineTransform(translationX: x, y: y) }
    }
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        self.transform("transformEffect", .record(transform.traced), anchor: .topLeading) { _ in transform }
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        with(
            .transform(
                {
                    ProjectiveTransform.rotation(
                        angle.radians, axis: axis, anchor: anchor, anchorZ: anchorZ,
                        perspective: perspective, in: $0)
                }, name: "rotation3DEffect", value: .angle(degrees: angle.degrees), anchor: anchor))
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        with(.blur(radius.isFinite ? radius : 0, isOpaque: opaque))
    }
    public func brightness(_ amount: Double) -> some VisualEffect {
        filtered("brightness", amount, FilterMatrix.brightness)
    }
    public func contrast(_ amount: Double) -> some VisualEffect {
        filtered("contrast", amount, FilterMatrix.contrast)
    }
    public func saturation(_ amount: Double) -> some VisualEffect {
        filtered("saturation", amount, FilterMatrix.saturation)
    }
    public func grayscale(_ amount: Double) -> some VisualEffect {
        filtered("grayscale", amount, FilterMatrix.grayscale)
    }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        filtered("hueRotation", angle.degrees) { FilterMatrix.hueRotation(degrees: $0) }
    }

    private func filtered(
        _ name: String, _ amount: Double, _ make: (Double) -> [Double]
    ) -> some VisualEffect {
        let amount = amount.isFinite ? amount : 0
        return with(
            .filter(ColorFilter(values: make(amount)), name: name, value: .number(amount)))
    }
}

/// Draws a view with effects that are made of its geometry.
public struct VisualEffectModifier<Effect: VisualEffect> {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let placement = unfolding.journal.placement
        unfolding.wrapNodes(of: content) { VisualEffectNode($0, placement, effect) }
    }
}

/// Knows its effects when it has been placed.
final class VisualEffectNode<Effect: VisualEffect>: WrapperNode {
    private let placement: Placement
    private let make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    private var effects = VisualEffects()

    init(
        _ child: LayoutNode, _ placement: Placement,
        _ make: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) {
        self.placement = placement
        self.make = make
        super.init(child, .visualEffect)
    }

    override func arrange() {
        super.arrange()
        effects = VisualEffects()
        make(EmptyVisualEffect(), GeometryProxy(frame: frame, in: placement)).append(to: &effects)
    }

    override func draw(into builder: inout DisplayBuilder) {
        var node = child
        for wrap in effects.wraps {
            node = wrap(node)
            node.frame = frame
        }
        node.draw(into: &builder)
    }
    override var traceName: String { ".visualEffect" }
}

extension View {
    /// Effects that follow from where the view is and how large.
    nonisolated public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> ModifiedContent<Self, VisualEffectModifier<Effect>> {
        modifier(VisualEffectModifier(effect: effect))
    }
}
