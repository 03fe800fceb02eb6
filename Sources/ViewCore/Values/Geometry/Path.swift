public import Drawing
public import Foundation

/// The outline of a 2-D shape, in points.
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package var outline: Outline

    package init(_ outline: Outline) { self.outline = outline }

    public init() { outline = .path([]) }
    public init(_ rect: CGRect) { outline = .rectangle(rect) }
    public init(ellipseIn rect: CGRect) { outline = .ellipse(rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        outline = Path.rounded(rect, CornerRadii(all: cornerRadius), style)
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        outline = Path.rounded(rect, cornerSize, style)
    }
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        outline = Path.rounded(
            rect,
            CornerRadii(
                topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
                bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading),
            style)
    }
    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    /// Radii limited to half the shorter side; without any, a rectangle.
    package static func rounded(
        _ rect: CGRect, _ radii: CornerRadii, _ style: RoundedCornerStyle
    ) -> Outline {
        // Of each side a corner may have half, or what its neighbour leaves, whichever is more.
        func limit(_ radius: CGFloat, across: CGFloat, down: CGFloat) -> CGFloat {
            guard radius > 0 else { return 0 }
            return min(
                radius, max(rect.width / 2, rect.width - max(across, 0)),
                max(rect.height / 2, rect.height - max(down, 0)))
        }
        let limited = CornerRadii(
            topLeft: limit(radii.topLeft, across: radii.topRight, down: radii.bottomLeft),
            topRight: limit(radii.topRight, across: radii.topLeft, down: radii.bottomRight),
            bottomRight: limit(radii.bottomRight, across: radii.bottomLeft, down: radii.topRight),
            bottomLeft: limit(radii.bottomLeft, across: radii.bottomRight, down: radii.topLeft))
        if limited == CornerRadii(all: 0) { return .rectangle(rect) }
        return .roundedRectangle(
            rect, limited, style == .continuous ? .continuous : .circular)
    }

    /// The same with corners that are wider than high, or higher than wide: quarter ellipses, or the continuous
    /// curve stretched. Each length is at most half the shorter side (`clampedCornerSize` in OpenSwiftUI's audited
    /// RoundedCornerStyle.swift); where one is none, a rectangle.
    private static func rounded(
        _ rect: CGRect, _ size: CGSize, _ style: RoundedCornerStyle
    ) -> Outline {
        guard size.width != size.height, size.width > 0, size.height > 0 else {
            return rounded(rect, CornerRadii(all: min(size.width, size.height)), style)
        }
        let most = min(rect.width, rect.height) / 2
        let limited = CGSize(width: min(size.width, most), height: min(size.height, most))
        guard limited.width != limited.height else {
            return rounded(rect, CornerRadii(all: limited.width), style)
        }
        return .path(
            Outline.roundedRectangle(
                rect, cornerSize: limited, curve: style == .continuous ? .continuous : .circular))
    }

    private var elements: [PathElement] {
        get { outline.elements }
        set { outline = .path(newValue) }
    }

    private mutating func append(_ element: PathElement) {
        if case .path(var elements) = outline {
            outline = .path([])
            elements.append(element)
            outline = .path(elements)
        } else {
            elements = elements + [element]
        }
    }

    public var isEmpty: Bool { elements.isEmpty }
    /// Around all points of the path, the control points of its curves left out.
    public var boundingRect: CGRect { outline.curveBounds(under: .identity) ?? .zero }
    /// Where the path goes on from; after a subpath was closed, that is its beginning.
    public var currentPoint: CGPoint? {
        var isClosed = false
        for element in elements.reversed() {
            switch element {
            case .move(let point): return point
            case .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
                if !isClosed { return point }
            case .close: isClosed = true
            }
        }
        return nil
    }

    /// Whether a line to where something begins would be part of the path: it has a subpath that is not closed.
    private var isOpen: Bool {
        elements.last.map { $0 != .close } ?? false
    }

    public func forEach(_ body: (Element) -> Void) {
        for element in elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quadratic(let point, let control): body(.quadCurve(to: point, control: control))
            case .cubic(let point, let control1, let control2):
                body(.curve(to: point, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    public mutating func move(to point: CGPoint) { append(.move(point)) }
    public mutating func addLine(to point: CGPoint) { append(.line(point)) }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        append(.quadratic(point, control: control))
    }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.cubic(point, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { append(.close) }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.outline.applying(transform).elements
    }

    /// An arc of a circle, joined to an open subpath by a line, else a subpath of its own. With y down,
    /// `clockwise: true` looks counter-clockwise on screen, as in SwiftUI.
    ///
    /// An end that lies the way the arc goes is reached by all the angle between, more than a turn, too; one that lies
    /// the other way by what is left of a turn, at a turn's distance and past it by a whole one. A difference of one
    /// turn closes the subpath. (Tests/Fixtures/apple-paths.tsv)
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let difference = endAngle.radians - startAngle.radians
        let full = 2 * Double.pi
        let way: Double = clockwise ? -1 : 1
        var sweep = difference * way
        if sweep < 0 { sweep = sweep <= -full ? full : full + sweep }
        addArc(center, radius, from: startAngle.radians, turning: sweep * way, transform)
        if abs(difference - full) < 1e-9, radius.isFinite { closeSubpath() }
    }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        addArc(center, radius, from: startAngle.radians, turning: delta.radians, transform)
    }

    /// In quarters of a circle and what is left.
    private mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, from start: Double, turning sweep: Double,
        _ transform: CGAffineTransform
    ) {
        guard start.isFinite, sweep.isFinite, radius.isFinite else { return }
        let quarter = Double.pi / 2
        // The steps may not be as many as a large angle has: past sixteen turns whole ones are left out.
        let most = 64 * quarter
        var left = abs(sweep)
        if left > most { left = most + left.truncatingRemainder(dividingBy: 4 * quarter) }
        func point(_ t: Double) -> CGPoint {
            transform.apply(
                to: CGPoint(x: center.x + radius * cos(t), y: center.y + radius * sin(t)))
        }
        let first = point(start)
        if isOpen { addLine(to: first) } else { move(to: first) }
        var a = start
        while left > 1e-9 {
            let step = min(left, quarter) * (sweep < 0 ? -1 : 1)
            let b = a + step
            let k = 4 / 3 * tan(step / 4)
            let c1 = CGPoint(
                x: center.x + radius * (cos(a) - k * sin(a)),
                y: center.y + radius * (sin(a) + k * cos(a)))
            let c2 = CGPoint(
                x: center.x + radius * (cos(b) + k * sin(b)),
                y: center.y + radius * (sin(b) - k * cos(b)))
            addCurve(
                to: point(b), control1: transform.apply(to: c1), control2: transform.apply(to: c2))
            a = b
            left -= quarter
        }
    }

    /// An arc of `radius` that touches the lines from here to `tangent1End` and on to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
    ) {
        guard let start = currentPoint else { return move(to: tangent1End) }
        func unit(_ a: CGPoint, _ b: CGPoint) -> CGPoint? {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = (dx * dx + dy * dy).squareRoot()
            return length > 0 ? CGPoint(x: dx / length, y: dy / length) : nil
        }
        guard let u = unit(tangent1End, start), let v = unit(tangent1End, tangent2End), radius > 0
        else { return addLine(to: tangent1End) }
        let cosine = u.x * v.x + u.y * v.y
        let cross = u.x * v.y - u.y * v.x
        guard abs(cross) > 1e-9 else { return addLine(to: tangent1End) }
        let half = acos(min(max(cosine, -1), 1)) / 2
        let distance = radius / tan(half)
        let a = CGPoint(x: tangent1End.x + u.x * distance, y: tangent1End.y + u.y * distance)
        let b = CGPoint(x: tangent1End.x + v.x * distance, y: tangent1End.y + v.y * distance)
        let k = 4 / 3 * tan((.pi - 2 * half) / 4) * radius
        addLine(to: a)
        addCurve(
            to: b, control1: CGPoint(x: a.x - u.x * k, y: a.y - u.y * k),
            control2: CGPoint(x: b.x - v.x * k, y: b.y - v.y * k))
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(outline.applying(transform))
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
