package import Drawing
public import Foundation
import ViewCore

/// A colour of Core Graphics: four numbers in sRGB.
public final class CGColor: Hashable, Sendable {
    private let rgba: RGBA

    package init(resolved: RGBA) { rgba = resolved }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    public init(gray: CGFloat, alpha: CGFloat) {
        rgba = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    var color: Color { Color(.fixed(rgba)) }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
    public var numberOfComponents: Int { 4 }
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
    }
    public var alpha: CGFloat { rgba.alpha }
}
