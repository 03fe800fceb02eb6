import Drawing
public import Foundation

extension GraphicsContext {
    /// How the colours of a gradient of places go on.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What fills a path: a style, or colours and images at places in points.
    public struct Shading: Sendable {
        fileprivate enum Kind: Sendable {
            case foreground
            case backdrop
            case style(AnyShapeStyle)
            case gradient(Gradient, PaintGradient.Kind, GradientOptions)
            case tile(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
        }
        fileprivate let kind: Kind

        /// The style of the foreground around the canvas.
        public static var foreground: Shading { Shading(kind: .foreground) }
        /// What lies below in the canvas or its layer, which shows under a filter, a blend mode or another place.
        public static var backdrop: Shading { Shading(kind: .backdrop) }
        /// The first of several; views that are drawn with levels have the others.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        public static func color(_ color: Color) -> Shading { .style(color) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, white: white, opacity: opacity))
        }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .style(AnyShapeStyle(style)))
        }
        /// Named in a warning, and draws nothing.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { .style(shader) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius),
                    options))
        }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let start = CGFloat(angle.radians)
            return Shading(
                kind: .gradient(
                    gradient, .angular(center: center, startAngle: start, endAngle: start + 2 * .pi),
                    options))
        }
        /// An image again and again from `origin`; `sourceRect` is the part of it, in the unit square.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tile(image, origin: origin, source: sourceRect, scale: scale))
        }
    }

    /// The shading as it is drawn here; nothing is gained by asking ahead.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind else { return shading }
        return .style(FixedStyle(style: style.resolved(for: environment)))
    }
}

/// A style that was looked up already.
private struct FixedStyle: ShapeStyle {
    let style: ResolvedStyle
    func resolved(for environment: EnvironmentValues) -> ResolvedStyle { style }
}

extension GraphicsContext.Shading {
    /// Tiles of one shading after which the rest is left out.
    private static let tileLimit = 10_000

    var isBackdrop: Bool {
        if case .backdrop = kind { true } else { false }
    }

    /// Paint for an outline, where paint is all it takes.
    func paint(in bounds: CGRect, _ context: GraphicsContext) -> Paint? {
        switch kind {
        case .foreground, .style:
            let style = resolvedStyle(context)
            guard style.isPlainPaint else { return nil }
            return style.paint(in: bounds)
        case .gradient(let gradient, let kind, let options):
            let written = gradient.resolved(in: context.environment)
            let stops = options.contains(.linearColor) ? written.mixedInLight : written
            return .gradient(PaintGradient(stops, kind).going(on: options, over: bounds))
        case .backdrop, .tile: return nil
        }
    }

    private func resolvedStyle(_ context: GraphicsContext) -> ResolvedStyle {
        if case .style(let style) = kind { return style.resolved(for: context.environment) }
        return context.environment.foreground.resolved(level: 0, in: context.environment)
    }

    /// Fills an outline, whose styles follow `bounds`.
    func fill(
        _ outline: Outline, _ fill: FillStyle, in bounds: CGRect, _ context: GraphicsContext,
        into builder: inout DisplayBuilder
    ) {
        let rule: FillRule = fill.isEOFilled ? .evenOdd : .nonZero
        if let paint = paint(in: bounds, context) {
            guard !fill.isAntialiased else { return builder.fill(outline, paint, rule: rule) }
            return builder.clipped(to: outline, rule: rule, antialiased: false) {
                $0.fill(.rectangle(bounds.insetBy(dx: -1, dy: -1)), paint)
            }
        }
        switch kind {
        case .backdrop, .gradient: break
        case .foreground, .style:
            guard outline.isDrawable else { return builder.fill(outline, .solid(.black)) }
            builder.fill(outline, resolvedStyle(context), in: builder.snapped(bounds), by: fill)
        case .tile(let image, let origin, let source, let scale):
            guard outline.isDrawable else { return builder.fill(outline, .solid(.black)) }
            builder.clipped(to: outline, rule: rule, antialiased: fill.isAntialiased) {
                tile(image, from: origin, source, scale, over: bounds, context, into: &$0)
            }
        }
    }

    private func tile(
        _ image: Image, from origin: CGPoint, _ source: CGRect, _ scale: CGFloat, over bounds: CGRect,
        _ context: GraphicsContext, into builder: inout DisplayBuilder
    ) {
        let node = context.layer.source.node(of: image.resizable(), in: context.environment)
        let natural = node.size(.unspecified)
        let whole = CGSize(width: natural.width * scale, height: natural.height * scale)
        let step = CGSize(width: whole.width * source.width, height: whole.height * source.height)
        let isWhole = source == CGRect(x: 0, y: 0, width: 1, height: 1)
        guard step.width.isUsable, step.height.isUsable, step.width > 0.01, step.height > 0.01,
            whole.width.isUsable, whole.height.isUsable, origin.x.isUsable, origin.y.isUsable,
            source.minX.isUsable, source.minY.isUsable
        else { return context.warn("Shading.tiledImage has a tile without a size; it draws nothing") }
        var tiles = 0
        var y = origin.y + ((bounds.minY - origin.y) / step.height).rounded(.down) * step.height
        while y < bounds.maxY {
            var x = origin.x + ((bounds.minX - origin.x) / step.width).rounded(.down) * step.width
            while x < bounds.maxX {
                tiles += 1
                guard tiles <= GraphicsContext.Shading.tileLimit else {
                    return context.warn(
                        "Shading.tiledImage needs more than \(GraphicsContext.Shading.tileLimit) tiles; the "
                            + "rest is left out")
                }
                let corner = CGPoint(x: x, y: y)
                node.place(
                    at: CGPoint(x: x - source.minX * whole.width, y: y - source.minY * whole.height),
                    proposal: ProposedViewSize(whole))
                if isWhole {
                    node.draw(into: &builder)
                } else {
                    builder.clipped(to: .rectangle(CGRect(origin: corner, size: step))) {
                        node.draw(into: &$0)
                    }
                }
                x += step.width
            }
            y += step.height
        }
    }
}

extension PaintGradient {
    /// Times that the colours are written anew on each side, at most.
    private static let mostPeriods: CGFloat = 64

    /// The gradient whose colours begin again, or run back, past its ends; around a point they have none.
    fileprivate func going(on options: GraphicsContext.GradientOptions, over bounds: CGRect) -> PaintGradient
    {
        guard options.contains(.repeat) || options.contains(.mirror), isFinite, !stops.isEmpty else {
            return self
        }
        let mirrors = options.contains(.mirror)
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        /// How many periods there are before the start and behind it.
        func periods(_ places: [CGFloat]) -> ClosedRange<Int>? {
            guard let low = places.min(), let high = places.max(), low.isFinite, high.isFinite else {
                return nil
            }
            let limit = PaintGradient.mostPeriods
            return Int(max(low.rounded(.down), -limit))...Int(min(max(high.rounded(.up), 1), limit))
        }
        switch kind {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            guard length > 0,
                let range = periods(
                    corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / length })
            else { return self }
            let (first, last) = (CGFloat(min(range.lowerBound, 0)), CGFloat(range.upperBound))
            return PaintGradient(
                repeated(from: Int(first), to: Int(last), mirrors),
                .linear(
                    start: CGPoint(x: start.x + dx * first, y: start.y + dy * first),
                    end: CGPoint(x: start.x + dx * last, y: start.y + dy * last)))
        case .radial(let center, let from, let to):
            let length = to - from
            guard length > 0,
                let range = periods(
                    corners.map { (hypot($0.x - center.x, $0.y - center.y) - from) / length })
            else { return self }
            return PaintGradient(
                repeated(from: 0, to: range.upperBound, mirrors),
                .radial(
                    center: center, startRadius: from,
                    endRadius: from + length * CGFloat(range.upperBound)))
        case .angular, .elliptical: return self
        }
    }

    private func repeated(from first: Int, to last: Int, _ mirrors: Bool) -> [GradientStop] {
        let count = CGFloat(last - first)
        return (first..<last).flatMap { period in
            let isBack = mirrors && period % 2 != 0
            let run = isBack ? stops.reversed() : stops
            return run.map { stop in
                let place = isBack ? 1 - stop.location : stop.location
                return GradientStop(
                    color: stop.color, location: (CGFloat(period - first) + place) / count)
            }
        }
    }
}
