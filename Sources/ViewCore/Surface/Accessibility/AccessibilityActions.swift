public import Foundation
import Drawing

/// What an action of assistive technology stands for.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
    init(name: String) { self.name = name }
    public init(named name: Text) { self.name = name.plain }
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

// Nobody acts on a still picture; the trace names what could be done.
extension View {
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { action(actionKind.name) }
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { action(name.plain) }
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { action(Text(nameKey).plain) }
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { action(String(name)) }
    nonisolated public func accessibilityAction<Label: View>(
        action handler: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> ModifiedContent<Self, SpokenModifier> {
        var said = SpokenModifier([.init("accessibilityAction(\(typeName(Label.self)))", .flag(true))])
        said.part = SpokenPart("action", label())
        return modifier(said)
    }
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> ModifiedContent<Self, SpokenModifier> {
        var said = SpokenModifier([.init("accessibilityAction(actions)", .flag(true))])
        said.part = SpokenPart("actions", content())
        return modifier(said)
    }

    nonisolated private func action(_ name: String) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier([.init("accessibilityAction(\(name))", .flag(true))]))
    }

    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Adjustable", .flag(true)) }
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Scrollable", .flag(true)) }
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("ActivationPoint", .unitPoint(x: activationPoint.x, y: activationPoint.y))
    }
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("ActivationPoint", .point(x: activationPoint.x, y: activationPoint.y))
    }
}

// MARK: - By their older names

extension View {
    @available(*, deprecated, message: "use accessibilityLabel(_:)")
    nonisolated public func accessibility(
        label: Text
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityLabel(label) }
    @available(*, deprecated, message: "use accessibilityHint(_:)")
    nonisolated public func accessibility(
        hint: Text
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityHint(hint) }
    @available(*, deprecated, message: "use accessibilityValue(_:)")
    nonisolated public func accessibility(
        value: Text
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityValue(value) }
    @available(*, deprecated, message: "use accessibilityHidden(_:)")
    nonisolated public func accessibility(
        hidden: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityHidden(hidden) }
    @available(*, deprecated, message: "use accessibilityAddTraits(_:)")
    nonisolated public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityAddTraits(traits) }
    @available(*, deprecated, message: "use accessibilityRemoveTraits(_:)")
    nonisolated public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityRemoveTraits(traits) }
    @available(*, deprecated, message: "use accessibilitySortPriority(_:)")
    nonisolated public func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilitySortPriority(sortPriority) }
    @available(*, deprecated, message: "use accessibilityInputLabels(_:)")
    nonisolated public func accessibility(
        inputLabels: [Text]
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityInputLabels(inputLabels) }
}
