import Drawing
package import Foundation

/// A custom symbol in one weight and scale, for text of 100 points.
package struct CustomSymbolPicture: Sendable {
    /// From margin to margin, and as high as the ink with 4 points above and below it. Its size is in points.
    package let picture: SVGPicture
    /// From its upper edge to the middle of capital letters beside it, in points.
    package let middle: CGFloat
}

extension SymbolTemplate {
    /// Of SF Pro's capital letters at 100 points, 1443 of 2048 units: what is between the guides of a template.
    private static let capHeight = 70.459
    /// Around the ink where a template has no margins, and above and below it: as for symbols of the system, by eye.
    private static let bearing = 4.0

    /// The drawing for a weight of fonts, 100…900, and a scale.
    ///
    /// A weight that the template lacks is made of those on either side, as far along as its number is between theirs;
    /// Apple does not say how it does that. Where these are not of the same points, or one is missing, the nearest weight is
    /// drawn. A scale that it lacks is another one, made as much larger as `factor` says.
    ///
    /// - Parameter factor: how large a scale is beside the medium one.
    package func picture(
        weight: Double, scale: Scale, factor: (Scale) -> Double
    ) throws(SVGError) -> CustomSymbolPicture {
        let drawing = drawing(weight, scale)
        let from = drawing.sources[0].scale
        guard let baseline = guides[.baseline(from)], let capline = guides[.capline(from)],
            baseline - capline > 1e-3
        else {
            let scale = from.rawValue
            throw fault("it has no guides \"Baseline-\(scale)\" and \"Capline-\(scale)\" with room between")
        }
        let unit = SymbolTemplate.capHeight / (baseline - capline) * factor(scale) / factor(from)
        let ink = try ink(drawing.drawing)
        guard !ink.isEmpty else { throw fault("nothing of it is painted") }
        let bearing = SymbolTemplate.bearing / unit
        let (left, right) = try margins(drawing, ink, bearing: bearing)
        // What reaches over its margins is not cut off.
        let box = CGRect(
            x: left, y: ink.minY - bearing, width: max(right - left, 0), height: ink.height + 2 * bearing
        ).union(ink)
        return CustomSymbolPicture(
            picture: try SVGPicture(document(drawing.drawing, box, unit: unit), name: name),
            middle: ((baseline + capline) / 2 - box.minY) * unit)
    }

    /// What is drawn for a variant, and of which it is made: two, and how far from the first to the second.
    private struct Choice {
        var drawing: Drawing
        var sources: [Variant]
        var part = 0.0
    }

    private func drawing(_ weight: Double, _ scale: Scale) -> Choice {
        func only(_ variant: Variant) -> Choice? {
            drawings[variant].map { Choice(drawing: $0, sources: [variant]) }
        }
        let scales = [scale] + Scale.allCases.filter { $0 != scale }
        for scale in scales {
            if let own = only(Variant(weight: weight, scale: scale)) { return own }
            let there = drawings.keys.filter { $0.scale == scale }.map(\.weight)
            guard let below = there.filter({ $0 < weight }).max(),
                let above = there.filter({ $0 > weight }).min()
            else { continue }
            let sources = [below, above].map { Variant(weight: $0, scale: scale) }
            let part = (weight - below) / (above - below)
            if let first = drawings[sources[0]], let second = drawings[sources[1]],
                let blended = Drawing.blended(first, second, part)
            {
                return Choice(drawing: blended, sources: sources, part: part)
            }
        }
        let nearest = drawings.keys.min {
            func distance(_ variant: Variant) -> (Double, Int, Double) {
                (abs(variant.weight - weight), scales.firstIndex(of: variant.scale) ?? 0, variant.weight)
            }
            return distance($0) < distance($1)
        }
        return nearest.flatMap(only) ?? Choice(drawing: Drawing(around: []), sources: [])
    }

    /// In the template's own units.
    private func ink(_ drawing: Drawing) throws(SVGError) -> CGRect {
        let all = document(drawing, CGRect(x: 0, y: 0, width: 100, height: 100), unit: 1)
        return try SVGPicture(all, name: name).ink()
    }

    /// A variant's own margins, else such as the regular one has around its ink.
    private func margins(
        _ choice: Choice, _ ink: CGRect, bearing: Double
    ) throws(SVGError) -> (left: Double, right: Double) {
        func own(_ variant: Variant?) -> (left: Double, right: Double)? {
            guard let left = guides[.left(variant)], let right = guides[.right(variant)] else { return nil }
            return (left, right)
        }
        let stated = choice.sources.compactMap(own)
        if stated.count == choice.sources.count, let first = stated.first, let last = stated.last {
            return (
                first.left + (last.left - first.left) * choice.part,
                first.right + (last.right - first.right) * choice.part
            )
        }
        for scale in [Scale.medium, .small, .large] {
            let regular = Variant(weight: 400, scale: scale)
            guard let drawing = drawings[regular], let margins = own(regular) ?? own(nil) else { continue }
            let around = try self.ink(drawing)
            return (ink.minX - (around.minX - margins.left), ink.maxX + (margins.right - around.maxX))
        }
        return (ink.minX - bearing, ink.maxX + bearing)
    }

    private func fault(_ words: String) -> SVGError { SVGError(name: name, reason: .notTemplate(words)) }

    /// An SVG file with nothing but a drawing, `unit` points for each of the units of the template.
    private func document(_ drawing: Drawing, _ box: CGRect, unit: Double) -> [UInt8] {
        func tag(_ name: String, _ attributes: [(name: String, value: String)], _ end: String) -> String {
            attributes.reduce(into: "<\(name)") { text, attribute in
                let value = attribute.value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                    .replacing("\"", with: "&quot;")
                text += " \(attribute.name)=\"\(value)\""
            } + end
        }
        func text(_ tags: [Tag]) -> String {
            tags.map { element in
                switch element.kind {
                case .end: "</\(element.name)>"
                // Classes say how programs show a template.
                case .start: tag(element.name, element.attributes.filter { $0.name != "class" }, ">")
                case .empty: tag(element.name, element.attributes.filter { $0.name != "class" }, "/>")
                }
            }.joined()
        }
        let root =
            [("xmlns", "http://www.w3.org/2000/svg")] + namespaces.filter { $0.name != "xmlns" } + [
                ("width", "\(box.width * unit)"), ("height", "\(box.height * unit)"),
                ("viewBox", "\(box.minX) \(box.minY) \(box.width) \(box.height)"),
            ]
        let parts =
            [tag("svg", root, ">"), text(definitions)] + drawing.around.map { tag("g", $0, ">") }
            + [text(drawing.tags)] + drawing.around.map { _ in "</g>" } + ["</svg>"]
        return Array(parts.joined().utf8)
    }
}

extension SymbolTemplate.Drawing {
    /// A drawing between two of the same parts; `nil` where they differ in more than numbers.
    fileprivate static func blended(
        _ first: SymbolTemplate.Drawing, _ second: SymbolTemplate.Drawing, _ part: Double
    ) -> SymbolTemplate.Drawing? {
        guard first.tags.count == second.tags.count else { return nil }
        var result = first
        for (index, tag) in first.tags.enumerated() {
            let other = second.tags[index]
            guard tag.kind == other.kind, tag.name == other.name else { return nil }
            for (place, attribute) in tag.attributes.enumerated()
            where !["id", "class", "style"].contains(attribute.name) {
                // The flags of arcs are written without blanks, so that they look like numbers.
                guard let value = other.value(attribute.name),
                    attribute.name != "d" || !attribute.value.utf8.contains(where: { $0 | 32 == 97 }),
                    let blended = SVGNumbers.blended(attribute.value, value, part)
                else { return nil }
                result.tags[index].attributes[place].value = blended
            }
        }
        return result
    }
}
