/// A colour in sRGB with straight alpha, each component nominally 0…1.
public struct RGBA: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    /// The same colour with its alpha scaled by `factor`; a factor that is no number counts as 1.
    public func multiplyingAlpha(by factor: Double) -> RGBA {
        factor == 1 || factor.isNaN
            ? self
            : RGBA(red: red, green: green, blue: blue, alpha: min(max(alpha * factor, 0), 1))
    }

    /// The colour as 8-bit channels, out-of-range and non-finite components clamped.
    public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        (RGBA.byte(red), RGBA.byte(green), RGBA.byte(blue), RGBA.byte(alpha))
    }

    private static func byte(_ component: Double) -> UInt8 {
        component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
    }
}

extension RGBA: CustomStringConvertible {
    /// `#RRGGBB`, with two more digits for alpha where it is not opaque.
    public var description: String {
        let (r, g, b, a) = bytes
        var text = "#"
        for byte in a == 255 ? [r, g, b] : [r, g, b, a] {
            if byte < 16 { text += "0" }
            text += String(byte, radix: 16, uppercase: true)
        }
        return text
    }
}
