public import Drawing
public import Foundation

extension NodeModifier {
    nonisolated fileprivate static func effect(
        _ make: @escaping (inout Unfolding) -> EffectNode.Effect
    ) -> NodeModifier {
        NodeModifier { node, unfolding in EffectNode(node, make(&unfolding)) }
    }

    @usableFromInline nonisolated static func compositingGroup() -> NodeModifier {
        effect { _ in .compositing(isOpaque: false) }
    }

    @usableFromInline nonisolated static func scaleEffect(
        x: CGFloat, y: CGFloat, anchor: UnitPoint
    ) -> NodeModifier {
        effect { unfolding in
            let (x, y) = unfolding.moved(x, y)
            let anchor = unfolding.moved(anchor)
            let place = anchor.placed(in: unfolding.environment)
            return .transform(
                {
                    ProjectiveTransform(
                        .about(place, in: $0, CGAffineTransform(scaleX: x, y: y)))
                }, name: "scaleEffect",
                value: x == y ? .number(x) : .lengths([x, y]), anchor: anchor)
        }
    }
}

extension View {
    nonisolated private func effect(
        _ make: @escaping (inout Unfolding) -> EffectNode.Effect
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(.effect(make))
    }

    /// Multiplies into each leaf inside, as SwiftUI does without a compositing group.
    @inlinable nonisolated public consuming func opacity(_ opacity: Double) -> ModifiedContent<
        Self, OpacityModifier
    > {
        modifier(OpacityModifier(opacity: opacity))
    }

    nonisolated public func hidden() -> ModifiedContent<Self, HiddenModifier> {
        modifier(HiddenModifier())
    }

    nonisolated public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, NodeModifier> {
        effect { unfolding in
            .clip(
                unfolding.drawnPath(of: shape), shape: { tracedShape(shape) }, style,
                line: shape.unfoldedPen?.checked(unfolding))
        }
    }

    nonisolated public func clipped(
        antialiased: Bool = false
    ) -> ModifiedContent<Self, NodeModifier> {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    nonisolated public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> ModifiedContent<Self, NodeModifier> {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular),
            style: FillStyle(antialiased: antialiased))
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ModifiedContent<Self, NodeModifier> {
        effect { unfolding in
            let offset = unfolding.moved(
                unfolding.usable(x, ".shadow(x:"), unfolding.usable(y, ".shadow(y:"))
            return .shadow(
                unfolding.moved(color.rgba(in: unfolding.environment)),
                radius: unfolding.moved(unfolding.usable(radius, ".shadow(radius:")),
                x: offset.x, y: offset.y)
        }
    }

    /// With `opaque` the edges do not fade, and what is transparent counts as black.
    nonisolated public func blur(
        radius: CGFloat, opaque: Bool = false
    ) -> ModifiedContent<Self, NodeModifier> {
        effect { unfolding in
            .blur(unfolding.moved(unfolding.usable(radius, ".blur(radius:")), isOpaque: opaque)
        }
    }

    nonisolated public func blendMode(
        _ blendMode: BlendMode
    ) -> ModifiedContent<Self, NodeModifier> {
        effect { _ in .blend(blendMode) }
    }

    @inlinable nonisolated public consuming func compositingGroup() -> ModifiedContent<Self, NodeModifier> {
        modifier(NodeModifier.compositingGroup())
    }

    // MARK: Transforms

    @inlinable nonisolated public consuming func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(NodeModifier.scaleEffect(x: x, y: y, anchor: anchor))
    }

    @inlinable nonisolated public consuming func scaleEffect(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, NodeModifier> {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    @inlinable nonisolated public consuming func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, NodeModifier> {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, NodeModifier> {
        effect { unfolding in
            let angle = unfolding.moved(angle)
            let anchor = unfolding.moved(anchor)
            let place = anchor.placed(in: unfolding.environment)
            return .transform(
                {
                    ProjectiveTransform(
                        .about(place, in: $0, CGAffineTransform(rotationAngle: angle.radians)))
                }, name: "rotationEffect", value: .angle(degrees: angle.degrees), anchor: anchor)
        }
    }

    nonisolated public func transformEffect(
        _ transform: CGAffineTransform
    ) -> ModifiedContent<Self, NodeModifier> {
        effect { _ in
            .transform(
                {
                    ProjectiveTransform(.about(.topLeading, in: $0, transform))
                }, name: "transformEffect", value: .record(transform.traced))
        }
    }

    /// Turned about an axis in space and seen from a distance, `perspective` 1 being a view's larger side.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> ModifiedContent<Self, NodeModifier> {
        effect { unfolding in
            let angle = unfolding.moved(angle)
            let axis = (
                x: unfolding.usable(axis.x, ".rotation3DEffect(x:"),
                y: unfolding.usable(axis.y, ".rotation3DEffect(y:"),
                z: unfolding.usable(axis.z, ".rotation3DEffect(z:")
            )
            let place = anchor.placed(in: unfolding.environment)
            return .transform(
                {
                    ProjectiveTransform.rotation(
                        angle.radians, axis: axis, anchor: place, anchorZ: anchorZ,
                        perspective: perspective, in: $0)
                }, name: "rotation3DEffect",
                value: .record(
                    .init(
                        "",
                        [
                            .init("angle", .angle(degrees: angle.degrees)),
                            .init("axis", .lengths([axis.x, axis.y, axis.z])),
                        ])), anchor: anchor
            )
        }
    }

    // MARK: Colour filters

    nonisolated private func filter(
        _ name: String, _ value: Double, isFlag: Bool = false,
        _ make: @escaping @Sendable (Double) -> [Double]
    ) -> ModifiedContent<Self, NodeModifier> {
        effect { unfolding in
            var amount = value
            if !amount.isFinite {
                unfolding.warn(".\(name)(\(value)) is no amount; 0 is used")
                amount = 0
            }
            if !isFlag { amount = unfolding.moved(amount) }
            return .filter(
                ColorFilter(values: make(amount)), name: name, value: .number(amount), isFlag: isFlag)
        }
    }

    /// Towards white or black: adds `amount` to each channel.
    nonisolated public func brightness(_ amount: Double) -> ModifiedContent<Self, NodeModifier> {
        filter("brightness", amount, FilterMatrix.brightness)
    }

    /// Away from or towards middle gray.
    nonisolated public func contrast(_ amount: Double) -> ModifiedContent<Self, NodeModifier> {
        filter("contrast", amount, FilterMatrix.contrast)
    }

    nonisolated public func saturation(_ amount: Double) -> ModifiedContent<Self, NodeModifier> {
        filter("saturation", amount, FilterMatrix.saturation)
    }

    nonisolated public func grayscale(_ amount: Double) -> ModifiedContent<Self, NodeModifier> {
        filter("grayscale", amount, FilterMatrix.grayscale)
    }

    nonisolated public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, NodeModifier> {
        filter("hueRotation", angle.degrees) { FilterMatrix.hueRotation(degrees: $0) }
    }

    nonisolated public func colorInvert() -> ModifiedContent<Self, NodeModifier> {
        filter("colorInvert", 1, isFlag: true, FilterMatrix.inversion)
    }

    nonisolated public func colorMultiply(_ color: Color) -> ModifiedContent<Self, NodeModifier> {
        effect { unfolding in
            let c = unfolding.moved(color.rgba(in: unfolding.environment))
            return .filter(
                ColorFilter(values: FilterMatrix.multiplication(c)), name: "colorMultiply",
                value: .color(c))
        }
    }

    nonisolated public func luminanceToAlpha() -> ModifiedContent<Self, NodeModifier> {
        filter("luminanceToAlpha", 1, isFlag: true) { _ in FilterMatrix.luminanceToAlpha }
    }

    // MARK: Masks

    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> ModifiedContent<Self, MaskModifier<Mask>> {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    nonisolated public func mask<Mask: View>(
        _ mask: Mask
    ) -> ModifiedContent<Self, MaskModifier<Mask>> {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}

/// Cuts a view with the alpha of another.
public struct MaskModifier<Mask: View> {
    let mask: Mask
    let alignment: Alignment
}

extension MaskModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.wrapNodesInside(of: content) { node, unfolding in
            // Of what is inside nothing is seen but its alpha: a change there is told with the modifier.
            let owner = Owner(type: Self.self, named: ".mask", parent: unfolding.owner)
            var stencil: LayoutNode?
            unfolding.owned(by: owner) { stencil = $0.layer(of: mask) }
            guard let stencil else { return node }
            return MaskNode(node, mask: stencil, alignment: alignment)
        }
    }
}

extension ProjectiveTransform {
    /// Rodrigues' rotation about an axis through the anchor, then a central projection.
    static func rotation(
        _ angle: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
        anchorZ: CGFloat, perspective: CGFloat, in rect: CGRect
    ) -> ProjectiveTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, angle.isFinite else { return ProjectiveTransform(.identity) }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle), sin(angle))
        let t = 1 - c
        // Rows of the rotation for a point (px, py, -anchorZ) of the view's plane.
        let (r11, r12, r13) = (t * x * x + c, t * x * y - s * z, t * x * z + s * y)
        let (r21, r22, r23) = (t * x * y + s * z, t * y * y + c, t * y * z - s * x)
        let (r31, r32, r33) = (t * x * z - s * y, t * y * z + s * x, t * z * z + c)
        let side = max(rect.width, rect.height, 1)
        // One over the eye's distance from the anchor; perspective 0 looks from infinitely far away. The plane's
        // depth is counted from the anchor, as SwiftUI does: a view that is not turned but lies behind its
        // anchor is seen from farther away (its projection, retold in OpenSwiftUI's `_Rotation3DEffect`).
        let w = perspective.isFinite ? perspective / side : 0
        let rotation = ProjectiveTransform(
            m11: r11, m12: r21, m13: -r31 * w, m21: r12, m22: r22, m23: -r32 * w,
            m31: -r13 * anchorZ, m32: -r23 * anchorZ, m33: 1 + r33 * anchorZ * w)
        let (ax, ay) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return ProjectiveTransform(CGAffineTransform(translationX: -ax, y: -ay))
            .concatenating(rotation)
            .concatenating(ProjectiveTransform(CGAffineTransform(translationX: ax, y: ay)))
    }
}

/// Keeps a view's room and draws nothing; what is inside takes nothing that the tile's state asks for.
public struct HiddenModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let wasHidden = unfolding.reach.isHidden
        unfolding.reach.isHidden = true
        unfolding.wrapNodes(of: content) { EffectNode($0, .hidden) }
        unfolding.reach.isHidden = wasHidden
    }
}
