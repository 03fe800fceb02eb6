import Drawing
import Foundation

/// How a symbol stands at one time, other than at rest.
struct SymbolPose: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// Clockwise, in radians.
    var angle = 0.0
    /// In heights of the symbol.
    var shift = CGPoint.zero

    static let rest = SymbolPose()

    /// Both at once.
    func joined(_ other: SymbolPose) -> SymbolPose {
        SymbolPose(
            scale: scale * other.scale, opacity: opacity * other.opacity, angle: angle + other.angle,
            shift: CGPoint(x: shift.x + other.shift.x, y: shift.y + other.shift.y))
    }
}

// Apple shows these movements, but publishes no number of them: each number here is a guess after the films of WWDC 2023
// ("Animate symbols in your app") and 2024, and Documentation/Unsupported.md says so.
extension SymbolEffectConfiguration {
    /// Seconds that one movement takes; `nil` where the effect moves nothing here.
    var cycle: TimeInterval? {
        switch kind {
        case .bounce: 0.6
        case .pulse: 1
        case .wiggle: 0.8
        case .rotate: 1
        case .breathe: 2
        case .scale, .appear, .disappear, .drawOn, .drawOff, .variableColor, .replace, .automatic: nil
        }
    }

    /// How the symbol stands when this share of a movement is over.
    ///
    /// - Parameter repeats: whether movement follows movement, so that none begins slowly.
    func pose(at share: Double, repeats: Bool, isRightToLeft: Bool) -> SymbolPose {
        switch kind {
        case .bounce:
            let height = way(through: [(0, 0), (0.3, 1), (0.65, -0.25), (1, 0)], at: share)
            return SymbolPose(scale: 1 + (direction == .down ? -0.2 : 0.2) * height)
        case .pulse: return SymbolPose(opacity: 1 - 0.65 * there(share))
        case .breathe:
            return SymbolPose(scale: 1 + 0.1 * there(share), opacity: fades ? 1 - 0.4 * there(share) : 1)
        case .rotate:
            let turn = 2 * .pi * (repeats ? share : smooth(share))
            return SymbolPose(angle: direction == .counterClockwise ? -turn : turn)
        case .wiggle:
            let swing = way(
                through: [(0, 0), (0.15, 1), (0.4, -1), (0.65, 0.6), (0.85, -0.3), (1, 0)], at: share)
            return wiggling(swing, isRightToLeft: isRightToLeft)
        case .scale, .appear, .disappear, .drawOn, .drawOff, .variableColor, .replace, .automatic:
            return .rest
        }
    }

    private func wiggling(_ swing: Double, isRightToLeft: Bool) -> SymbolPose {
        let (reach, forward) = (0.12 * swing, isRightToLeft ? -1.0 : 1)
        return switch direction {
        case .left: SymbolPose(shift: CGPoint(x: -reach, y: 0))
        case .right: SymbolPose(shift: CGPoint(x: reach, y: 0))
        case .forward: SymbolPose(shift: CGPoint(x: reach * forward, y: 0))
        case .backward: SymbolPose(shift: CGPoint(x: -reach * forward, y: 0))
        case .up: SymbolPose(shift: CGPoint(x: 0, y: -reach))
        case .down: SymbolPose(shift: CGPoint(x: 0, y: reach))
        case .counterClockwise: SymbolPose(angle: -.pi / 18 * swing)
        case .clockwise, .off, nil: SymbolPose(angle: .pi / 18 * swing)
        }
    }

    /// From 0 to 1 and back.
    private func there(_ share: Double) -> Double { way(through: [(0, 0), (0.5, 1), (1, 0)], at: share) }

    private func way(through points: [(share: Double, value: Double)], at share: Double) -> Double {
        guard let next = points.firstIndex(where: { $0.share > share }), next > 0 else {
            return share <= 0 ? points[0].value : points[points.count - 1].value
        }
        let (a, b) = (points[next - 1], points[next])
        return a.value + (b.value - a.value) * smooth((share - a.share) / (b.share - a.share))
    }

    /// 3s² − 2s³, which begins and ends slowly.
    private func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }

    /// How the symbol that goes and the one that comes stand when this share of a replacement is over.
    func replacing(at share: Double) -> (old: SymbolPose, new: SymbolPose) {
        let (first, second) = (smooth(min(share * 2, 1)), smooth(max(share * 2 - 1, 0)))
        let (old, new) =
            switch direction {
            case .up: (1 + 0.5 * first, 0.5 + 0.5 * second)
            default: (1 - 0.5 * first, 0.5 + 0.5 * second)
            }
        if direction == .off {
            let whole = smooth(share)
            return (SymbolPose(opacity: 0), SymbolPose(scale: 0.5 + 0.5 * whole, opacity: whole))
        }
        return (SymbolPose(scale: old, opacity: 1 - first), SymbolPose(scale: new, opacity: second))
    }
}

/// A symbol that is drawn in a pose.
final class PosedSymbolNode: WrapperNode {
    private let pose: SymbolPose
    /// What it takes the place of, and how that stands.
    private let earlier: (node: LayoutNode, pose: SymbolPose)?

    init(_ child: LayoutNode, _ pose: SymbolPose, from earlier: (node: LayoutNode, pose: SymbolPose)? = nil) {
        self.pose = pose
        self.earlier = earlier
        super.init(child, .effect)
    }

    override func draw(into builder: inout DisplayBuilder) {
        if let (node, pose) = earlier {
            let proposal = node.placedProposal
            let size = node.size(proposal)
            node.place(
                at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
                proposal: proposal)
            draw(node, pose, into: &builder)
        }
        draw(child, pose, into: &builder)
    }

    private func draw(_ node: LayoutNode, _ pose: SymbolPose, into builder: inout DisplayBuilder) {
        guard pose != .rest else { return node.draw(into: &builder) }
        let box = node.frame
        let change = CGAffineTransform.about(
            .center, in: box,
            CGAffineTransform(rotationAngle: pose.angle).scaledBy(x: pose.scale, y: pose.scale)
        )
        .concatenating(
            CGAffineTransform(translationX: pose.shift.x * box.height, y: pose.shift.y * box.height))
        builder.faded(pose.opacity) {
            $0.transformed(ProjectiveTransform(change)) { node.draw(into: &$0) }
        }
    }

    override var traceName: String { ".symbolEffect" }
    override var traceProperties: [TraceNode.Property] {
        var properties: [TraceNode.Property] = []
        func add(_ name: String, _ value: Double, usual: Double) {
            if value != usual { properties.append(.init(name, .number(value), usual: .number(usual))) }
        }
        add("scale", pose.scale, usual: 1)
        add("opacity", pose.opacity, usual: 1)
        add("degrees", pose.angle * 180 / .pi, usual: 0)
        add("x", pose.shift.x, usual: 0)
        add("y", pose.shift.y, usual: 0)
        return properties
    }
}
