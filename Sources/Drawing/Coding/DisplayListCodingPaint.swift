import Foundation

/// Outlines, pens and paint in the canonical encoding: writing.
extension CanonicalWriter {
    mutating func write(_ point: CGPoint) {
        number(point.x)
        number(point.y)
    }

    mutating func write(_ rect: CGRect) {
        number(rect.origin.x)
        number(rect.origin.y)
        number(rect.size.width)
        number(rect.size.height)
    }

    mutating func write(_ color: RGBA) {
        number(color.red)
        number(color.green)
        number(color.blue)
        number(color.alpha)
    }

    mutating func write(_ outline: Outline) {
        switch outline {
        case .rectangle(let rect):
            byte(0)
            write(rect)
        case .roundedRectangle(let rect, let radii, let curve):
            byte(curve == .circular ? 1 : 2)
            write(rect)
            number(radii.topLeft)
            number(radii.topRight)
            number(radii.bottomRight)
            number(radii.bottomLeft)
        case .ellipse(let rect):
            byte(3)
            write(rect)
        case .path(let elements):
            byte(4)
            count(elements.count)
            for element in elements { write(element) }
        }
    }

    private mutating func write(_ element: PathElement) {
        switch element {
        case .move(let point):
            byte(0)
            write(point)
        case .line(let point):
            byte(1)
            write(point)
        case .quadratic(let point, let control):
            byte(2)
            write(point)
            write(control)
        case .cubic(let point, let control1, let control2):
            byte(3)
            write(point)
            write(control1)
            write(control2)
        case .close: byte(4)
        }
    }

    mutating func write(_ pen: StrokePen) {
        number(pen.width)
        switch pen.cap {
        case .butt: byte(0)
        case .round: byte(1)
        case .square: byte(2)
        }
        switch pen.join {
        case .miter: byte(0)
        case .round: byte(1)
        case .bevel: byte(2)
        }
        number(pen.miterLimit)
        count(pen.dash.count)
        for length in pen.dash { number(length) }
        number(pen.dashPhase)
    }

    mutating func write(_ paint: Paint) {
        switch paint {
        case .solid(let color):
            byte(0)
            write(color)
        case .gradient(let gradient): write(gradient)
        }
    }

    private mutating func write(_ gradient: PaintGradient) {
        switch gradient.kind {
        case .linear(let start, let end):
            byte(1)
            write(gradient.stops)
            write(start)
            write(end)
        case .radial(let center, let startRadius, let endRadius):
            byte(2)
            write(gradient.stops)
            write(center)
            number(startRadius)
            number(endRadius)
        case .angular(let center, let startAngle, let endAngle):
            byte(3)
            write(gradient.stops)
            write(center)
            number(startAngle)
            number(endAngle)
        case .elliptical(let center, let frame, let startFraction, let endFraction):
            byte(4)
            write(gradient.stops)
            write(center)
            write(frame)
            number(startFraction)
            number(endFraction)
        }
    }

    private mutating func write(_ stops: [GradientStop]) {
        count(stops.count)
        for stop in stops {
            write(stop.color)
            number(stop.location)
        }
    }
}

/// Outlines, pens and paint in the canonical encoding: reading.
extension CanonicalReader {
    mutating func point() throws(CanonicalCodingError) -> CGPoint {
        CGPoint(x: try number(), y: try number())
    }

    mutating func rect() throws(CanonicalCodingError) -> CGRect {
        CGRect(x: try number(), y: try number(), width: try number(), height: try number())
    }

    mutating func color() throws(CanonicalCodingError) -> RGBA {
        RGBA(red: try number(), green: try number(), blue: try number(), alpha: try number())
    }

    mutating func outline() throws(CanonicalCodingError) -> Outline {
        let kind = try byte()
        switch kind {
        case 0: return .rectangle(try rect())
        case 1, 2:
            let rect = try rect()
            let radii = CornerRadii(
                topLeft: try number(), topRight: try number(), bottomRight: try number(),
                bottomLeft: try number())
            return .roundedRectangle(rect, radii, kind == 1 ? .circular : .continuous)
        case 3: return .ellipse(try rect())
        case 4:
            let count = try count(ofAtLeast: 1)
            var elements: [PathElement] = []
            elements.reserveCapacity(count)
            for _ in 0..<count { elements.append(try pathElement()) }
            return .path(elements)
        default: throw fault("unknown outline \(kind)")
        }
    }

    private mutating func pathElement() throws(CanonicalCodingError) -> PathElement {
        switch try byte() {
        case 0: return .move(try point())
        case 1: return .line(try point())
        case 2: return .quadratic(try point(), control: try point())
        case 3: return .cubic(try point(), control1: try point(), control2: try point())
        case 4: return .close
        case let kind: throw fault("unknown path element \(kind)")
        }
    }

    mutating func pen() throws(CanonicalCodingError) -> StrokePen {
        let width = try number()
        let cap = try choice([StrokePen.Cap.butt, .round, .square])
        let join = try choice([StrokePen.Join.miter, .round, .bevel])
        let miterLimit = try number()
        let count = try count(ofAtLeast: 8)
        var dash: [CGFloat] = []
        dash.reserveCapacity(count)
        for _ in 0..<count { dash.append(try number()) }
        return StrokePen(
            width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash,
            dashPhase: try number())
    }

    mutating func paint() throws(CanonicalCodingError) -> Paint {
        let kind = try byte()
        if kind == 0 { return .solid(try color()) }
        guard (1...4).contains(kind) else { throw fault("unknown paint \(kind)") }
        return .gradient(PaintGradient(try stops(), try gradientKind(kind)))
    }

    private mutating func gradientKind(
        _ kind: UInt8
    ) throws(CanonicalCodingError) -> PaintGradient.Kind {
        switch kind {
        case 1: .linear(start: try point(), end: try point())
        case 2: .radial(center: try point(), startRadius: try number(), endRadius: try number())
        case 3: .angular(center: try point(), startAngle: try number(), endAngle: try number())
        default:
            .elliptical(
                center: try point(), frame: try rect(), startFraction: try number(),
                endFraction: try number())
        }
    }

    private mutating func stops() throws(CanonicalCodingError) -> [GradientStop] {
        let count = try count(ofAtLeast: 40)
        var stops: [GradientStop] = []
        stops.reserveCapacity(count)
        for _ in 0..<count {
            stops.append(GradientStop(color: try color(), location: try number()))
        }
        return stops
    }
}
