public import Foundation

/// What a user has asked the device for; a tile's own settings are SwiftUI's environment.
@MainActor @preconcurrency public enum UIAccessibility {
    public static let isReduceMotionEnabled = false
    public static let isReduceTransparencyEnabled = false
    public static let isVoiceOverRunning = false
    public static let isSwitchControlRunning = false
    public static let isBoldTextEnabled = false
    public static let isInvertColorsEnabled = false
    public static let isDarkerSystemColorsEnabled = false
    public static let isGrayscaleEnabled = false
    public static let shouldDifferentiateWithoutColor = false

    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Notification(rawValue: 1008)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let screenChanged = Notification(rawValue: 1000)
    }

    /// Nobody listens.
    public static func post(notification: Notification, argument: Any?) {}

    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A size of text that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    public static let small = UIContentSizeCategory(rawValue: "small")
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    public static let large = UIContentSizeCategory(rawValue: "large")
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}
