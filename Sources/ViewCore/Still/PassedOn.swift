// What a modifier says for everything inside, and style code can read again, though a picture shows nothing of it.

private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private struct SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct KeyboardKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }
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
    public var contentTransition: ContentTransition {
        get { self[TransitionKey.self] }
        set { self[TransitionKey.self] = newValue }
    }
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
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
        transforming(
            warning: mode == nil || mode == .monochrome
                ? nil : ".symbolRenderingMode is ignored; icons have one layer in one colour"
        ) { $0.symbolRenderingMode = mode }
    }

    nonisolated public func contentTransition(
        _ transition: ContentTransition
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0.contentTransition = transition } }

    /// Shows or hides the labels of the controls inside.
    nonisolated public func labelsVisibility(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0.labelsVisibility = visibility } }

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
