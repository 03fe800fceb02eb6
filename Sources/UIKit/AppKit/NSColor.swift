public import Foundation
public import ViewCore

/// A colour as AppKit spells it, drawn with the nearest of the system's colours on iOS: a guess for what only
/// macOS has.
open class NSColor: UIColor, @unchecked Sendable {
    private init(of color: UIColor) { super.init(color.color, ()) }
    private init(of color: Color) { super.init(color, ()) }

    public override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        super.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public override init(white: CGFloat, alpha: CGFloat) { super.init(white: white, alpha: alpha) }
    public override init(_ color: Color) { super.init(color) }
    public override init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        super.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    public override init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        super.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    public override init(cgColor: CGColor) { super.init(cgColor: cgColor) }
    public required init(_color color: Color) { super.init(_color: color) }
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        super.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
    public override init?(named name: String) { super.init(Color(name), ()) }

    public override func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(of: color.opacity(alpha)) }

    public static let labelColor = NSColor(of: .label)
    public static let secondaryLabelColor = NSColor(of: .secondaryLabel)
    public static let tertiaryLabelColor = NSColor(of: .tertiaryLabel)
    public static let quaternaryLabelColor = NSColor(of: .quaternaryLabel)
    public static let textColor = NSColor(of: .label)
    public static let placeholderTextColor = NSColor(of: .placeholderText)
    public static let selectedTextColor = NSColor(of: .label)
    public static let linkColor = NSColor(of: .link)
    public static let separatorColor = NSColor(of: .separator)
    public static let gridColor = NSColor(of: .separator)
    public static let windowBackgroundColor = NSColor(of: .secondarySystemBackground)
    public static let underPageBackgroundColor = NSColor(of: .tertiarySystemBackground)
    public static let controlBackgroundColor = NSColor(of: .systemBackground)
    public static let textBackgroundColor = NSColor(of: .systemBackground)
    public static let controlColor = NSColor(of: .secondarySystemBackground)
    public static let controlTextColor = NSColor(of: .label)
    public static let disabledControlTextColor = NSColor(of: .tertiaryLabel)
    public static let controlAccentColor = NSColor(of: Color.accentColor)
    public static let selectedContentBackgroundColor = NSColor(of: Color.accentColor)
    public static let unemphasizedSelectedContentBackgroundColor = NSColor(of: .systemGray4)
    public static let selectedControlColor = NSColor(of: Color.accentColor.opacity(0.25))
    public static let keyboardFocusIndicatorColor = NSColor(of: Color.accentColor.opacity(0.5))
    public static let selectedMenuItemTextColor = NSColor(of: UIColor.white)
    public static let selectedTextBackgroundColor = NSColor(of: Color.accentColor.opacity(0.3))
    public static let alternateSelectedControlTextColor = NSColor(of: UIColor.white)
    public static let windowFrameTextColor = NSColor(of: .label)
    public static let highlightColor = NSColor(of: UIColor.white)
    public static let findHighlightColor = NSColor(of: .systemYellow)
    public static let headerTextColor = NSColor(of: .label)
    public static let shadowColor = NSColor(of: UIColor.black)
}

extension Color {
    public init(nsColor: NSColor) { self = nsColor.color }
    // `Color(.black)` means UIKit's, as where there is only that.
    @_disfavoredOverload public init(_ color: NSColor) { self = color.color }
}
