public import Foundation

extension Outline {
    /// The outline as path elements, for what has no special case.
    public var elements: [PathElement] {
        switch self {
        case .rectangle(let rect):
            [
                .move(CGPoint(x: rect.minX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)),
                .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
            ]
        case .roundedRectangle(let rect, let radii, let curve):
            Outline.roundedRectangle(rect, radii: radii, curve: curve)
        case .ellipse(let rect): Outline.ellipse(in: rect)
        case .path(let elements): elements
        }
    }

    /// The smallest rectangle around the outline's points and control points.
    public var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect):
            return rect
        case .path(let elements):
            var left = CGFloat.infinity
            var top = CGFloat.infinity
            var right = -CGFloat.infinity
            var bottom = -CGFloat.infinity
            func add(_ point: CGPoint) {
                left = min(left, point.x)
                right = max(right, point.x)
                top = min(top, point.y)
                bottom = max(bottom, point.y)
            }
            for element in elements {
                switch element {
                case .move(let point), .line(let point): add(point)
                case .quadratic(let point, let control):
                    add(point)
                    add(control)
                case .cubic(let point, let control1, let control2):
                    add(point)
                    add(control1)
                    add(control2)
                case .close: break
                }
            }
            guard left <= right, top <= bottom else { return .zero }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// The outline moved, scaled or turned; shapes keep their case where they stay that shape.
    public func applying(_ transform: CGAffineTransform) -> Outline {
        if transform.isIdentity { return self }
        if transform.isScaleAndTranslation, transform.a > 0, transform.d > 0 {
            func scaled(_ rect: CGRect) -> CGRect {
                CGRect(
                    x: rect.minX * transform.a + transform.tx,
                    y: rect.minY * transform.d + transform.ty,
                    width: rect.width * transform.a, height: rect.height * transform.d)
            }
            switch self {
            case .rectangle(let rect): return .rectangle(scaled(rect))
            case .ellipse(let rect): return .ellipse(scaled(rect))
            case .roundedRectangle(let rect, let radii, let curve) where transform.a == transform.d:
                let k = transform.a
                return .roundedRectangle(
                    scaled(rect),
                    CornerRadii(
                        topLeft: radii.topLeft * k, topRight: radii.topRight * k,
                        bottomRight: radii.bottomRight * k, bottomLeft: radii.bottomLeft * k),
                    curve)
            default: break
            }
        }
        return .path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(to: point))
                case .line(let point): .line(transform.apply(to: point))
                case .quadratic(let point, let control):
                    .quadratic(transform.apply(to: point), control: transform.apply(to: control))
                case .cubic(let point, let control1, let control2):
                    .cubic(
                        transform.apply(to: point), control1: transform.apply(to: control1),
                        control2: transform.apply(to: control2))
                case .close: .close
                }
            })
    }

    /// The cubic approximation of a quarter circle: control points at this share of the radius.
    static let quarterArc: CGFloat = 0.5522847498307936

    /// Clockwise from the right, as Quartz goes around: dashes and `trim` start there.
    private static func ellipse(in rect: CGRect) -> [PathElement] {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let kx = rx * (1 - quarterArc)
        let ky = ry * (1 - quarterArc)
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(p(r, t + ry)),
            .cubic(p(l + rx, b), control1: p(r, b - ky), control2: p(r - kx, b)),
            .cubic(p(l, t + ry), control1: p(l + kx, b), control2: p(l, b - ky)),
            .cubic(p(l + rx, t), control1: p(l, t + ky), control2: p(l + kx, t)),
            .cubic(p(r, t + ry), control1: p(r - kx, t), control2: p(r, t + ky)),
            .close,
        ]
    }

    static func roundedRectangle(
        _ rect: CGRect, radii: CornerRadii, curve: CornerCurve
    ) -> [PathElement] {
        func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        return roundedRectangle(
            rect, topLeft: square(radii.topLeft), topRight: square(radii.topRight),
            bottomRight: square(radii.bottomRight), bottomLeft: square(radii.bottomLeft), curve: curve)
    }

    /// The elements of a rectangle with four equal corners that are wider than high, or higher than wide.
    package static func roundedRectangle(
        _ rect: CGRect, cornerSize: CGSize, curve: CornerCurve
    ) -> [PathElement] {
        roundedRectangle(
            rect, topLeft: cornerSize, topRight: cornerSize, bottomRight: cornerSize, bottomLeft: cornerSize,
            curve: curve)
    }

    /// Walks clockwise from the middle of the right side, between its corners, as Quartz does, each corner in its own frame:
    /// `u` runs along the side that arrives, `v` along the one that leaves.
    private static func roundedRectangle(
        _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
        curve: CornerCurve
    ) -> [PathElement] {
        struct Corner {
            var at: CGPoint
            var arriving: CGPoint
            var leaving: CGPoint
            /// The radii along the two sides.
            var arrivingRadius: CGFloat
            var leavingRadius: CGFloat
        }
        let right = CGPoint(x: 1, y: 0)
        let down = CGPoint(x: 0, y: 1)
        let left = CGPoint(x: -1, y: 0)
        let up = CGPoint(x: 0, y: -1)
        let corners = [
            Corner(
                at: CGPoint(x: rect.maxX, y: rect.maxY), arriving: down, leaving: left,
                arrivingRadius: bottomRight.height, leavingRadius: bottomRight.width),
            Corner(
                at: CGPoint(x: rect.minX, y: rect.maxY), arriving: left, leaving: up,
                arrivingRadius: bottomLeft.width, leavingRadius: bottomLeft.height),
            Corner(
                at: CGPoint(x: rect.minX, y: rect.minY), arriving: up, leaving: right,
                arrivingRadius: topLeft.height, leavingRadius: topLeft.width),
            Corner(
                at: CGPoint(x: rect.maxX, y: rect.minY), arriving: right, leaving: down,
                arrivingRadius: topRight.width, leavingRadius: topRight.height),
        ]
        let half = min(rect.width, rect.height) / 2
        var elements: [PathElement] = []
        elements.reserveCapacity(18)
        // From the middle of what its corners leave of the side (Tests/Fixtures/apple-paths.tsv).
        let start = rect.midY + (topRight.height - bottomRight.height) / 2
        elements.append(.move(CGPoint(x: rect.maxX, y: start)))
        for corner in corners {
            // One curve for both sides, stretched: two of different radii would not fit together.
            let radius = max(corner.arrivingRadius, corner.leavingRadius)
            let profile = CornerProfile(radius: radius, half: half, curve: curve)
            let along = radius > 0 ? corner.arrivingRadius / radius : 1
            let across = radius > 0 ? corner.leavingRadius / radius : 1
            func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.at.x - corner.arriving.x * u * along + corner.leaving.x * v * across,
                    y: corner.at.y - corner.arriving.y * u * along + corner.leaving.y * v * across)
            }
            elements.append(.line(point(profile.start, 0)))
            for part in profile.segments {
                elements.append(
                    .cubic(
                        point(part.to.x, part.to.y), control1: point(part.control1.x, part.control1.y),
                        control2: point(part.control2.x, part.control2.y)))
            }
        }
        elements.append(.close)
        return elements
    }
}

/// One corner with its vertex at the origin; x runs back along the first side, y along the second.
struct CornerProfile {
    struct Segment {
        var control1: CGPoint
        var control2: CGPoint
        var to: CGPoint
    }

    var start: CGFloat
    var segments: [Segment]

    /// The continuous corner of CoreGraphics in units of the radius (Documentation/Rules/metrics.json,
    /// `continuousCorner.plain`).
    private static let reach: CGFloat = 1.528665

    init(radius: CGFloat, half: CGFloat, curve: CornerCurve) {
        guard radius > 0 else {
            start = 0
            segments = []
            return
        }
        guard curve == .continuous else {
            start = radius
            let k = radius * (1 - Outline.quarterArc)
            segments = [
                Segment(
                    control1: CGPoint(x: k, y: 0), control2: CGPoint(x: 0, y: k),
                    to: CGPoint(x: 0, y: radius))
            ]
            return
        }
        // Past half / 1.528665 the sides are too short for the whole curve:
        // Documentation/Rules/metrics.json, `continuousCorner.overlargeRadius`, pulls the two outer control
        // points in with the length that is left. At the limit the corner is close to a quarter circle,
        // which is what a capsule measures.
        let length = min(half, CornerProfile.reach * radius)
        let missing = length - radius
        let full = (CornerProfile.reach - 1) * radius
        let share = full > 0 ? min(max(missing / full, 0), 1) : 1
        func blend(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat {
            radius * (circular + (continuous - circular) * share)
        }
        // The circular limit in the same three segments: a quarter circle cut at the continuous curve's
        // own angles. t is the angle from the first side to each joint.
        let joint: CGFloat = 0.2255
        let arc = CornerProfile.arc(from: 0, to: joint)
        let middle = CornerProfile.arc(from: joint, to: .pi / 2 - joint)
        let last = CornerProfile.arc(from: .pi / 2 - joint, to: .pi / 2)
        func mix(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: blend(a.x, x), y: blend(a.y, y))
        }
        start = blend(1, CornerProfile.reach)
        segments = [
            Segment(
                control1: mix(arc.control1, 1.088493, 0), control2: mix(arc.control2, 0.868407, 0),
                to: mix(arc.to, 0.631494, 0.074911)),
            Segment(
                control1: mix(middle.control1, 0.372824, 0.16906),
                control2: mix(middle.control2, 0.16906, 0.372824),
                to: mix(middle.to, 0.074911, 0.631494)),
            Segment(
                control1: mix(last.control1, 0, 0.868407), control2: mix(last.control2, 0, 1.088493),
                to: mix(last.to, 0, CornerProfile.reach)),
        ]
    }

    /// Part of the unit quarter circle about (1, 1), from the first side (angle 0) to the second.
    private static func arc(from a: CGFloat, to b: CGFloat) -> Segment {
        func point(_ t: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(t), y: 1 - cos(t)) }
        func tangent(_ t: CGFloat) -> CGPoint { CGPoint(x: -cos(t), y: sin(t)) }
        let k = 4 / 3 * tan((b - a) / 4)
        let (p, q, u, v) = (point(a), point(b), tangent(a), tangent(b))
        return Segment(
            control1: CGPoint(x: p.x + u.x * k, y: p.y + u.y * k),
            control2: CGPoint(x: q.x - v.x * k, y: q.y - v.y * k), to: q)
    }
}
