public import ViewCore

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
    public static var navigationBarLeading: ToolbarItemPlacement { topBarLeading }
    public static var navigationBarTrailing: ToolbarItemPlacement { topBarTrailing }
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { automatic }
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
    let itemID: ID
}

extension ToolbarItem: ToolbarContent {
    public typealias Body = Never
    public func gather(into gathering: inout ToolbarGathering) { gathering.add(content, placement) }
}

extension ToolbarItem where ID == () {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content(), itemID: ())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content(), itemID: id)
    }

    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content(), itemID: id)
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    nonisolated public var id: ID { itemID }
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
    public typealias Body = Never

    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }

    /// - Parameter label: for where there is no room, which a picture has.
    nonisolated public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content())
    }

    public func gather(into gathering: inout ToolbarGathering) { gathering.add(content, placement) }
}

/// How much room there is between two items.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    public static let flexible = SpacerSizing(isFlexible: true)
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items, which parts the ground they stand on.
public struct ToolbarSpacer: CustomizableToolbarContent {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement
    public typealias Body = Never

    nonisolated public init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {
        self.sizing = sizing
        self.placement = placement
    }

    public func gather(into gathering: inout ToolbarGathering) {
        gathering.add(BarItem(kind: .spacer(sizing), placement: placement))
    }
}

/// Items that the system has: of them, only those with a look of their own are drawn.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    let symbol: String?
    public static let sidebarToggle = ToolbarDefaultItemKind(symbol: "sidebar.left")
    public static let search = ToolbarDefaultItemKind(symbol: "magnifyingglass")
    public static let title = ToolbarDefaultItemKind(symbol: nil)
}

/// An item of the system, put in a place.
public struct DefaultToolbarItem: CustomizableToolbarContent {
    let kind: ToolbarDefaultItemKind
    let placement: ToolbarItemPlacement
    public typealias Body = Never

    nonisolated public init(
        kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
    ) {
        self.kind = kind
        self.placement = placement
    }

    public func gather(into gathering: inout ToolbarGathering) {
        guard let symbol = kind.symbol else { return }
        gathering.add(
            Button {
            } label: {
                Image(systemName: symbol)
            }, placement)
    }
}

/// The menu of a bar's title, as an item.
public struct ToolbarTitleMenu<Content: View> {
    let content: Content
}

extension ToolbarTitleMenu: ToolbarContent {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
    public func gather(into gathering: inout ToolbarGathering) {
        gathering.unfolding.environment.bars?.hasTitleMenu = true
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    nonisolated public init() { self.init(content: EmptyView()) }
}

/// Items with something changed.
public struct ModifiedToolbarContent<Content: ToolbarContent> {
    let content: Content
    let change: (inout BarItem) -> Void
}

extension ModifiedToolbarContent: ToolbarContent {
    public typealias Body = Never
    public func gather(into gathering: inout ToolbarGathering) {
        gathering.gather(content, changing: change)
    }
}

extension ModifiedToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContent {
    nonisolated private func changed(
        _ change: @escaping (inout BarItem) -> Void
    ) -> ModifiedToolbarContent<Self> {
        ModifiedToolbarContent(content: self, change: change)
    }

    nonisolated public func hidden(_ hidden: Bool = true) -> ModifiedToolbarContent<Self> {
        changed { $0.isHidden = $0.isHidden || hidden }
    }

    /// Whether items stand on a ground with their neighbours.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> ModifiedToolbarContent<Self> {
        changed {
            $0.sharesGround = visibility != .hidden
            $0.hasGround = visibility != .hidden
        }
    }

    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> Self { self }
}

/// How people may change an item of a bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let rank: Int
    public static var `default`: ToolbarCustomizationBehavior { .init(rank: 0) }
    public static var reorderable: ToolbarCustomizationBehavior { .init(rank: 1) }
    public static var disabled: ToolbarCustomizationBehavior { .init(rank: 2) }
}

/// What else people may do with items of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

extension CustomizableToolbarContent {
    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> ModifiedToolbarContent<Self> {
        ModifiedToolbarContent(content: self) {
            $0.isHidden = $0.isHidden || defaultVisibility == .hidden
        }
    }
}
