import Foundation

/// The printed form: one item a line, two spaces a level, numbers to a thousandth, no locale.
extension DisplayList: CustomStringConvertible {
    public var description: String {
        var printer = ListPrinter()
        printer.line("list \(printed(size.width))×\(printed(size.height)) @\(printed(scale))x")
        printer.indented { printer in
            printer.print(items)
            for name in missingImages { printer.line("no image \"\(escaped(name))\"") }
        }
        return printer.lines.joined(separator: "\n")
    }
}

extension DisplayItem: CustomStringConvertible {
    public var description: String {
        var printer = ListPrinter()
        printer.print([self])
        return printer.lines.joined(separator: "\n")
    }
}

extension Outline: CustomStringConvertible {
    /// `rect(0 0 20 10)`, `capsule(…)`, `roundedRect(… r8 continuous)`, `ellipse(…)`, `path(M0 0 Z)`
    public var description: String {
        switch self {
        case .rectangle(let rect): return "rect(\(printed(rect)))"
        case .ellipse(let rect): return "ellipse(\(printed(rect)))"
        case .roundedRectangle(let rect, let radii, let curve):
            let suffix = curve == .continuous ? " continuous" : ""
            if radii.isUniform, radii.topLeft > 0,
                radii.topLeft == min(rect.width, rect.height) / 2
            {
                return "capsule(\(printed(rect))\(suffix))"
            }
            let corners =
                radii.isUniform
                ? printed(radii.topLeft)
                : [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                    .map { printed($0) }.joined(separator: "/")
            return "roundedRect(\(printed(rect)) r\(corners)\(suffix))"
        case .path(let elements):
            return "path(\(elements.map(\.description).joined(separator: " ")))"
        }
    }
}

extension PathElement: CustomStringConvertible {
    /// As in an SVG path, control points first: `M0 0`, `L4 4`, `Q…`, `C…`, `Z`.
    public var description: String {
        switch self {
        case .move(let point): "M\(printed(point))"
        case .line(let point): "L\(printed(point))"
        case .quadratic(let point, let control): "Q\(printed(control)) \(printed(point))"
        case .cubic(let point, let control1, let control2):
            "C\(printed(control1)) \(printed(control2)) \(printed(point))"
        case .close: "Z"
        }
    }
}

extension Paint: CustomStringConvertible {
    /// The colour itself, or the gradient's kind, stops and geometry.
    public var description: String {
        switch self {
        case .solid(let color): color.description
        case .gradient(let gradient): gradient.description
        }
    }
}

extension PaintGradient: CustomStringConvertible {
    public var description: String {
        let stops = stops.map { "\($0.color) \(printed($0.location))" }.joined(separator: ", ")
        return switch kind {
        case .linear(let start, let end):
            "linear(\(stops) from \(printed(start)) to \(printed(end)))"
        case .radial(let center, let inner, let outer):
            "radial(\(stops) at \(printed(center)) r\(printed(inner))…\(printed(outer)))"
        case .angular(let center, let first, let last):
            "angular(\(stops) at \(printed(center)) \(printed(first))…\(printed(last)) rad)"
        case .elliptical(let center, let frame, let inner, let outer):
            "elliptical(\(stops) at \(printed(center)) in \(printed(frame))"
                + " \(printed(inner))…\(printed(outer)))"
        }
    }
}

extension FontFace: CustomStringConvertible {
    public var description: String {
        "\(escaped(name)) w\(printed(weight)) opsz \(printed(opticalSize))"
            + (width == 100 ? "" : " wdth \(printed(width))")
    }
}

extension StrokePen: CustomStringConvertible {
    /// The width, then only what is not the default.
    public var description: String {
        var words = ["width \(printed(width))"]
        if cap != .butt { words.append("cap \(cap.rawValue)") }
        if join != .miter { words.append("join \(join.rawValue)") }
        if join == .miter, miterLimit != 10 { words.append("miter \(printed(miterLimit))") }
        if !dash.isEmpty { words.append("dash \(dash.map { printed($0) }.joined(separator: " "))") }
        if !dash.isEmpty, dashPhase != 0 { words.append("phase \(printed(dashPhase))") }
        return words.joined(separator: " ")
    }
}

extension GlyphRun: CustomStringConvertible {
    /// Text, face and size, the first glyph's origin and the paint.
    public var description: String {
        var text = "\"\(escaped(self.text))\" \(escaped(face.name)) \(printed(size))"
        text += " w\(printed(face.weight))"
        // The optical size follows the size inside the range of the system's font; only what
        // departs from that is worth a word.
        if face.opticalSize != min(max(Double(size), 14), 32) {
            text += " opsz \(printed(face.opticalSize))"
        }
        if face.width != 100 { text += " wdth \(printed(face.width))" }
        if let first = glyphs.first {
            text += " at (\(printed(first.x)) \(printed(first.y)))"
        } else {
            text += " without glyphs"
        }
        return "\(text) \(paint)"
    }
}

extension DisplayGroup {
    /// The group's effects in the order they apply, each only where it does something.
    var effects: [String] {
        var words: [String] = []
        if let transform { words.append("transform(\(printed(transform)))") }
        if let filter {
            let values = filter.values.map { printed($0) }
            words.append("filter(\(values.joined(separator: " ")))")
        }
        if blur != 0 { words.append("blur \(printed(blur))") }
        if let clip {
            var text = "clip \(clip)"
            if clipRule == .evenOdd { text += " evenOdd" }
            if !clipAntialiased { text += " aliased" }
            words.append(text)
        }
        if let backdropBlur { words.append("backdrop blur \(printed(backdropBlur))") }
        if let lens { words.append("lens \(printed(lens.width)) reach \(printed(lens.reach))") }
        if opacity != 1 { words.append("opacity \(printed(opacity))") }
        if let compositing {
            words.append("compositing \(compositing.rawValue)")
        } else if blend != .normal {
            words.append("blend \(blend.rawValue)")
        }
        if let linear { words.append("linear \(linear.rawValue)") }
        if flattens { words.append("flattens") }
        return words
    }
}

// MARK: - Transforms

private func printed(_ transform: ProjectiveTransform) -> String {
    if let affine = transform.affine {
        if affine.isScaleAndTranslation, affine.a == 1, affine.d == 1 {
            return "move \(printed(affine.tx)) \(printed(affine.ty))"
        }
        return [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
            .map { printed($0) }.joined(separator: " ")
    }
    return [
        transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
        transform.m31, transform.m32, transform.m33,
    ].map { printed($0) }.joined(separator: " ")
}

/// The text on one line: quotes, backslashes and controls are escaped.
package func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\"", "\\": result += "\\\(scalar)"
        case _ where scalar.properties.generalCategory == .control,
            "\u{2028}", "\u{2029}":
            result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

// MARK: - Lines

private struct ListPrinter {
    var lines: [String] = []
    private var indent = ""

    mutating func line(_ text: String) { lines.append(indent + text) }

    mutating func indented(_ body: (inout ListPrinter) -> Void) {
        indent += "  "
        body(&self)
        indent.removeLast(2)
    }

    mutating func print(_ items: [DisplayItem]) {
        for item in items { print(item) }
    }

    private mutating func print(_ item: DisplayItem) {
        switch item {
        case .fill(let outline, let paint, let rule):
            line("fill \(outline)\(rule == .evenOdd ? " evenOdd" : "") \(paint)")
        case .stroke(let outline, let paint, let pen): line("stroke \(outline) \(pen) \(paint)")
        case .glyphs(let run): line("glyphs \(run)")
        case .image(let image):
            var text = "image \(image.size.width)×\(image.size.height) in \(printed(image.frame))"
            if image.interpolation != .medium { text += " \(image.interpolation.rawValue)" }
            if image.opacity != 1 { text += " opacity \(printed(image.opacity))" }
            line(text)
        case .shadow(let shadow):
            line(
                "shadow \(shadow.color) radius \(printed(shadow.radius))"
                    + " offset (\(printed(shadow.x)) \(printed(shadow.y)))")
            indented { $0.print(shadow.items) }
        case .group(let group):
            line((["group"] + group.effects).joined(separator: " "))
            indented { printer in
                if let mask = group.mask {
                    printer.line("mask")
                    printer.indented { $0.print(mask) }
                }
                printer.print(group.items)
            }
        }
    }
}
