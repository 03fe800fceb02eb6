public import Foundation
public import ViewCore

/// What marks the selected option of a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
    enum Kind: Hashable { case automatic, custom }
    let kind: Kind
    /// The tint and a ground in it.
    public static let automatic = PaletteSelectionEffect(kind: .automatic)
    /// Nothing: the options show themselves whether they are selected.
    public static let custom = PaletteSelectionEffect(kind: .custom)
}

private struct PaletteEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}
private struct RadioAxisKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct WheelItemKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }

extension EnvironmentValues {
    var paletteEffect: PaletteSelectionEffect {
        get { self[PaletteEffectKey.self] }
        set { self[PaletteEffectKey.self] = newValue }
    }
    var hasHorizontalRadioGroups: Bool {
        get { self[RadioAxisKey.self] }
        set { self[RadioAxisKey.self] = newValue }
    }
    /// The height of a row of a wheel; 32 where it is set to what is no height.
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelItemKey.self] }
        set { self[WheelItemKey.self] = newValue > 0 && newValue.isUsable ? newValue : 32 }
    }
}

extension View {
    nonisolated public func paletteSelectionEffect(
        _ effect: PaletteSelectionEffect
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.paletteEffect = effect })
    }

    nonisolated public func horizontalRadioGroupLayout() -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.hasHorizontalRadioGroups = true })
    }

    nonisolated public func defaultWheelPickerItemHeight(
        _ height: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(
            warning: height > 0 && height.isUsable
                ? nil : unusableNumber(height, ".defaultWheelPickerItemHeight(", 32)
        ) { $0.defaultWheelPickerItemHeight = height }
    }
}
