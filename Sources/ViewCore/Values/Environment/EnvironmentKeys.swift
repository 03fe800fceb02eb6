import Drawing
public import Foundation

private struct LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}
private struct LocaleKey: EnvironmentKey {
    // Never the machine's own: a picture must not depend on it.
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}
private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}
private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .gmt }
}
private struct HorizontalSizeKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private struct VerticalSizeKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct RootSafeAreaKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}
private struct FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct HitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}
private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeKey.self] }
        set { self[HorizontalSizeKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeKey.self] }
        set { self[VerticalSizeKey.self] = newValue }
    }
    /// How much of a tile's edges a device's bars and corners would cover; nothing unless set.
    public var rootSafeAreaInsets: EdgeInsets {
        get { self[RootSafeAreaKey.self] }
        set { self[RootSafeAreaKey.self] = newValue }
    }
    public var isFocused: Bool { self[FocusedKey.self] }
    package var focused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
    package var allowsHitTesting: Bool {
        get { self[HitTestingKey.self] }
        set { self[HitTestingKey.self] = newValue }
    }
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
    package var reducesTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }
    public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }
    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
    /// One pixel, in points.
    public var pixelLength: CGFloat { PixelGrid(scale: displayScale).pixelLength }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}
