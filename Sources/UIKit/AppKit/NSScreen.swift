public import Foundation
import ViewCore

/// The screen: that of a Mac, 1440 by 900 points, whatever a tile's room is.
@MainActor @preconcurrency public final class NSScreen {
    public static let main: NSScreen? = NSScreen()
    public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
    public let frame = NSRect(x: 0, y: 0, width: 1440, height: 900)
    /// Without the bar of menus, 25 points high.
    public let visibleFrame = NSRect(x: 0, y: 0, width: 1440, height: 875)
    public let backingScaleFactor: CGFloat = 2
    public let safeAreaInsets = NSEdgeInsetsZero
    public var localizedName: String { "Display" }
    public let maximumFramesPerSecond = 60
    private init() {}
}

/// Where a trackpad would tap, this records that it would have: `alignment`.
@MainActor @preconcurrency public protocol NSHapticFeedbackPerformer {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

@MainActor @preconcurrency public final class NSHapticFeedbackManager: NSHapticFeedbackPerformer {
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    public static var defaultPerformer: any NSHapticFeedbackPerformer { NSHapticFeedbackManager() }
    private init() {}
    public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
        ViewGraph.record("\(pattern)")
    }
}

@MainActor @preconcurrency public func NSBeep() {}

/// Light or dark, as AppKit spells it.
public final class NSAppearance: Hashable, Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "aqua")
        public static let darkAqua = Name(rawValue: "darkAqua")
        public static let vibrantLight = Name(rawValue: "vibrantLight")
        public static let vibrantDark = Name(rawValue: "vibrantDark")
        public static let accessibilityHighContrastAqua = Name(rawValue: "highContrastAqua")
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "highContrastDarkAqua")
    }
    public let name: Name
    init() { name = .aqua }
    public init?(named name: Name) { self.name = name }
    public static func currentDrawing() -> NSAppearance { NSAppearance() }
    public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.contains(name) ? name : isDark == false ? appearances.first : appearances.last
    }
    var isDark: Bool { name.rawValue.lowercased().contains("dark") }

    public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
    /// A colour that follows the colour scheme; it is asked for both.
    public convenience init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        let light = dynamicProvider(NSAppearance(named: .aqua) ?? NSAppearance())
        let dark = dynamicProvider(NSAppearance(named: .darkAqua) ?? NSAppearance())
        self.init(Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light }))
    }
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
    public var redComponent: CGFloat { cgColor.components?[0] ?? 0 }
    public var greenComponent: CGFloat { cgColor.components?[1] ?? 0 }
    public var blueComponent: CGFloat { cgColor.components?[2] ?? 0 }
    public var alphaComponent: CGFloat { cgColor.alpha }
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        NSColor(Color(uiColor: self).mix(with: Color(uiColor: color), by: fraction, in: .device))
    }
}

public struct NSColorSpace: Sendable {
    public static let sRGB = NSColorSpace()
    public static let deviceRGB = NSColorSpace()
    public static let genericRGB = NSColorSpace()
    public static let displayP3 = NSColorSpace()
}
