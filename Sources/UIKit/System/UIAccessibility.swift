public import Foundation
public import ViewCore

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
    public static let isOnOffSwitchLabelsEnabled = false
    public static let isAssistiveTouchRunning = false
    public static let isGuidedAccessEnabled = false
    public static let isMonoAudioEnabled = false
    public static let isClosedCaptioningEnabled = false
    public static let isShakeToUndoEnabled = true
    public static let isSpeakScreenEnabled = false
    public static let isSpeakSelectionEnabled = false
    public static let isVideoAutoplayEnabled = true
    public static let buttonShapesEnabled = false
    public static let prefersCrossFadeTransitions = false

    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)

        fileprivate var name: String {
            switch self {
            case .screenChanged: "screenChanged"
            case .layoutChanged: "layoutChanged"
            case .announcement: "announcement"
            case .pageScrolled: "pageScrolled"
            case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
            case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
            default: "\(rawValue)"
            }
        }
    }

    /// Nobody listens: the trace has that it was said.
    public static func post(notification: Notification, argument: Any?) {
        ViewGraph.record("accessibility.\(notification.name)")
    }
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: AnyObject) -> CGRect { rect }

    public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    public nonisolated static let assistiveTouchStatusDidChangeNotification = name(
        "AssistiveTouchStatusDidChange")
    public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChange")
    public nonisolated static let closedCaptioningStatusDidChangeNotification = name(
        "ClosedCaptioningStatusDidChange")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
        "DarkerSystemColorsStatusDidChange")
    public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
        "DifferentiateWithoutColorDidChange")
    public nonisolated static let elementFocusedNotification = name("ElementFocused")
    public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    public nonisolated static let guidedAccessStatusDidChangeNotification = name(
        "GuidedAccessStatusDidChange")
    public nonisolated static let invertColorsStatusDidChangeNotification = name(
        "InvertColorsStatusDidChange")
    public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChange")
    public nonisolated static let reduceMotionStatusDidChangeNotification = name(
        "ReduceMotionStatusDidChange")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
        "ReduceTransparencyStatusDidChange")
    public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    public nonisolated static let speakSelectionStatusDidChangeNotification = name(
        "SpeakSelectionStatusDidChange")
    public nonisolated static let switchControlStatusDidChangeNotification = name(
        "SwitchControlStatusDidChange")
    public nonisolated static let videoAutoplayStatusDidChangeNotification = name(
        "VideoAutoplayStatusDidChange")
    public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")

    private nonisolated static func name(_ what: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(what)Notification")
    }
}

/// What something is, for who does not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

@MainActor @preconcurrency open class UIAccessibilityCustomAction {
    open var name: String
    public init(name: String, target: Any?, selector: Selector) { self.name = name }
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) { self.name = name }
}

@MainActor @preconcurrency open class UIAccessibilityElement {
    public init(accessibilityContainer container: Any) {}
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var isAccessibilityElement = true
    open var accessibilityFrame = CGRect.zero
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var accessibilityActivationPoint = CGPoint.zero
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static let alert = UIKeyboardAppearance.dark
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

public final class UITextInputPasswordRules: Sendable {
    public init(descriptor: String) {}
}

/// A size of text that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    public static let small = UIContentSizeCategory(rawValue: "small")
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    public static let large = UIContentSizeCategory(rawValue: "large")
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "accessibilityExtraExtraLarge")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "accessibilityExtraExtraExtraLarge")
    /// From the smallest on, as `DynamicTypeSize.allCases`.
    fileprivate static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
        (sizes.firstIndex(of: a) ?? -1) < (sizes.firstIndex(of: b) ?? -1)
    }
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
    public nonisolated static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}

extension UIContentSizeCategory {
    /// `unspecified` for none.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        let index = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
        self = index.map { UIContentSizeCategory.sizes[$0] } ?? .unspecified
    }
}

extension DynamicTypeSize {
    /// `nil` for one that is unspecified.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = UIContentSizeCategory.sizes.firstIndex(of: uiSizeCategory) else { return nil }
        self = DynamicTypeSize.allCases[index]
    }
}
