public import Foundation
import Drawing

/// The name of a detail that assistive technology can be asked for.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String

    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    public init(_ labelKey: LocalizedStringKey) {
        let label = Text(labelKey)
        self.init(label, id: label.plain)
    }

    public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool {
        a.id == b.id && a.label.plain == b.label.plain
    }
}

/// When a detail is spoken. In Apple's Accessibility it is `AXCustomContent.Importance`.
public enum AXCustomContent {
    public enum Importance: Sendable { case `default`, high }
}

/// Which way content is asked to be zoomed, and where.
public struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// How a view that is touched directly behaves while it is spoken.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// How a quick action is shown on a watch.
public protocol AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {}
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

/// A group of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionCategory(name: "default")
    public static let edit = AccessibilityActionCategory(name: "edit")
    init(name: String) { self.name = name }
    public init(_ name: Text) { self.name = name.plain }
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}

// Spoken, not seen: the trace has what is said.
extension View {
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, SpokenModifier> { detail(label.plain, value.plain, importance) }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, SpokenModifier> { detail(Text(labelKey).plain, value.plain, importance) }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, SpokenModifier> {
        detail(Text(labelKey).plain, Text(valueKey).plain, importance)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, SpokenModifier> { detail(Text(labelKey).plain, String(value), importance) }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, SpokenModifier> { detail(key.label.plain, value?.plain, importance) }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, SpokenModifier> { detail(key.label.plain, Text(valueKey).plain, importance) }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, SpokenModifier> { detail(key.label.plain, String(value), importance) }

    /// A key without a value takes the detail away.
    nonisolated private func detail(
        _ label: String, _ value: String?, _ importance: AXCustomContent.Importance
    ) -> ModifiedContent<Self, SpokenModifier> {
        guard let value else {
            var said = SpokenModifier([])
            said.more = [.init("accessibilityCustomContent(\(label))", .flag(false))]
            return modifier(said)
        }
        return spoken(
            "CustomContent(\(label))",
            importance == .high ? .list([.text(value), .name("high")]) : .text(value))
    }

    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("Action(\(category.name))", .flag(true), "actions", content())
    }

    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Zoomable", .flag(true)) }

    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("DirectTouch", .flag(isDirectTouchArea)) }

    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("QuickAction", .name(typeName(Style.self))) }
    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("QuickAction", .name(typeName(Style.self))) }

    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("DragPoint", .text(description.plain), isEnabled: isEnabled)
    }
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("DropPoint", .text(description.plain), isEnabled: isEnabled)
    }
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("LinkedGroup", .text(String(describing: id))) }

    nonisolated public func accessibilityScrollStatus(
        _ status: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(isEnabled ? SpokenModifier("ScrollStatus", .text(status.plain)) : SpokenModifier([]))
    }
    nonisolated public func accessibilityScrollStatus(
        _ statusKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
        _ status: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
    }

    /// No assistive technology is at work in a tile.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> Self { self }

    @available(*, deprecated, message: "use accessibilityActivationPoint(_:)")
    nonisolated public func accessibility(
        activationPoint: CGPoint
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityActivationPoint(activationPoint) }
    @available(*, deprecated, message: "use accessibilityActivationPoint(_:)")
    nonisolated public func accessibility(
        activationPoint: UnitPoint
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityActivationPoint(activationPoint) }
    @available(*, deprecated, message: "use tag(_:)")
    nonisolated public func accessibility(
        selectionIdentifier: AnyHashable
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("SelectionIdentifier", .text("\(selectionIdentifier)"))
    }
}

// MARK: - Speech

extension View {
    nonisolated public func speechAlwaysIncludesPunctuation(
        _ value: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier([.init("speechAlwaysIncludesPunctuation", .flag(value))]))
    }
    nonisolated public func speechSpellsOutCharacters(
        _ value: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier([.init("speechSpellsOutCharacters", .flag(value))]))
    }
    nonisolated public func speechAdjustedPitch(
        _ value: Double
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier([.init("speechAdjustedPitch", .number(value))]))
    }
    nonisolated public func speechAnnouncementsQueued(
        _ value: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier([.init("speechAnnouncementsQueued", .flag(value))]))
    }
}
