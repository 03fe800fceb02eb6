// What a modifier says for everything inside, and style code can read again, though a picture shows nothing of it.

/// Whether materials look as in a window in front; a tile's is.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material {
    /// As it is: a tile's window is in front.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// What a window's toolbar shows of its items on macOS.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

extension Image {
    /// How bright an image may be.
    public struct DynamicRange: Hashable, Sendable {
        private let rank: Int
        public static let standard = DynamicRange(rank: 0)
        public static let constrainedHigh = DynamicRange(rank: 1)
        public static let high = DynamicRange(rank: 2)
    }
}

private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private struct SpringLoadingKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}
private struct AffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }
private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private struct MaterialKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}
private struct ToolbarLabelKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle { .automatic } }
private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct KeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private struct AcrossKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private struct DownKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }

extension EnvironmentValues {
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled ? true : nil }
        set { autocorrectionDisabled = newValue ?? false }
    }
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[AffinityKey.self] }
        set { self[AffinityKey.self] = newValue }
    }
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialKey.self] }
        set { self[MaterialKey.self] = newValue }
    }
    public var toolbarLabelStyle: ToolbarLabelStyle {
        get { self[ToolbarLabelKey.self] }
        set { self[ToolbarLabelKey.self] = newValue }
    }
    public var buttonRepeatBehavior: ButtonRepeatBehavior { self[RepeatKey.self] }
    public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }
    public var isFocusEffectEnabled: Bool { self[FocusEffectKey.self] }
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[KeyboardKey.self] }
        set { self[KeyboardKey.self] = newValue }
    }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[AcrossKey.self] }
        set { self[AcrossKey.self] = newValue }
    }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[DownKey.self] }
        set { self[DownKey.self] = newValue }
    }
}

extension View {
    nonisolated public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.symbolRenderingMode = mode }
    }

    nonisolated public func contentTransition(
        _ transition: ContentTransition
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0.contentTransition = transition } }

    /// Shows or hides the labels of the controls inside.
    nonisolated public func labelsVisibility(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0.labelsVisibility = visibility } }

    nonisolated public func allowedDynamicRange(
        _ range: Image.DynamicRange?
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0.allowedDynamicRange = range } }

    nonisolated public func materialActiveAppearance(
        _ appearance: MaterialActiveAppearance
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.materialActiveAppearance = appearance }
    }

    nonisolated public func textSelectionAffinity(
        _ affinity: TextSelectionAffinity
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0.textSelectionAffinity = affinity } }

    nonisolated public func buttonRepeatBehavior(
        _ behavior: ButtonRepeatBehavior
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0[RepeatKey.self] = behavior } }

    nonisolated public func springLoadingBehavior(
        _ behavior: SpringLoadingBehavior
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0[SpringLoadingKey.self] = behavior } }

    nonisolated public func focusEffectDisabled(
        _ disabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0[FocusEffectKey.self] = $0.isFocusEffectEnabled && !disabled }
    }

    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.scrollDismissesKeyboardMode = mode }
    }

    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(
            warning: visibility == .visible ? ".scrollIndicators(.visible) is ignored; none are drawn" : nil
        ) {
            if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
        }
    }

    /// The trace has it, as all that a keyboard would be like.
    nonisolated public func disableAutocorrection(
        _ disable: Bool?
    ) -> ModifiedContent<ModifiedContent<Self, SpokenModifier>, EnvironmentTransform> {
        modifier(SpokenModifier(disable.map { [.init("autocorrectionDisabled", .flag($0))] } ?? []))
            .transforming { values in
                if let disable { values.autocorrectionDisabled = disable }
            }
    }

    nonisolated public func autocorrectionDisabled(
        _ disable: Bool = true
    ) -> ModifiedContent<ModifiedContent<Self, SpokenModifier>, EnvironmentTransform> {
        disableAutocorrection(disable)
    }
}
