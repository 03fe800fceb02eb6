public import Foundation

/// How the lines of a text sit beside each other.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LowerLineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}
private struct ScrollsLinesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case?? { nil } }
private struct TextTraitsKey: EnvironmentKey { static var defaultValue: TextTraits { TextTraits() } }
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct LabelOverrideKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct ControlLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// At least 1 where set; `nil` for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
    }
    /// Lines that have room even when they are empty; at least 1 where set.
    package var lowerLineLimit: Int? {
        get { self[LowerLineLimitKey.self] }
        set { self[LowerLineLimitKey.self] = newValue.map { max($0, 1) } }
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
    /// Whether lines that have no room are scrolled to, so that no ellipsis stands for them.
    package var scrollsLines: Bool {
        get { self[ScrollsLinesKey.self] }
        set { self[ScrollsLinesKey.self] = newValue }
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
        get { self[TextCaseKey.self] ?? nil }
        set { self[TextCaseKey.self] = .some(newValue) }
    }
    /// Whether somebody has said in which case to write, if only that it is as written.
    package var hasTextCase: Bool { self[TextCaseKey.self] != nil }
    package var textTraits: TextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
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
}

extension EnvironmentValues {
    /// Who set the font in force; `nil` where several did, each in part, or that is not known.
    package var fontGiver: Owner?? {
        let (font, traits) = (giver(of: FontKey.self), giver(of: TextTraitsKey.self))
        guard let font, let traits else { return font ?? traits }
        return font === traits ? font : nil
    }
}
