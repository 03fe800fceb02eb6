public import Foundation
public import ViewCore

/// A font as UIKit spells it; the same faces as SwiftUI's.
///
/// A class, since style code adds convenience initialisers. Nothing of it changes after it was made, which is why
/// it can be shared.
open class UIFont: Hashable, @unchecked Sendable {
    public let fontDescriptor: UIFontDescriptor
    public var pointSize: CGFloat { fontDescriptor.pointSize }

    /// At the descriptor's own size where `pointSize` is 0.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        fontDescriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    }
    /// A name that no font has is drawn in the system's, with a warning, and not `nil`: fonts come with an app.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: 0)
    }

    /// What SwiftUI draws for it.
    var font: Font { fontDescriptor.font }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight.weight, .default), fontSize)
    }
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(
            descriptor: UIFontDescriptor(
                .system(weight.weight, .default), size: fontSize, width: width.rawValue), size: 0)
    }
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(.regular, .default), fontSize, traits: .traitItalic)
    }
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight.weight, .monospaced), fontSize)
    }
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            descriptor: UIFontDescriptor(
                .system(weight.weight, .default), size: fontSize, hasMonospacedDigits: true), size: 0)
    }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
    }
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    private convenience init(
        _ face: UIFontDescriptor.Face, _ size: CGFloat, traits: UIFontDescriptor.SymbolicTraits = []
    ) {
        self.init(descriptor: UIFontDescriptor(face, size: size, traits: traits), size: 0)
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: fontDescriptor.withSize(fontSize), size: 0)
    }

    public var fontName: String { familyName }
    public var familyName: String {
        if case .named(let name) = fontDescriptor.face { name } else { ".AppleSystemUIFont" }
    }
    // The system font's own measures: parts of 2048 units of its em (its tables `hhea` and `OS/2`).
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    public var descender: CGFloat { -pointSize * 494 / 2048 }
    public var lineHeight: CGFloat { ascender - descender }
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }
    public var leading: CGFloat { 0 }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14
    /// None is listed: which fonts there are is not a style's matter.
    public static let familyNames: [String] = []
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.fontDescriptor == b.fontDescriptor }
    public func hash(into hasher: inout Hasher) { hasher.combine(fontDescriptor) }
}

/// As AppKit spells it.
public typealias NSFont = UIFont

extension UIFont {
    /// How heavy, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of the nine.
        var weight: Font.Weight {
            let all: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
                (.black, .black),
            ]
            return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let condensed = Width(rawValue: -0.2)
        public static let compressed = Width(rawValue: -0.3)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption")
        public static let caption2 = TextStyle(rawValue: "caption2")

        var style: Font.TextStyle { Font.TextStyle(rawValue: rawValue) ?? .largeTitle }
    }
}

/// Scales a size as a text style is scaled; a picture of the standard text size shows it as it is.
public final class UIFontMetrics: Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(font.pointSize, maximumPointSize))
    }
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font
    }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
    {
        value
    }
}

/// As Core Text has it, which UIKit's fonts are too.
public typealias CTFont = UIFont

extension Font {
    public init(_ font: CTFont) { self = font.font }
}
