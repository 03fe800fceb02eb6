package import Drawing
import Foundation

/// Styles as the trace has them: what they paint with, and beside it the shadow that they cast.
extension ResolvedStyle {
    package func traced(
        _ name: String, suffix: String = "", _ traits: TraceNode.Property.Traits = []
    ) -> [TraceNode.Property] {
        var properties = [TraceNode.Property(name + suffix, tracedPaint, traits)]
        for isInner in [false, true] {
            for (index, shadow) in shadows.filter({ $0.isInner == isInner }).enumerated() {
                let number = index == 0 ? "" : " \(index + 1)"
                let own = TraceValue.Shadow(
                    color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
                properties.append(
                    .init((isInner ? "innerShadow" : "shadow") + number + suffix, .shadow(own), traits))
            }
        }
        if blend != .normal { properties.append(.init("blendMode" + suffix, .name(blend.rawValue), traits)) }
        return properties
    }

    private var tracedPaint: TraceValue {
        switch kind {
        case .color(let color): return .color(color)
        case .material(let layers): return .material(layers.colors)
        case .picture(let picture): return .text(picture.description)
        case .gradient(let stops, .linear(let start, let end)):
            return .gradient(
                .init(
                    .linear, stops, [.init("startPoint", start.traced), .init("endPoint", end.traced)]))
        case .gradient(let stops, .radial(let center, let start, let end)):
            return .gradient(
                .init(
                    .radial, stops,
                    [
                        .init("center", center.traced), .init("startRadius", .length(start)),
                        .init("endRadius", .length(end)),
                    ]))
        case .gradient(let stops, .angular(let center, let start, let end)):
            return .gradient(
                .init(
                    .angular, stops,
                    [
                        .init("center", center.traced), .init("startAngle", degrees(start)),
                        .init("endAngle", degrees(end)),
                    ]))
        case .gradient(let stops, .elliptical(let center, let start, let end)):
            return .gradient(
                .init(
                    .elliptical, stops,
                    [
                        .init("center", center.traced), .init("startRadiusFraction", .number(start)),
                        .init("endRadiusFraction", .number(end)),
                    ]))
        }
    }
}

/// Gradients have their angles in radians; people write degrees.
private func degrees(_ radians: CGFloat) -> TraceValue { .angle(degrees: radians * 180 / .pi) }
