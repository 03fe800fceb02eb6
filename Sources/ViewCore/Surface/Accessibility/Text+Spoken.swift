import Drawing

// A text stays one, so that it can be joined to others and stand in their words.
extension Text {
    /// Said in place of the words, also where they are a part of a text.
    nonisolated public func accessibilityLabel(_ label: Text) -> Text {
        with(.spoken(name: "accessibilityLabel", .text(label.plain), label: label))
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        spoken("accessibilityHeading", .name("\(level)"))
    }
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        spoken("accessibilityTextContentType", .name("\(value)"))
    }
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        spoken("speechAlwaysIncludesPunctuation", .flag(value))
    }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        spoken("speechSpellsOutCharacters", .flag(value))
    }
    nonisolated public func speechAdjustedPitch(_ value: Double) -> Text {
        spoken("speechAdjustedPitch", .number(value))
    }
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        spoken("speechAnnouncementsQueued", .flag(value))
    }

    nonisolated private func spoken(_ name: String, _ value: TraceValue) -> Text {
        with(.spoken(name: name, value, label: nil))
    }
}
