import Drawing
public import ViewCore

/// Something that is said of a tab.
struct TabSpoken {
    /// As of the modifier of a view: `Label`.
    let name: String
    let words: [Text]
    /// Whether there may be several.
    var isList = false
}

extension [TabSpoken] {
    /// Says it of the button that stands for the tab in the bar, which comes to the node at `start`.
    @MainActor func say(from start: Int, in unfolding: Unfolding) {
        guard unfolding.nodes.count > start else { return }
        for spoken in self {
            let words = spoken.words.map { TraceValue.text(unfolding.words(of: $0)) }
            guard let value = spoken.isList ? .list(words) : words.first else { continue }
            unfolding.note(
                SpokenNote.modifier, [.init("accessibility" + spoken.name, value)],
                at: unfolding.nodes[start], [])
        }
    }
}

// Apple, TabContent: labels, values, hints, input labels and identifiers are those of the tab in the bar.
extension TabContent {
    nonisolated private func saying(
        _ name: String, _ words: [Text], isList: Bool = false, _ isEnabled: Bool
    ) -> ModifiedTabs<Self> {
        changed { if isEnabled { $0.spoken.append(TabSpoken(name: name, words: words, isList: isList)) } }
    }

    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Label", [label], isEnabled) }
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Label", [Text(labelKey)], isEnabled) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Label", [Text(label)], isEnabled) }

    nonisolated public func accessibilityValue(
        _ value: Text, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Value", [value], isEnabled) }
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Value", [Text(valueKey)], isEnabled) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Value", [Text(value)], isEnabled) }

    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Hint", [hint], isEnabled) }
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Hint", [Text(hintKey)], isEnabled) }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Hint", [Text(hint)], isEnabled) }

    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("InputLabels", inputLabels, isList: true, isEnabled) }
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> ModifiedTabs<Self> {
        saying("InputLabels", inputLabelKeys.map { Text($0) }, isList: true, isEnabled)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("InputLabels", inputLabels.map { Text($0) }, isList: true, isEnabled) }

    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> ModifiedTabs<Self> { saying("Identifier", [Text(verbatim: identifier)], isEnabled) }
}
