public import Foundation

// What style code may ask the environment that a still picture has one answer to: that of a phone at rest.

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// Where suggestions of a search stand.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }

    private let name: String
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")
}

/// Where the tabs of a tab view stand.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let ornament = TabBarPlacement(name: "ornament")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// What somebody wants a pencil's tap or squeeze to do.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String
    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// The document around a view; a tile has none.
public struct DocumentConfiguration: Sendable {
    public let isEditable: Bool
    public let fileURL: URL?
}

/// What can be taken back; a tile is given none.
public final class UndoManager {
    public init() {}
    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public func undo() {}
    public func redo() {}
    public func setActionName(_ name: String) {}
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {}
}

extension EnvironmentValues {
    public var undoManager: UndoManager? { nil }
    public var documentConfiguration: DocumentConfiguration? { nil }
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
    /// The shortcut of a button as a whole tile knows none.
    public var keyboardShortcut: KeyboardShortcut? { nil }
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
    public var sidebarRowSize: SidebarRowSize { .medium }
    public var tabBarPlacement: TabBarPlacement? { nil }
    public var isSearching: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var isTabBarShowingSections: Bool { false }
    public var supportsMultipleWindows: Bool { false }
    public var supportsImagePlayground: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
}
