public import ViewCore

/// How a picker shows its options. Only the built-in styles exist, as in SwiftUI.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// Which of the built-in looks this is.
    nonisolated var look: PickerLook { get }
}

/// A built-in look of pickers.
public struct PickerLook: Sendable {
    enum Kind { case automatic, menu, segmented, wheel, inline, palette, navigationLink, radioGroup }
    let kind: Kind
}

/// The platform's default: a menu.
public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var look: PickerLook { PickerLook(kind: .automatic) }
}

/// A button with the selected option, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var look: PickerLook { PickerLook(kind: .menu) }
}

/// The options side by side on one ground.
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var look: PickerLook { PickerLook(kind: .segmented) }
}

/// The options on a wheel, the selected one in front.
public struct WheelPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var look: PickerLook { PickerLook(kind: .wheel) }
}

/// The options as rows of the list around, a wheel where there is none.
public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var look: PickerLook { PickerLook(kind: .inline) }
}

/// The options as a row of compact symbols.
public struct PalettePickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var look: PickerLook { PickerLook(kind: .palette) }
}

/// A row with the selected option, which leads to a list of all.
public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var look: PickerLook { PickerLook(kind: .navigationLink) }
}

/// A round button before each option, on macOS.
public struct RadioGroupPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public var look: PickerLook { PickerLook(kind: .radioGroup) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
    @_disfavoredOverload
    public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    @_disfavoredOverload
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
    @_disfavoredOverload
    public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
    @_disfavoredOverload
    public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
    @_disfavoredOverload
    public static var palette: PalettePickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    @_disfavoredOverload
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    @_disfavoredOverload
    public static var radioGroup: RadioGroupPickerStyle { .init() }
}

private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: PickerLook { PickerLook(kind: .automatic) }
}

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(
        _ style: S
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let look = style.look
        return modifier(EnvironmentTransform { $0.pickerLook = look })
    }
}
