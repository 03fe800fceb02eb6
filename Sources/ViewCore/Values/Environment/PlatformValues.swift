private struct ControlActiveKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LargeContentKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}
private struct HoverEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Whether the window around a control is in front; a tile's is.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    case key, active, inactive
}

/// How much what lies behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let rank: Int
    public static let standard = BackgroundProminence(rank: 0)
    public static let increased = BackgroundProminence(rank: 1)
}

extension EnvironmentValues {
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveKey.self] }
        set { self[ControlActiveKey.self] = newValue }
    }
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }
    /// Whether scroll views inside react; `scrollDisabled(true)` anywhere outside makes it false.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    public var accessibilityShowButtonShapes: Bool { self[ButtonShapesKey.self] }
    public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }
    public var accessibilitySwitchControlEnabled: Bool { self[VoiceOverKey.self] }
    public var accessibilityEnabled: Bool {
        get { self[VoiceOverKey.self] }
        set { self[VoiceOverKey.self] = newValue }
    }
    public var accessibilityLargeContentViewerEnabled: Bool { self[LargeContentKey.self] }
    public var accessibilityDimFlashingLights: Bool { self[LargeContentKey.self] }
    public var accessibilityPlayAnimatedImages: Bool { !self[LargeContentKey.self] }
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEnabledKey.self] }
        set { self[HoverEnabledKey.self] = newValue }
    }
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    /// How strong the ground is that the views here stand on: increased on a chosen row filled with the tint.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

/// The text size that the user chose, by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.index < b.index }

    private var index: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 3 }

    fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[index] }
    fileprivate init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.index] }
}

extension EnvironmentValues {
    /// `dynamicTypeSize` by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
