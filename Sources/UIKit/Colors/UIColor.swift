public import Foundation
public import ViewCore

/// A colour as UIKit spells it; the same values as SwiftUI's.
///
/// A class, since style code adds convenience initialisers. Nothing of it changes after it was made, which is why
/// it can be shared.
open class UIColor: Hashable, @unchecked Sendable, _ExpressibleByColorLiteral {
    let color: Color

    init(_ color: Color, _: Void) { self.color = color }
    /// A colour of the class that is asked for it: `.white` is an `NSColor` where one is meant.
    public required init(_color color: Color) { self.color = color }
    private static func ofSystem(_ color: SystemColor) -> Self { Self(_color: Color(.system(color))) }

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
    /// As the current traits have it: in `draw(_:)` and `layoutSubviews()` those of the view.
    public var cgColor: CGColor { CGColor(resolved: color.rgba(in: UITraitCollection.currentEnvironment)) }

    // UIKit's fixed primaries, which do not follow the colour scheme.
    public static var black: Self { Self(_color: Color.black) }
    public static var white: Self { Self(_color: Color.white) }
    public static var clear: Self { Self(_color: Color.clear) }
    public static var red: Self { Self(_color: Color(red: 1, green: 0, blue: 0)) }
    public static var green: Self { Self(_color: Color(red: 0, green: 1, blue: 0)) }
    public static var blue: Self { Self(_color: Color(red: 0, green: 0, blue: 1)) }
    public static var cyan: Self { Self(_color: Color(red: 0, green: 1, blue: 1)) }
    public static var yellow: Self { Self(_color: Color(red: 1, green: 1, blue: 0)) }
    public static var magenta: Self { Self(_color: Color(red: 1, green: 0, blue: 1)) }
    public static var orange: Self { Self(_color: Color(red: 1, green: 0.5, blue: 0)) }
    public static var purple: Self { Self(_color: Color(red: 0.5, green: 0, blue: 0.5)) }
    public static var brown: Self { Self(_color: Color(red: 0.6, green: 0.4, blue: 0.2)) }
    public static var gray: Self { Self(_color: Color(white: 0.5)) }
    public static var lightGray: Self { Self(_color: Color(white: 2 / 3)) }
    public static var darkGray: Self { Self(_color: Color(white: 1 / 3)) }

    public static var systemRed: Self { ofSystem(.red) }
    public static var systemOrange: Self { ofSystem(.orange) }
    public static var systemYellow: Self { ofSystem(.yellow) }
    public static var systemGreen: Self { ofSystem(.green) }
    public static var systemMint: Self { ofSystem(.mint) }
    public static var systemTeal: Self { ofSystem(.teal) }
    public static var systemCyan: Self { ofSystem(.cyan) }
    public static var systemBlue: Self { ofSystem(.blue) }
    /// The system's blue: "the current tint color" of a view (Apple's documentation), and no view is asked here.
    public static var tintColor: Self { ofSystem(.blue) }
    public static var systemIndigo: Self { ofSystem(.indigo) }
    public static var systemPurple: Self { ofSystem(.purple) }
    public static var systemPink: Self { ofSystem(.pink) }
    public static var systemBrown: Self { ofSystem(.brown) }
    public static var systemGray: Self { ofSystem(.gray) }
    public static var systemGray2: Self { ofSystem(.gray2) }
    public static var systemGray3: Self { ofSystem(.gray3) }
    public static var systemGray4: Self { ofSystem(.gray4) }
    public static var systemGray5: Self { ofSystem(.gray5) }
    public static var systemGray6: Self { ofSystem(.gray6) }
    public static var label: Self { ofSystem(.label) }
    public static var secondaryLabel: Self { ofSystem(.secondaryLabel) }
    public static var tertiaryLabel: Self { ofSystem(.tertiaryLabel) }
    public static var quaternaryLabel: Self { ofSystem(.quaternaryLabel) }
    public static var placeholderText: Self { ofSystem(.placeholderText) }
    public static var link: Self { ofSystem(.link) }
    public static var separator: Self { ofSystem(.separator) }
    public static var opaqueSeparator: Self { ofSystem(.opaqueSeparator) }
    public static var systemFill: Self { ofSystem(.systemFill) }
    public static var secondarySystemFill: Self { ofSystem(.secondarySystemFill) }
    public static var tertiarySystemFill: Self { ofSystem(.tertiarySystemFill) }
    public static var quaternarySystemFill: Self { ofSystem(.quaternarySystemFill) }
    public static var systemBackground: Self { ofSystem(.systemBackground) }
    public static var secondarySystemBackground: Self { ofSystem(.secondarySystemBackground) }
    public static var tertiarySystemBackground: Self { ofSystem(.tertiarySystemBackground) }
    public static var systemGroupedBackground: Self { ofSystem(.systemGroupedBackground) }
    public static var secondarySystemGroupedBackground: Self {
        ofSystem(.secondarySystemGroupedBackground)
    }
    public static var tertiarySystemGroupedBackground: Self {
        ofSystem(.tertiarySystemGroupedBackground)
    }
}

extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }
    public init(cgColor: CGColor) { self = cgColor.color }
    @_disfavoredOverload public init(_ cgColor: CGColor) { self = cgColor.color }

    /// The colour in the light colour scheme.
    public var cgColor: CGColor? { CGColor(resolved: rgba(in: EnvironmentValues())) }
}

extension Color.Resolved {
    public var cgColor: CGColor { CGColor(resolved: rgba) }
}

/// What `#colorLiteral` makes where nothing else says.
public typealias _ColorLiteralType = UIColor
