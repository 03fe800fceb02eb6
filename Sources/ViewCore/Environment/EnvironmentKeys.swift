package import Drawing
public import Foundation

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: Foreground { Foreground() } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LowerLineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}
private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TextTraitsKey: EnvironmentKey { static var defaultValue: TextTraits { TextTraits() } }
private struct LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}
private struct LocaleKey: EnvironmentKey {
    // Never the machine's own: a picture must not depend on it.
    static var defaultValue: Locale { Locale(identifier: "en_US_POSIX") }
}
private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}
private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .gmt }
}
private struct ColorCatalogKey: EnvironmentKey {
    static var defaultValue: ColorCatalog { ColorCatalog() }
}
private struct HorizontalSizeKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private struct VerticalSizeKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
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

private struct LabelOverrideKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct ControlLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Words that a batch job puts in place of a control's own label.
    package var labelOverride: String? {
        get { self[LabelOverrideKey.self] }
        set { self[LabelOverrideKey.self] = newValue }
    }
    /// Whether a control's label is being unfolded, whose words `labelOverride` replaces.
    package var isControlLabel: Bool {
        get { self[ControlLabelKey.self] }
        set { self[ControlLabelKey.self] = newValue }
    }
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    package var foreground: Foreground {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    package var tintColor: Color? {
        get { self[TintColorKey.self] }
        set { self[TintColorKey.self] = newValue }
    }
    package var accent: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
    /// The nearest tint, else the accent colour, else the catalogue's `AccentColor`, else blue
    /// (Documentation/Rules/colors.json, `accentAndTint`).
    package var resolvedTint: RGBA {
        if let color = tintColor ?? accent {
            // A tint of `.accentColor` or `.tint` means what was in force without it.
            var outer = self
            if tintColor != nil { outer.tintColor = nil } else { outer.accent = nil }
            return color.rgba(in: outer)
        }
        return colorCatalog.find("AccentColor", in: self) ?? SystemColor.blue.resolve(in: self)
    }
    package var customBackground: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
    /// At least 1 where set; `nil` for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
    }
    package var lowerLineLimit: Int? {
        get { self[LowerLineLimitKey.self] }
        set { self[LowerLineLimitKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue.isUsable ? max(newValue, 0) : 0 }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue > 0 ? min(newValue, 1) : 1 }
    }
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    package var textTraits: TextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }
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
    package var colorCatalog: ColorCatalog {
        get { self[ColorCatalogKey.self] }
        set { self[ColorCatalogKey.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeKey.self] }
        set { self[HorizontalSizeKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeKey.self] }
        set { self[VerticalSizeKey.self] = newValue }
    }
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
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
    public var pixelLength: CGFloat { 1 / displayScale }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}
