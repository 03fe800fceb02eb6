import Digests
package import Drawing
import Foundation

/// A display list as nodes, so that lists are matched by the same rules as views.
extension DisplayList {
    var asNodes: [TraceNode] { items.map(TraceNode.init(item:)) }
}

extension DisplayList {
    /// The list with a digest in place of every image's pixels: enough to see that one changed.
    package var abbreviated: DisplayList {
        map { item in
            guard case .image(var image) = item, image.pixels.count != 16 else { return item }
            image.pixels = ContentDigest(of: image.pixels).bytes
            return .image(image)
        }
    }
}

extension TraceNode {
    private init(
        _ name: String, _ properties: [(String, TraceValue)], _ frame: CGRect = .zero,
        _ children: [TraceNode] = []
    ) {
        self.init(
            name: name, properties: properties.map { Property($0.0, $0.1) }, frame: frame,
            children: children)
    }

    fileprivate init(item: DisplayItem) {
        switch item {
        case .fill(let outline, let paint, let rule):
            self.init("fill", TraceNode.shape(outline) + [("paint", paint.traced)], outline.bounds)
            if rule == .evenOdd {
                properties.append(.init("rule", .name("even-odd"), usual: .name("nonzero")))
            }
        case .stroke(let outline, let paint, let pen):
            self.init(
                "stroke",
                TraceNode.shape(outline)
                    + [("paint", paint.traced), ("pen", .name(pen.description))], outline.bounds)
        case .glyphs(let run):
            let origin = run.glyphs.first.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
            let last = run.glyphs.last.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
            self.init(
                "glyphs",
                [
                    ("text", .text("\"\(escaped(run.text))\"")),
                    ("font", .font(.init(face: run.face.name, size: run.size, weight: run.face.weight))),
                    ("optical size", .number(run.face.opticalSize)),
                    ("width", .number(run.face.width)),
                    ("paint", run.paint.traced),
                ],
                CGRect(x: origin.x, y: origin.y, width: last.x - origin.x, height: run.size))
        case .image(let image):
            self.init(
                "image",
                [
                    ("pixels", .name(ContentDigest(of: image.pixels).hex)),
                    ("opacity", .number(image.opacity)),
                    ("interpolation", .name(image.interpolation.rawValue)),
                ], image.frame)
        case .shadow(let shadow):
            self.init(
                "shadow",
                [
                    ("color", .color(shadow.color)), ("radius", .length(shadow.radius)),
                    ("offset", .lengths([shadow.x, shadow.y])),
                ], .zero, shadow.items.map(TraceNode.init(item:)))
        case .group(let group):
            var children = group.items.map(TraceNode.init(item:))
            if let mask = group.mask {
                children.append(TraceNode("mask", [], .zero, mask.map(TraceNode.init(item:))))
            }
            self.init("group", group.properties, .zero, children)
        }
    }

    /// The kind of shape and its corners; where it lies is its frame.
    private static func shape(_ outline: Outline) -> [(String, TraceValue)] {
        switch outline {
        case .rectangle: return [("shape", .name("rectangle"))]
        case .ellipse: return [("shape", .name("ellipse"))]
        case .roundedRectangle(let rect, let radii, let curve):
            let half = min(rect.width, rect.height) / 2
            if radii.isUniform, radii.topLeft == half, half > 0 {
                return [("shape", .name("capsule")), ("corners", .name(curve.rawValue))]
            }
            let corners =
                radii.isUniform
                ? printed(radii.topLeft)
                : [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                    .map { printed($0) }.joined(separator: "/")
            return [
                ("shape", .name("rounded rectangle")), ("radius", .name(corners)),
                ("corners", .name(curve.rawValue)),
            ]
        case .path(let elements):
            return [("shape", .path(elements))]
        }
    }
}

extension DisplayGroup {
    fileprivate var properties: [(String, TraceValue)] {
        var result: [(String, TraceValue)] = []
        if opacity != 1 { result.append(("opacity", .number(opacity))) }
        if let compositing {
            result.append(("blend", .name(compositing.rawValue)))
        } else if blend != .normal {
            result.append(("blend", .name(blend.rawValue)))
        }
        if let linear { result.append(("linear light", .name(linear.rawValue))) }
        if let lens { result.append(("lens", .lengths([lens.width, lens.reach]))) }
        if blur != 0 { result.append(("blur", .length(blur))) }
        if let backdropBlur { result.append(("backdrop blur", .length(backdropBlur))) }
        if let clip {
            result.append(
                ("clip", .name(clip.description + (clipRule == .evenOdd ? " even-odd" : ""))))
        }
        if !clipAntialiased { result.append(("clip edge", .name("aliased"))) }
        if let filter {
            result.append(("filter", .lengths(filter.values.map { CGFloat($0) })))
        }
        if let m = transform {
            let values = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
            result.append(("transform", .lengths(values)))
        }
        if flattens { result.append(("flattens", .name("yes"))) }
        return result
    }
}

extension Paint {
    fileprivate var traced: TraceValue {
        switch self {
        case .solid(let color): .color(color)
        case .gradient(let gradient): gradient.traced
        }
    }
}

extension PaintGradient {
    fileprivate var traced: TraceValue {
        func point(_ point: CGPoint) -> TraceValue { .point(x: point.x, y: point.y) }
        func degrees(_ radians: CGFloat) -> TraceValue { .angle(degrees: radians * 180 / .pi) }
        switch kind {
        case .linear(let start, let end):
            return .gradient(
                .init(.linear, stops, [.init("startPoint", point(start)), .init("endPoint", point(end))]))
        case .radial(let center, let start, let end):
            return .gradient(
                .init(
                    .radial, stops,
                    [
                        .init("center", point(center)), .init("startRadius", .length(start)),
                        .init("endRadius", .length(end)),
                    ]))
        case .angular(let center, let start, let end):
            return .gradient(
                .init(
                    .angular, stops,
                    [
                        .init("center", point(center)), .init("startAngle", degrees(start)),
                        .init("endAngle", degrees(end)),
                    ]))
        case .elliptical(let center, let frame, let start, let end):
            return .gradient(
                .init(
                    .elliptical, stops,
                    [
                        .init("center", point(center)),
                        .init("size", .lengths([frame.width, frame.height])),
                        .init("startRadiusFraction", .number(start)),
                        .init("endRadiusFraction", .number(end)),
                    ]))
        }
    }
}
