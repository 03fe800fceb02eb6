public import Foundation
import Drawing

// What is said only while a condition holds.
extension View {
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityLabel(Text(label), isEnabled: isEnabled) }
    /// A label made of views and of the one that the view has.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken(
            "LabelContent", .name(typeName(V.self)), "label", content(PlaceholderContentView(self)))
    }

    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Hint", hint, isEnabled: isEnabled) }
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

    nonisolated public func accessibilityValue(
        _ value: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Value", value, isEnabled: isEnabled) }
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityValue(Text(value), isEnabled: isEnabled) }

    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Hidden", .flag(hidden), isEnabled: isEnabled) }

    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("InputLabels", .list(inputLabels.map { .text($0.plain) }), isEnabled: isEnabled)
    }
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("RespondsToUserInteraction", .flag(respondsToUserInteraction), isEnabled: isEnabled)
    }

    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken(
            "ActivationPoint", .unitPoint(x: activationPoint.x, y: activationPoint.y), isEnabled: isEnabled)
    }
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("ActivationPoint", .point(x: activationPoint.x, y: activationPoint.y), isEnabled: isEnabled)
    }

}
