package import Drawing
public import Foundation

/// A colour, fixed or looked up in the environment.
public struct Color: Hashable, Sendable {
    package indirect enum Source: Hashable, Sendable {
        case fixed(RGBA)
        /// Of Display P3, outside of sRGB: held in that.
        case held(RGBA)
        /// Written in sRGB with channels outside of 0…1: held in that.
        case extended(RGBA)
        /// With its light doubled as often as the number says.
        case exposed(Source, Double)
        case system(SystemColor)
        /// A colour set of an asset catalogue.
        case named(String)
        case accent
        case primary
        case secondary
        /// A fill, background or foreground colour whose lower levels have values of their own.
        case family(Family)
        case opacity(Source, Double)
        /// In sRGB.
        case mix(Source, Source, Double)
        /// In OKLab.
        case perceptualMix(Source, Source, Double)
        case variants(light: Source, dark: Source)
    }

    package enum Family: Hashable, Sendable { case fill, background }

    package let source: Source

    package init(_ source: Source) { self.source = source }

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        var rgba = RGBA(red: red, green: green, blue: blue, alpha: opacity)
        switch colorSpace {
        case .sRGB: break
        case .sRGBLinear: rgba = rgba.encodedFromLinear
        case .displayP3:
            rgba = rgba.convertedFromDisplayP3
            guard rgba.isInSRGB else {
                source = .held(rgba.clampedAlpha)
                return
            }
        }
        source = rgba.isInSRGB ? .fixed(rgba.clampedAlpha) : .extended(rgba.clampedAlpha)
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        source = .fixed(
            RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    /// A colour set of the specimen's asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

    /// The same colour. Behind the others, so that a name alone is one of theirs.
    @_disfavoredOverload public init(_ color: Color) { self = color }

    public init(_ resolved: Resolved) { source = .fixed(resolved.rgba) }

    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let white = Color(.fixed(.white))
    public static let black = Color(.fixed(.black))
    public static let clear = Color(.fixed(.clear))
    public static let primary = Color(.primary)
    public static let secondary = Color(.secondary)
    public static let accentColor = Color(.accent)

    /// The same colour with its alpha scaled, 0…1.
    public func opacity(_ opacity: Double) -> Color {
        // One step, however many there are: they are resolved by recursion.
        if case .opacity(let base, let factor) = source, 0...1 ~= factor, 0...1 ~= opacity {
            return Color(.opacity(base, factor * opacity))
        }
        return Color(.opacity(source, opacity))
    }

    /// The same colour with its light doubled for each stop, or halved for each stop below 0.
    ///
    /// A tile has no headroom: what would be brighter than white is held in sRGB, with a warning. A number that is none
    /// changes nothing.
    public func exposureAdjust(_ stops: Double) -> Color {
        stops.isFinite ? Color(.exposed(source, min(max(stops, -64), 64))) : self
    }

    /// The same colour: a tile has no headroom, whatever a colour asks for.
    public func headroom(_ headroom: Double?) -> Color { self }

    public var gradient: AnyGradient { AnyGradient(color: self) }

    /// Red, green, blue and alpha in one environment.
    public struct Resolved: ShapeStyle, Hashable, Sendable {
        package var rgba: RGBA

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let written = RGBA(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
            rgba =
                switch colorSpace {
                case .sRGB: written
                case .sRGBLinear: written.encodedFromLinear
                case .displayP3: written.convertedFromDisplayP3
                }
        }
        package init(_ rgba: RGBA) { self.rgba = rgba }

        public var red: Float {
            get { Float(rgba.red) }
            set { rgba.red = Double(newValue) }
        }
        public var green: Float {
            get { Float(rgba.green) }
            set { rgba.green = Double(newValue) }
        }
        public var blue: Float {
            get { Float(rgba.blue) }
            set { rgba.blue = Double(newValue) }
        }
        public var opacity: Float {
            get { Float(rgba.alpha) }
            set { rgba.alpha = Double(newValue) }
        }

        /// The channels as linear light (IEC 61966-2-1).
        public var linearRed: Float {
            get { Float(rgba.decodedToLinear.red) }
            set { linear.red = Double(newValue) }
        }
        public var linearGreen: Float {
            get { Float(rgba.decodedToLinear.green) }
            set { linear.green = Double(newValue) }
        }
        public var linearBlue: Float {
            get { Float(rgba.decodedToLinear.blue) }
            set { linear.blue = Double(newValue) }
        }
        private var linear: RGBA {
            get { rgba.decodedToLinear }
            set { rgba = newValue.encodedFromLinear }
        }

        public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
            ResolvedStyle(rgba)
        }
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(rgba(in: environment))
    }

    package func rgba(in environment: EnvironmentValues) -> RGBA {
        Color.rgba(source, environment)
    }

    private static func rgba(_ source: Source, _ environment: EnvironmentValues) -> RGBA {
        switch source {
        case .fixed(let rgba): rgba
        case .held(let rgba): rgba.said("a colour of Display P3")
        case .extended(let rgba): rgba.said("a colour with a channel outside of 0…1")
        case .exposed(let base, let stops): rgba(base, environment).exposed(by: stops)
        case .system(let color): color.resolve(in: environment)
        case .named(let name): environment.colorCatalog.color(name, in: environment)
        case .accent: environment.resolvedTint
        case .primary: SystemColor.label.resolve(in: environment)
        case .secondary: SystemColor.secondaryLabel.resolve(in: environment)
        case .family(.fill): SystemColor.systemFill.resolve(in: environment)
        case .family(.background): SystemColor.systemBackground.resolve(in: environment)
        case .opacity(let base, let factor):
            rgba(base, environment).multiplyingAlpha(by: factor)
        case .mix(let a, let b, let fraction):
            rgba(a, environment).mixed(with: rgba(b, environment), by: fraction)
        case .perceptualMix(let a, let b, let fraction):
            OKLab(rgba(a, environment)).mixed(
                with: OKLab(rgba(b, environment)), by: fraction.isFinite ? min(max(fraction, 0), 1) : 0
            ).rgba
        case .variants(let light, let dark):
            rgba(environment.colorScheme == .dark ? dark : light, environment)
        }
    }
}

extension Color: ShapeStyle {
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(rgba(in: environment))
    }
}

extension Color: CustomStringConvertible {
    /// As SwiftUI writes it: `red`, `30% red`, `#FF0000FF`, `primary`.
    public var description: String { source.description }
}

extension Color.Source: CustomStringConvertible {
    package var description: String {
        switch self {
        case .fixed(.clear): "clear"
        case .fixed(.black): "black"
        case .fixed(.white): "white"
        case .fixed(let rgba), .held(let rgba), .extended(let rgba): Color.Resolved(rgba).description
        case .exposed(let base, let stops): "\(base) exposed by \(stops)"
        case .system(let color): color.rawValue
        case .named(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
        case .accent: "accent"
        case .primary: "primary"
        case .secondary: "secondary"
        case .family(let family): "\(family)"
        case .opacity(let base, let factor):
            factor.isFinite ? "\(Int((min(max(factor, 0), 1) * 100).rounded()))% \(base)" : "\(base)"
        case .mix(let a, let b, let fraction), .perceptualMix(let a, let b, let fraction):
            "\(a) mixed with \(b) by \(fraction)"
        case .variants(let light, _): "\(light)"
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`, each channel held in 0…1.
    public var description: String {
        "#"
            + [red, green, blue, opacity].map { channel in
                let byte = UInt8((channel > 0 ? min(channel, 1) : 0) * 255 + 0.5)
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}

extension RGBA {
    /// Whether sRGB has the colour, to half a step of 8 bits; what is no number is another matter.
    var isInSRGB: Bool {
        [red, green, blue].allSatisfy { !$0.isFinite || (-0.5 / 255...1 + 0.5 / 255).contains($0) }
    }

    /// Twice the light for each stop (Apple's documentation of `Color.exposureAdjust(_:)`).
    fileprivate func exposed(by stops: Double) -> RGBA {
        let (light, factor) = (decodedToLinear, exp2(stops))
        let color = RGBA(
            red: light.red * factor, green: light.green * factor, blue: light.blue * factor, alpha: alpha
        ).encodedFromLinear
        return color.isInSRGB ? color : color.said("a colour with more exposure")
    }

    /// The colour, with a warning that sRGB has not the one that was written.
    func said(_ name: String) -> RGBA {
        if ValueWarnings.isHeardHere {
            onMain(()) { ValueWarnings.hear("\(name) is outside of sRGB; its channels are held in that") }
        }
        return self
    }

    var clampedAlpha: RGBA {
        func clean(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        return RGBA(red: clean(red), green: clean(green), blue: clean(blue), alpha: clean(alpha))
    }

    init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        guard hue.isFinite, saturation.isFinite, brightness.isFinite, alpha.isFinite else {
            self = .clear
            return
        }
        let h = (hue - hue.rounded(.down)) * 6
        let s = min(max(saturation, 0), 1)
        let v = min(max(brightness, 0), 1)
        let f = h - h.rounded(.down)
        let (p, q, t) = (v * (1 - s), v * (1 - s * f), v * (1 - s * (1 - f)))
        let (r, g, b) =
            switch Int(h) % 6 {
            case 0: (v, t, p)
            case 1: (q, v, p)
            case 2: (p, v, t)
            case 3: (p, q, v)
            case 4: (t, p, v)
            default: (v, p, q)
            }
        self.init(red: r, green: g, blue: b, alpha: min(max(alpha, 0), 1))
    }

    func mixed(with other: RGBA, by fraction: Double) -> RGBA {
        let t = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
