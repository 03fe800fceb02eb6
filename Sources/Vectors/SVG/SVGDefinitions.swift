import Drawing
import Foundation

/// What items refer to by name: gradients, clips, masks and filters, each once.
struct SVGDefinitions {
    private(set) var text = ""
    private var known: [String: String] = [:]

    /// The name of a definition, which is written where it is new.
    ///
    /// - Parameters:
    ///   - element: what it is, as `clipPath`.
    ///   - attributes: with a space before each.
    mutating func name(_ element: String, _ attributes: String, _ contents: String) -> String {
        let key = element + attributes + ">" + contents
        if let name = known[key] { return name }
        let name = "d\(known.count)"
        known[key] = name
        text += "<\(element) id=\"\(name)\"\(attributes)>\(contents)</\(element)>"
        return name
    }
}

/// A paint as an attribute of what it fills or strokes.
struct SVGPaint {
    let grid: SVGGrid

    /// ` fill="#0a84ff"`, with its opacity where it has one; `nil` for a gradient that the format does not know.
    func attributes(_ paint: Paint, as use: String, _ definitions: inout SVGDefinitions) -> String? {
        switch paint {
        case .solid(let color): return self.attributes(color, as: use)
        case .gradient(let gradient):
            guard gradient.isFinite, let last = gradient.stops.last else { return "" }
            guard hasRoom(gradient) else { return self.attributes(last.color, as: use) }
            return reference(gradient, &definitions).map { " \(use)=\"url(#\($0))\"" }
        }
    }

    func attributes(_ color: RGBA, as use: String) -> String {
        // Black is what shapes are filled with unless they say something else.
        let name = SVGPaint.text(color)
        let own = use == "fill" && name == "#000" ? "" : " \(use)=\"\(name)\""
        return own + opacity(color.alpha, as: "\(use)-opacity")
    }

    func opacity(_ alpha: Double, as name: String) -> String {
        let held = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
        return held == 1 ? "" : " \(name)=\"\(SVGGrid.plain(held))\""
    }

    /// `#0a84ff`, or `#08f` where that is the same.
    static func text(_ color: RGBA) -> String {
        let (red, green, blue, _) = color.bytes
        let digits = [red, green, blue].map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let isShort = [red, green, blue].allSatisfy { $0.isMultiple(of: 17) }
        return "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
    }

    private func reference(_ gradient: PaintGradient, _ definitions: inout SVGDefinitions) -> String? {
        let units = " gradientUnits=\"userSpaceOnUse\""
        switch gradient.kind {
        case .linear(let start, let end):
            let line =
                " x1=\"\(grid.text(start.x))\" y1=\"\(grid.text(start.y))\" x2=\"\(grid.text(end.x))\" y2=\"\(grid.text(end.y))\""
            return definitions.name("linearGradient", units + line, stops(gradient.stops))
        case .radial(let center, let start, let end):
            let (radius, stops) = rings(gradient.stops, start, end)
            let circle =
                " cx=\"\(grid.text(center.x))\" cy=\"\(grid.text(center.y))\" r=\"\(grid.text(radius))\""
            return definitions.name("radialGradient", units + circle, self.stops(stops))
        case .elliptical(let center, let frame, let start, let end):
            let (radius, stops) = rings(gradient.stops, start, end)
            let place = CGAffineTransform(
                a: frame.width, b: 0, c: 0, d: frame.height, tx: center.x, ty: center.y)
            let circle =
                " cx=\"0\" cy=\"0\" r=\"\(SVGGrid.plain(radius))\" gradientTransform=\"\(SVGTransform.text(place))\""
            return definitions.name("radialGradient", units + circle, self.stops(stops))
        case .angular: return nil
        }
    }

    /// Between two circles about one centre there is one circle whose inner part has the first colour.
    private func rings(
        _ stops: [GradientStop], _ start: CGFloat, _ end: CGFloat
    ) -> (radius: CGFloat, stops: [GradientStop]) {
        let (inner, outer) = (max(min(start, end), 0), max(start, end))
        // Colours of a gradient that runs inwards are those of one that runs outwards, from its end.
        let ordered =
            start <= end
            ? stops : stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
        let moved = ordered.map { stop in
            GradientStop(color: stop.color, location: (inner + (outer - inner) * held(stop.location)) / outer)
        }
        return (outer, moved)
    }

    private func stops(_ stops: [GradientStop]) -> String {
        stops.map { stop in
            "<stop offset=\"\(SVGGrid.plain(held(stop.location)))\""
                + " stop-color=\"\(SVGPaint.text(stop.color))\""
                + opacity(stop.color.alpha, as: "stop-opacity") + "/>"
        }.joined()
    }

    private func held(_ location: CGFloat) -> CGFloat { location > 0 ? min(location, 1) : 0 }

    /// Whether the ends are apart; where they are not, the last colour covers all.
    private func hasRoom(_ gradient: PaintGradient) -> Bool {
        switch gradient.kind {
        case .linear(let start, let end): start != end
        case .radial(_, let start, let end): max(start, 0) != max(end, 0)
        case .angular: true
        case .elliptical(_, let frame, let start, let end):
            frame.width > 0 && frame.height > 0 && max(start, 0) != max(end, 0)
        }
    }
}

/// Transforms as attributes say them.
enum SVGTransform {
    static func text(_ transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        if numbers[0..<4] == [1, 0, 0, 1] {
            return "translate(\(SVGGrid.plain(transform.tx)) \(SVGGrid.plain(transform.ty)))"
        }
        return "matrix(\(numbers.map { SVGGrid.plain($0) }.joined(separator: " ")))"
    }
}
