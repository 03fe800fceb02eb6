import Drawing
import Foundation

/// A node that only changes how its child is drawn.
final class EffectNode: WrapperNode {
    enum Effect {
        case opacity(Double)
        case transform(
            (CGRect) -> ProjectiveTransform, name: String, value: TraceValue,
            anchor: UnitPoint = .center)
        case clip((CGRect) -> Path, shape: () -> TraceValue.Record, FillStyle)
        case shadow(RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
        case blur(CGFloat)
        case filter(ColorMatrix, name: String, value: TraceValue)
        case blend(BlendMode)
        case compositing
        case hidden
    }
    private let effect: Effect

    init(_ child: LayoutNode, _ effect: Effect) {
        self.effect = effect
        super.init(child)
    }

    override func draw(into builder: inout DisplayBuilder) {
        let child = child
        switch effect {
        case .opacity(let opacity): builder.faded(opacity) { child.draw(into: &$0) }
        case .transform(let transform, _, _, _):
            let change = transform(frame)
            guard change.isUsable else {
                builder.warnings.append("\(traceName) is no usable transform; the view is left out")
                return
            }
            builder.transformed(change) { child.draw(into: &$0) }
        case .clip(let path, _, let fill):
            builder.clipped(
                to: path(builder.snapped(frame)).outline,
                rule: fill.isEOFilled ? .evenOdd : .nonZero, antialiased: fill.isAntialiased
            ) { child.draw(into: &$0) }
        case .shadow(let color, let radius, let x, let y):
            builder.shadowed(color: color, radius: radius, x: x, y: y) { child.draw(into: &$0) }
        case .blur(let radius):
            let usable = radius.isFinite ? min(max(radius, 0), 1000) : 0
            guard usable > 0 else { return child.draw(into: &builder) }
            // SwiftUI's radius is twice the Gaussian's standard deviation, as for shadows.
            builder.grouped({ $0.blur = usable / 2 }) { child.draw(into: &$0) }
        case .filter(let matrix, _, _):
            builder.grouped({ $0.filter = matrix }) { child.draw(into: &$0) }
        case .blend(let mode):
            guard mode != .normal else { return child.draw(into: &builder) }
            builder.grouped({ $0.blend = mode }) { child.draw(into: &$0) }
        case .compositing: builder.grouped({ $0.flattens = true }) { child.draw(into: &$0) }
        case .hidden: break
        }
    }

    override var traceName: String {
        switch effect {
        case .opacity: ".opacity"
        case .transform(_, let name, _, _): ".\(name)"
        case .clip: ".clipShape"
        case .shadow: ".shadow"
        case .blur: ".blur"
        case .filter(_, let name, _): ".\(name)"
        case .blend: ".blendMode"
        case .compositing: ".compositingGroup"
        case .hidden: ".hidden"
        }
    }

    override var traceProperties: [TraceNode.Property] {
        switch effect {
        case .opacity(let opacity): [.init("value", .number(opacity), .unspoken)]
        case .transform(_, _, let value, let anchor):
            [.init("value", value, .unspoken)]
                + (anchor == .center
                    ? [] : [.init("anchor", anchor.traced, usual: UnitPoint.center.traced)])
        case .clip(_, let shape, _): [.init("shape", .shape(shape()))]
        case .shadow(let color, let radius, let x, let y):
            [
                .init("color", .color(color)), .init("radius", .length(radius)),
                .init("x", .length(x)), .init("y", .length(y)),
            ]
        case .blur(let radius): [.init("radius", .length(radius))]
        case .filter(_, _, let value): [.init("value", value, .unspoken)]
        case .blend(let mode): [.init("mode", .name(mode.rawValue))]
        case .compositing, .hidden: []
        }
    }
}

extension ProjectiveTransform {
    /// Whether every number is finite and the result has an area.
    var isUsable: Bool {
        let values = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
        guard values.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return false }
        return abs(m11 * m22 - m12 * m21) > 1e-9
    }
}

extension EffectNode.Effect {
    /// A reflection about the vertical line through the middle.
    static func mirrored(_ name: String) -> EffectNode.Effect {
        .transform(
            {
                ProjectiveTransform(
                    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.minX + $0.maxX, ty: 0))
            }, name: String(name.dropFirst()), value: .flag(true))
    }
}
