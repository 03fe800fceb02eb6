import Drawing

// Spoken, not seen: the trace has what is said.
extension View {
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Label", label) }
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityLabel(Text(label)) }
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("Label", label, isEnabled: isEnabled)
    }

    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Hint", hint) }
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityHint(Text(hint)) }

    nonisolated public func accessibilityValue(
        _ value: Text
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Value", value) }
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityValue(Text(value)) }

    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Hidden", .flag(hidden)) }

    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Traits", .list(traits.names.map { .name($0) })) }
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("RemovedTraits", .list(traits.names.map { .name($0) }))
    }

    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Element", .name("\(children)")) }

    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("SortPriority", .number(sortPriority)) }

    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("Heading", .name("\(level)")) }

    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("InputLabels", .list(inputLabels.map { .text($0.plain) }))
    }
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, SpokenModifier> { accessibilityInputLabels(inputLabels.map { Text($0) }) }

    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("RespondsToUserInteraction", .flag(respondsToUserInteraction))
    }

    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("TextContentType", .name("\(value)")) }

    /// Colours are as they were asked for: a tile's colours are inverted for nobody.
    nonisolated public func accessibilityIgnoresInvertColors(
        _ active: Bool = true
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("IgnoresInvertColors", .flag(active)) }

    nonisolated public func accessibilityShowsLargeContentViewer()
        -> ModifiedContent<Self, SpokenModifier>
    { spoken("ShowsLargeContentViewer", .flag(true)) }
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("ShowsLargeContentViewer", .name(typeName(V.self))) }

    /// The views that stand for this one when it is spoken.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("Representation", .name(typeName(V.self)), "representation", representation())
    }

    nonisolated public func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> ModifiedContent<Self, SpokenModifier> {
        spoken("Children", .name(typeName(V.self)), "children", children())
    }

    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> ModifiedContent<Self, SpokenModifier> { spoken("LabeledPair", .name("\(role)")) }

    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self {
        self
    }
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> Self { self }
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// Which of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

/// What kind of text is read.
public enum AccessibilityTextContentType: Hashable, Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// Which view assistive technology is at: none in a tile.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper
    public struct Binding {
        private let state: AccessibilityFocusState<Value>
        init(_ state: AccessibilityFocusState<Value>) { self.state = state }
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
    private let none: Value
    private var location: StateLocation<Value>?

    nonisolated public init() where Value == Bool { none = false }
    nonisolated public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { location?.value ?? none }
        nonmutating set {
            guard let location, location.value != newValue else { return }
            location.set(newValue)
        }
    }
    public var projectedValue: Binding { Binding(self) }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        let none = none
        location = context.graph.location(context.identity) {
            StateLocation(none, journal: context.graph.journal)
        }
    }
}
