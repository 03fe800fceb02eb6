import Drawing

extension View {
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .text(label.plain)) }
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityRotor(Text(labelKey), textRanges: textRanges) }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityRotor(Text(label), textRanges: textRanges) }
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .name(systemRotor.name)) }

    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .text(label.plain)) }
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .text(Text(labelKey).plain)) }
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .name(systemRotor.name)) }
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .text(label.plain)) }
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .text(Text(labelKey).plain)) }
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Rotor", .name(systemRotor.name)) }
}
