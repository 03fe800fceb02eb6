import Drawing

/// What a system offers to do with a text.
public struct WritingToolsBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How a search's dictation behaves.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

// Nobody types in a tile.
extension View {
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> Self { self }
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> Self { self }
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> Self { self }
    nonisolated public func writingToolsBehavior(
        _ behavior: WritingToolsBehavior
    ) -> ModifiedContent<Self, SpokenModifier> { noted("writingToolsBehavior", .name(behavior.name)) }
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { self }
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self {
        self
    }
    nonisolated public func textInputSuggestions<D: RandomAccessCollection, S: View>(
        _ data: D, @ViewBuilder content: @escaping (D.Element) -> S
    ) -> Self where D.Element: Identifiable { self }
    nonisolated public func textInputSuggestions<D: RandomAccessCollection, ID: Hashable, S: View>(
        _ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder content: @escaping (D.Element) -> S
    ) -> Self { self }
    nonisolated public func textInputCompletion(_ completion: String) -> Self { self }
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
    nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> Self { self }
}

/// On which side of a line's end a selection is.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, downstream, upstream }

/// Where a system offers to format text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    private let name: String
    public static let contextMenu = TextInputFormattingControlPlacement(name: "contextMenu")
    public static let inputAssistant = TextInputFormattingControlPlacement(name: "inputAssistant")
    public struct Set: Hashable, Sendable {
        private let name: String
        public static let all = Set(name: "all")
        public static let contextMenu = Set(name: "contextMenu")
        public static let inputAssistant = Set(name: "inputAssistant")
        public static let none = Set(name: "none")
    }
}
