import Drawing
public import Foundation

/// A 4 × 5 matrix over straight colours: rows make red, green, blue and alpha, the fifth column is added.
public struct ColorMatrix: Equatable, Sendable {
    public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
    public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
    public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
    public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

    /// The matrix that changes nothing.
    public init() {}

    fileprivate var values: [Double] {
        [
            r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].map(Double.init)
    }
}

extension GraphicsContext {
    /// How a filter works.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// A change to what is drawn.
    public struct Filter: Sendable {
        fileprivate enum Kind: Sendable {
            case matrix([Double])
            case multiply(Color)
            case blur(CGFloat, isOpaque: Bool)
            case shadow(CastShadow)
            case threshold(ClosedRange<Double>, Color)
            case projection(ProjectionTransform)
            case nothing
        }
        fileprivate let kind: Kind
        /// Of what was asked for and has no effect.
        var warnings: [String] = []
        /// Whether it was added to work in linear light; of a linear canvas it does in any case.
        var isInLight = false

        fileprivate init(_ kind: Kind) { self.kind = kind }
        /// A matrix; an amount that is no number changes nothing.
        fileprivate init(_ name: String, _ amount: Double, _ make: (Double) -> [Double], else usual: Double) {
            kind = .matrix(make(amount.isFinite ? amount : usual))
            if !amount.isFinite { warnings = ["Filter.\(name)(\(amount)) is no amount; \(usual) is used"] }
        }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(.projection(matrix))
        }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            var filter = Filter(
                .shadow(
                    CastShadow(
                        color: color, radius: radius, x: x, y: y, blend: blendMode.drawn,
                        compositing: blendMode.compositing, options: options)))
            if let name = blendMode.undrawnName {
                filter.warnings.append(
                    "Filter.shadow(blendMode: .\(name)) is ignored; the shadow is drawn as .normal")
            }
            return filter
        }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            let values = matrix.values
            return Filter(.matrix(values.allSatisfy(\.isFinite) ? values : ColorMatrix().values))
        }
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter("hueRotation", angle.degrees, { FilterMatrix.hueRotation(degrees: $0) }, else: 0)
        }
        public static func saturation(_ amount: Double) -> Filter {
            Filter("saturation", amount, FilterMatrix.saturation, else: 1)
        }
        public static func brightness(_ amount: Double) -> Filter {
            Filter("brightness", amount, FilterMatrix.brightness, else: 0)
        }
        public static func contrast(_ amount: Double) -> Filter {
            Filter("contrast", amount, FilterMatrix.contrast, else: 1)
        }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter("colorInvert", amount, FilterMatrix.inversion, else: 0)
        }
        public static func grayscale(_ amount: Double) -> Filter {
            Filter("grayscale", amount, FilterMatrix.grayscale, else: 0)
        }
        public static var luminanceToAlpha: Filter { Filter(.matrix(FilterMatrix.luminanceToAlpha)) }
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius, isOpaque: options.contains(.opaque)))
        }
        /// Named in a warning, and changes nothing.
        private static func undrawn(_ name: String, _ shader: Shader) -> Filter {
            var filter = Filter(.nothing)
            filter.warnings.append("Filter.\(name): \(shader.undrawn)")
            return filter
        }
        public static func colorShader(_ shader: Shader) -> Filter { undrawn("colorShader", shader) }
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            undrawn("layerShader", shader)
        }
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            undrawn("distortionShader", shader)
        }
        /// One colour where alpha is from `min` to `max`, nothing elsewhere.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = .black
        ) -> Filter {
            let least = min.isFinite ? min : 0
            return Filter(.threshold(least...Swift.max(max.isFinite ? max : 1, least), color))
        }
    }
}

extension GraphicsContext.Filter {
    /// Draws under the filter; `transform` was in force when it was added, and lengths are in its coordinates.
    func apply(
        to builder: inout DisplayBuilder, in context: GraphicsContext, _ transform: CGAffineTransform,
        _ draw: (inout DisplayBuilder) -> Void
    ) {
        let scale = abs(transform.determinant).squareRoot()
        func length(_ value: CGFloat) -> CGFloat {
            let scaled = value * scale
            return scaled.isFinite ? min(max(scaled, -1000), 1000) : 0
        }
        let linear: LinearLight? = isInLight ? .filters : nil
        func filtered(_ values: [Double]) {
            builder.grouped(
                {
                    $0.filter = ColorFilter(values: values)
                    $0.linear = linear
                }, draw)
        }
        switch kind {
        case .matrix(let values): filtered(values)
        case .multiply(let color):
            let rgba = color.rgba(in: context.environment)
            let isInLight = isInLight || context.layer.source.isLinear
            filtered(FilterMatrix.multiplication(isInLight ? rgba.decodedToLinear : rgba))
        case .blur(let radius, let isOpaque):
            // The deviation, as for views.
            let radius = max(length(radius), 0)
            guard radius > 0 else { return draw(&builder) }
            func blurred(_ builder: inout DisplayBuilder) {
                builder.grouped(
                    {
                        $0.blur = radius
                        $0.linear = linear
                    }, draw)
            }
            guard isOpaque else { return blurred(&builder) }
            // "By dividing each pixel by its alpha value" (Apple's documentation of BlurOptions.opaque).
            builder.grouped(
                {
                    $0.clip = .rectangle(CGRect(origin: .zero, size: context.size))
                    $0.filter = ColorFilter(values: FilterMatrix.opaque)
                }
            ) { blurred(&$0) }
        case .shadow(let shadow):
            var shadow = shadow
            (shadow.radius, shadow.x, shadow.y) = (
                max(length(shadow.radius), 0), length(shadow.x), length(shadow.y)
            )
            shadow.draw(into: &builder, in: context, draw)
        case .threshold(let range, let color):
            threshold(range, color.rgba(in: context.environment), to: &builder, in: context, draw)
        case .nothing: draw(&builder)
        case .projection(let matrix):
            let change = matrix.drawn
            guard change.isUsable else {
                return context.warn("Filter.projectionTransform has numbers that are none; it draws nothing")
            }
            builder.transformed(change, draw)
        }
    }

    /// One colour where alpha is in a range: both ends have a slope of a step of alpha, the least that 8 bits tell apart.
    private func threshold(
        _ range: ClosedRange<Double>, _ color: RGBA, to builder: inout DisplayBuilder,
        in context: GraphicsContext, _ draw: (inout DisplayBuilder) -> Void
    ) {
        /// `slope` times alpha and `start`, in the colour.
        func cut(_ builder: inout DisplayBuilder, _ slope: Double, _ start: Double, alpha: Double = 1) {
            builder.grouped(
                {
                    $0.opacity *= alpha
                    $0.filter = ColorFilter(values: [
                        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0,
                        slope,
                        start,
                    ])
                }, draw)
        }
        func least(_ builder: inout DisplayBuilder) {
            cut(&builder, 255, 0.5 - 255 * range.lowerBound, alpha: color.alpha)
        }
        guard range.upperBound < 1 else { return least(&builder) }
        var most = builder.layer()
        cut(&most, -255, 0.5 + 255 * range.upperBound)
        guard most.hasRoomForCopy else {
            context.warn(DisplayBuilder.noRoomForCopy("Filter.alphaThreshold(max:)"))
            return least(&builder)
        }
        let stencil = most.items
        builder.grouped({ $0.mask = stencil }) { least(&$0) }
    }
}
