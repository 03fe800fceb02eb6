import Drawing
import Foundation

/// A node that only changes how its child is drawn.
final class EffectNode: WrapperNode {
    enum Effect {
        /// As a group nothing inside shines through what lies over it.
        case opacity(Double, asGroup: Bool = false)
        case transform(
            (CGRect) -> ProjectiveTransform, name: String, value: TraceValue,
            anchor: UnitPoint = .center)
        /// `line` is the pen of a shape that is a line.
        case clip((CGRect) -> Path, shape: () -> TraceValue.Record, FillStyle, line: StrokeStyle?)
        case shadow(RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
        case blur(CGFloat, isOpaque: Bool)
        /// A flag is written without its value.
        case filter(ColorFilter, name: String, value: TraceValue, isFlag: Bool = false)
        case blend(BlendMode)
        case compositing(isOpaque: Bool, isLinear: Bool = false)
        case hidden
    }
    private let effect: Effect

    init(_ child: LayoutNode, _ effect: Effect) {
        self.effect = effect
        super.init(child, .effect)
    }

    override func draw(into builder: inout DisplayBuilder) {
        let child = child
        switch effect {
        case .opacity(let opacity, let isGroup):
            builder.faded(opacity) { builder in
                guard isGroup, opacity < 1 else { return child.draw(into: &builder) }
                builder.grouped({ _ in }) { child.draw(into: &$0) }
            }
        case .transform(let transform, _, _, _):
            let change = transform(frame)
            guard change.isUsable else {
                // What is scaled to nothing or seen from its edge is not seen, and nothing is wrong with it.
                if !change.isSound {
                    builder.warnings.append("\(traceName) is no usable transform; the view is left out")
                }
                return
            }
            builder.transformed(change) { child.draw(into: &$0) }
        case .clip(let path, _, let fill, let line):
            let outline = builder.snapped(frame).outline(of: path)
            guard let line else {
                builder.clipped(
                    to: outline, rule: fill.isEOFilled ? .evenOdd : .nonZero,
                    antialiased: fill.isAntialiased
                ) { child.draw(into: &$0) }
                return
            }
            let stencil = builder.collected { $0.stroke(outline, .solid(.black), line.pen) }
            builder.grouped({ $0.mask = stencil }) { child.draw(into: &$0) }
        case .shadow(let color, let radius, let x, let y):
            builder.shadowed(color: color, radius: radius, x: x, y: y) { child.draw(into: &$0) }
        case .blur(let radius, let isOpaque):
            let usable = radius.isFinite ? min(max(radius, 0), 1000) : 0
            // The radius is the Gaussian's standard deviation, as for shadows: Decisions/0008-blur-radius.md.
            let blurred = { (builder: inout DisplayBuilder, draw: (inout DisplayBuilder) -> Void) in
                guard usable > 0 else { return draw(&builder) }
                builder.grouped({ $0.blur = usable }, draw)
            }
            guard isOpaque else { return blurred(&builder) { child.draw(into: &$0) } }
            drawOpaque(into: &builder) { builder in
                blurred(&builder) {
                    fillBlack(into: &$0)
                    child.draw(into: &$0)
                }
            }
        case .filter(let matrix, _, _, _):
            builder.grouped({ $0.filter = matrix }) { child.draw(into: &$0) }
        case .blend(let mode):
            guard mode != .normal else { return child.draw(into: &builder) }
            builder.grouped({ $0.blend = mode }) { child.draw(into: &$0) }
        case .compositing(let isOpaque, let isLinear):
            builder.grouped({
                $0.flattens = true
                if isLinear { $0.linear = .everything }
            }) { builder in
                guard isOpaque else { return child.draw(into: &builder) }
                builder.clipped(to: .rectangle(builder.snapped(frame)), antialiased: false) {
                    fillBlack(into: &$0)
                    child.draw(into: &$0)
                }
            }
        case .hidden: break
        }
    }

    /// Draws what fills the frame with its edges not fading: each colour at full alpha. So a blur there is the
    /// mean of what is inside of the frame alone, and nothing of it leaves the frame.
    private func drawOpaque(
        into builder: inout DisplayBuilder, _ draw: (inout DisplayBuilder) -> Void
    ) {
        let rect = builder.snapped(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        builder.grouped(
            {
                $0.clip = .rectangle(rect)
                $0.filter = ColorFilter(values: FilterMatrix.opaque)
            }, draw)
    }

    /// An opaque picture is black where nothing is drawn.
    private func fillBlack(into builder: inout DisplayBuilder) {
        builder.fill(.rectangle(builder.snapped(frame)), .solid(.black))
    }

    override var traceName: String {
        switch effect {
        case .opacity: ".opacity"
        case .transform(_, let name, _, _): ".\(name)"
        case .clip: ".clipShape"
        case .shadow: ".shadow"
        case .blur: ".blur"
        case .filter(_, let name, _, _): ".\(name)"
        case .blend: ".blendMode"
        case .compositing: ".compositingGroup"
        case .hidden: ".hidden"
        }
    }

    override var traceProperties: [TraceNode.Property] {
        switch effect {
        case .opacity(let opacity, _): [.init("value", .number(opacity), .unspoken)]
        case .transform(_, _, let value, let anchor):
            [.init("value", value, .unspoken)]
                + (anchor == .center
                    ? [] : [.init("anchor", anchor.traced, usual: UnitPoint.center.traced)])
        case .clip(_, let shape, _, _): [.init("shape", .shape(shape()))]
        case .shadow(let color, let radius, let x, let y):
            [
                .init("color", .color(color)), .init("radius", .length(radius)),
                .init("x", .length(x), usual: .length(0)), .init("y", .length(y), usual: .length(0)),
            ]
        case .blur(let radius, let isOpaque):
            [.init("radius", .length(radius))]
                + (isOpaque ? [.init("opaque", .flag(true), usual: .flag(false))] : [])
        case .filter(_, _, let value, let isFlag):
            [.init("value", value, .unspoken, usual: isFlag ? value : nil)]
        case .blend(let mode): [.init("mode", .name(mode.rawValue))]
        case .compositing(let isOpaque, let isLinear):
            [.init("opaque", .flag(isOpaque), usual: .flag(false))]
                + (isLinear ? [.init("colorMode", .name("linear"), usual: .name("nonLinear"))] : [])
        case .hidden: []
        }
    }
}

extension ProjectiveTransform {
    /// Whether every number is finite and the result has an area.
    /// Whether its numbers can be drawn with.
    var isSound: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy { $0.isFinite && abs($0) < 1e9 }
    }

    /// Whether something is seen through it: it makes no line or point of everything.
    var isUsable: Bool {
        guard isSound else { return false }
        // Of all nine: with perspective a plane that is turned away may still be seen from its side.
        return abs(
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31))
            > 1e-9
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
