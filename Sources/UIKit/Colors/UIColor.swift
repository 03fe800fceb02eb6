public import Foundation
public import ViewCore

/// A colour as UIKit spells it; the same values as SwiftUI's.
///
/// A class, since style code adds convenience initialisers. Nothing of it changes after it was made, which is why
/// it can be shared.
open class UIColor: Hashable, @unchecked Sendable, _ExpressibleByColorLiteral {
    let color: Color

    init(_ color: Color, _: Void) { self.color = color }
    private init(_ system: SystemColor) { color = Color(.system(system)) }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }
    public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: white, opacity: alpha)
    }
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }
    public init(_ color: Color) { self.color = color }
    public init(cgColor: CGColor) { color = cgColor.color }
    public init?(named name: String) { color = Color(name) }
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        color = Color(name)
    }
    /// `#colorLiteral(red:green:blue:alpha:)`.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// A colour that follows the colour scheme; it is asked for both.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        color = Color(
            .variants(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.source,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.source))
    }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(.fixed(color.rgba(in: traitCollection.environment))))
    }
    public var cgColor: CGColor { CGColor(resolved: color.rgba(in: EnvironmentValues())) }

    // UIKit's fixed primaries, which do not follow the colour scheme.
    public static let black = UIColor(.black)
    public static let white = UIColor(.white)
    public static let clear = UIColor(.clear)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)

    public static let systemRed = UIColor(SystemColor.red)
    public static let systemOrange = UIColor(SystemColor.orange)
    public static let systemYellow = UIColor(SystemColor.yellow)
    public static let systemGreen = UIColor(SystemColor.green)
    public static let systemMint = UIColor(SystemColor.mint)
    public static let systemTeal = UIColor(SystemColor.teal)
    public static let systemCyan = UIColor(SystemColor.cyan)
    public static let systemBlue = UIColor(SystemColor.blue)
    public static let systemIndigo = UIColor(SystemColor.indigo)
    public static let systemPurple = UIColor(SystemColor.purple)
    public static let systemPink = UIColor(SystemColor.pink)
    public static let systemBrown = UIColor(SystemColor.brown)
    public static let systemGray = UIColor(SystemColor.gray)
    public static let systemGray2 = UIColor(SystemColor.gray2)
    public static let systemGray3 = UIColor(SystemColor.gray3)
    public static let systemGray4 = UIColor(SystemColor.gray4)
    public static let systemGray5 = UIColor(SystemColor.gray5)
    public static let systemGray6 = UIColor(SystemColor.gray6)
    public static let label = UIColor(SystemColor.label)
    public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
    public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
    public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
    public static let placeholderText = UIColor(SystemColor.placeholderText)
    public static let link = UIColor(SystemColor.link)
    public static let separator = UIColor(SystemColor.separator)
    public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
    public static let systemFill = UIColor(SystemColor.systemFill)
    public static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill)
    public static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill)
    public static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill)
    public static let systemBackground = UIColor(SystemColor.systemBackground)
    public static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(
        SystemColor.secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(
        SystemColor.tertiarySystemGroupedBackground)
}

extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }
    public init(cgColor: CGColor) { self = cgColor.color }
    @_disfavoredOverload public init(_ cgColor: CGColor) { self = cgColor.color }

    /// The colour in the light colour scheme.
    public var cgColor: CGColor? { UIColor(self).cgColor }
}

/// What `#colorLiteral` makes where nothing else says.
public typealias _ColorLiteralType = UIColor
