public import Foundation

/// Assistive technologies, for a focus that is one's alone.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension AccessibilityFocusState {
    nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
    }
}

/// What assistive technology is told of at once; a tile records it as an event.
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        let words: String
        public init(_ announcement: AttributedString) { words = String(announcement.characters) }
        public init(_ announcement: some StringProtocol) { words = String(announcement) }
        public func post() { onMain(()) { ViewGraph.record("accessibility.announcement \(words)") } }
    }
    public struct LayoutChanged: Sendable {
        public init(_ focusElement: Any? = nil) {}
        public func post() { onMain(()) { ViewGraph.record("accessibility.layoutChanged") } }
    }
    public struct ScreenChanged: Sendable {
        public init(_ focusElement: Any? = nil) {}
        public func post() { onMain(()) { ViewGraph.record("accessibility.screenChanged") } }
    }
    public struct PageScrolled: Sendable {
        let words: String
        public init(_ summary: some StringProtocol) { words = String(summary) }
        public func post() { onMain(()) { ViewGraph.record("accessibility.pageScrolled \(words)") } }
    }
}
