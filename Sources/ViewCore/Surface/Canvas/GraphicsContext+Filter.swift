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
            case blur(CGFloat)
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
            case threshold(min: Double, Color)
            case projection(ProjectionTransform)
        }
        fileprivate let kind: Kind
        /// Of what was asked for and has no effect.
        var warnings: [String] = []

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
            var filter = Filter(.shadow(color, radius: radius, x: x, y: y))
            if blendMode != .normal {
                filter.warnings.append("Filter.shadow(blendMode:) is ignored; shadows lie over what is below")
            }
            for (option, name) in [
                (ShadowOptions.shadowAbove, "shadowAbove"), (.shadowOnly, "shadowOnly"),
                (.invertsAlpha, "invertsAlpha"),
            ] where options.contains(option) {
                filter.warnings.append("ShadowOptions.\(name) is ignored; shadows lie below")
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
            var filter = Filter(.blur(radius))
            if options.contains(.opaque) {
                filter.warnings.append("BlurOptions.opaque is ignored; edges of a blur fade")
            }
            return filter
        }
        /// One colour where alpha is at least `min`, nothing elsewhere.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = .black
        ) -> Filter {
            var filter = Filter(.threshold(min: min.isFinite ? min : 0, color))
            if max < 1 {
                filter.warnings.append("Filter.alphaThreshold(max:) is ignored; there is no upper end")
            }
            return filter
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
        func filtered(_ values: [Double]) {
            builder.grouped({ $0.filter = ColorFilter(values: values) }, draw)
        }
        switch kind {
        case .matrix(let values): filtered(values)
        case .multiply(let color):
            filtered(FilterMatrix.multiplication(color.rgba(in: context.environment)))
        case .blur(let radius):
            // Twice the deviation, as for views.
            let radius = max(length(radius), 0)
            guard radius > 0 else { return draw(&builder) }
            builder.grouped({ $0.blur = radius / 2 }, draw)
        case .shadow(let color, let radius, let x, let y):
            builder.shadowed(
                color: color.rgba(in: context.environment), radius: length(radius), x: length(x),
                y: length(y), draw)
        case .threshold(let least, let color):
            // A slope of a step of alpha, the least that 8 bits can tell apart.
            let c = color.rgba(in: context.environment)
            builder.grouped(
                {
                    $0.opacity *= c.alpha
                    $0.filter = ColorFilter(values: [
                        0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0, 0, 0, 255,
                        0.5 - 255 * least,
                    ])
                }, draw)
        case .projection(let matrix):
            let change = matrix.drawn
            guard change.isUsable else {
                return context.warn("Filter.projectionTransform has numbers that are none; it draws nothing")
            }
            builder.transformed(change, draw)
        }
    }
}
