import Digests
import Drawing
import Foundation

/// A display list as a trace, so that lists are matched by the same rules as views.
extension Trace {
    init(listing list: DisplayList) { self.init(roots: list.items.map(TraceNode.init(item:))) }
}

extension TraceNode {
    private init(
        _ name: String, _ properties: [(String, String)], _ frame: CGRect = .zero,
        _ children: [TraceNode] = []
    ) {
        self.init(
            name: name, properties: properties.map { Property($0.0, $0.1) }, frame: frame,
            children: children)
    }

    fileprivate init(item: DisplayItem) {
        switch item {
        case .fill(let outline, let paint, let rule):
            self.init(
                "fill",
                TraceNode.shape(outline) + [("paint", paint.description)]
                    + (rule == .evenOdd ? [("rule", "even-odd")] : []), outline.bounds)
        case .stroke(let outline, let paint, let pen):
            self.init(
                "stroke",
                TraceNode.shape(outline)
                    + [("paint", paint.description), ("pen", pen.description)], outline.bounds)
        case .glyphs(let run):
            let origin = run.glyphs.first.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
            let last = run.glyphs.last.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
            self.init(
                "glyphs",
                [
                    ("text", "\"\(escaped(run.text))\""),
                    ("font", "\(run.face.name) \(printed(run.size)) w\(printed(run.face.weight))"),
                    ("optical size", printed(run.face.opticalSize)),
                    ("paint", run.paint.description),
                ],
                CGRect(x: origin.x, y: origin.y, width: last.x - origin.x, height: run.size))
        case .image(let image):
            self.init(
                "image",
                [
                    ("pixels", ContentDigest(of: image.pixels).hex),
                    ("opacity", printed(image.opacity)),
                    ("interpolation", image.interpolation.rawValue),
                ], image.frame)
        case .shadow(let shadow):
            self.init(
                "shadow",
                [
                    ("color", shadow.color.description), ("radius", printed(shadow.radius)),
                    ("offset", "\(printed(shadow.x)) \(printed(shadow.y))"),
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
    private static func shape(_ outline: Outline) -> [(String, String)] {
        switch outline {
        case .rectangle: return [("shape", "rectangle")]
        case .ellipse: return [("shape", "ellipse")]
        case .roundedRectangle(let rect, let radii, let curve):
            let half = min(rect.width, rect.height) / 2
            if radii.isUniform, radii.topLeft == half, half > 0 {
                return [("shape", "capsule"), ("corners", curve.rawValue)]
            }
            let corners =
                radii.isUniform
                ? printed(radii.topLeft)
                : [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                    .map { printed($0) }.joined(separator: "/")
            return [
                ("shape", "rounded rectangle"), ("radius", corners), ("corners", curve.rawValue),
            ]
        case .path(let elements):
            // Relative to the box, so that a path that only moved has the same outline.
            let box = outline.bounds
            let moved = Outline.path(elements).applying(
                CGAffineTransform(translationX: -box.minX, y: -box.minY))
            let digest = ContentDigest(of: Array(moved.description.utf8)).hex.prefix(8)
            return [("shape", "path of \(elements.count) elements \(digest)")]
        }
    }
}

extension DisplayGroup {
    fileprivate var properties: [(String, String)] {
        var result: [(String, String)] = []
        if opacity != 1 { result.append(("opacity", printed(opacity))) }
        if blend != .normal { result.append(("blend", blend.rawValue)) }
        if blur != 0 { result.append(("blur", printed(blur))) }
        if let backdropBlur { result.append(("backdrop blur", printed(backdropBlur))) }
        if let clip {
            result.append(
                ("clip", clip.description + (clipRule == .evenOdd ? " even-odd" : "")))
        }
        if !clipAntialiased { result.append(("clip edge", "aliased")) }
        if let filter {
            result.append(("filter", filter.values.map { printed($0) }.joined(separator: " ")))
        }
        if let m = transform {
            let values = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
            result.append(("transform", values.map { printed($0) }.joined(separator: " ")))
        }
        if flattens { result.append(("flattens", "yes")) }
        return result
    }
}
