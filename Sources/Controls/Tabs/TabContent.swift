public import ViewCore

/// Tabs of a tab view, described by other tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the tabs to a tab view. Only built-in content implements it.
    @MainActor @preconcurrency func gather(into gathering: inout TabGathering)
}

extension TabContent {
    public func gather(into gathering: inout TabGathering) { gathering.gatherBody(of: self) }
}

extension TabContent where Body == NoTabs<TabValue> {
    public var body: NoTabs<TabValue> { fatalError("\(Self.self) is built in and has no body") }
}

/// The body of tabs that are built in, which is never asked for.
public struct NoTabs<TabValue: Hashable>: TabContent {
    public typealias Body = NoTabs<TabValue>
    public func gather(into gathering: inout TabGathering) {}
}

/// A tab as a tab view has it.
struct TabEntry {
    var tag: OptionTag?
    var label: CapturedView?
    var content: CapturedView?
    /// The content, where it is unfolded already.
    var node: LayoutNode?
    var badge: Text?
    var role: TabRole?
    var isHidden = false
    var isEnabled = true
    /// What is said of what stands for it in the bar.
    var spoken: [TabSpoken] = []
}

/// The tabs of a tab view, as they are found.
///
/// Opaque to content that users write.
public struct TabGathering {
    var unfolding: Unfolding
    var tabs: [TabEntry] = []
    private var depth = 0
    /// Bodies and elements so far, which need not add a tab.
    private var bodies = 0
    private var steps = 0

    /// Bodies in bodies after which the rest is left out.
    private static let depthLimit = 500
    private static let bodyLimit = 20_000

    init(_ unfolding: Unfolding) { self.unfolding = unfolding }

    @MainActor mutating func gather<C: TabContent>(_ content: C, slot: Int) {
        let identity = unfolding.identity
        unfolding.identity = identity.child(slot)
        content.gather(into: &self)
        unfolding.identity = identity
    }

    @MainActor mutating func gatherBody<C: TabContent>(of content: C) {
        guard depth < TabGathering.depthLimit, bodies < TabGathering.bodyLimit else {
            return unfolding.warn("the tabs of a tab view contain themselves; the rest is left out")
        }
        depth += 1
        bodies += 1
        let identity = unfolding.identity
        unfolding.identity = identity.child(-1)
        unfolding.installed(content).body.gather(into: &self)
        unfolding.identity = identity
        depth -= 1
    }

    /// Counts an element of a collection; past the limit answers false.
    mutating func hasRoom() -> Bool {
        guard steps < Unfolding.widthLimit else {
            unfolding.warn("ForEach has more than \(Unfolding.widthLimit) elements; the rest is left out")
            return false
        }
        steps += 1
        return true
    }

    mutating func add(_ tab: TabEntry) {
        guard tabs.count < Unfolding.widthLimit else {
            return unfolding.warn(
                "a tab view has more than \(Unfolding.widthLimit) tabs; the rest is left out")
        }
        tabs.append(tab)
    }

    /// Changes the tabs that `content` adds.
    @MainActor mutating func gather(
        _ content: some TabContent, changing change: (inout TabEntry) -> Void
    ) {
        let start = tabs.count
        content.gather(into: &self)
        for index in start..<tabs.count { change(&tabs[index]) }
    }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as the content of a tab view.
    public struct Content<C: TabContent> {
        let tabs: C
    }

    nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    nonisolated public static func buildBlock<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    nonisolated public static func buildPartialBlock<C: TabContent>(first: C) -> C
    where C.TabValue == TabValue { first }

    nonisolated public static func buildPartialBlock<A: TabContent, B: TabContent>(
        accumulated: A, next: B
    ) -> TabPair<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
        TabPair(first: accumulated, second: next)
    }

    nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C?
    where C.TabValue == TabValue { content }

    nonisolated public static func buildEither<A: TabContent, B: TabContent>(
        first: A
    ) -> ConditionalTabs<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
        ConditionalTabs(first: first, second: nil)
    }

    nonisolated public static func buildEither<A: TabContent, B: TabContent>(
        second: B
    ) -> ConditionalTabs<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
        ConditionalTabs(first: nil, second: second)
    }

    nonisolated public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }
}

extension TabContentBuilder.Content: View {
    public typealias Body = Never
    /// Outside of a tab view, the tabs' views beside each other.
    public func unfold(into unfolding: inout Unfolding) {
        var gathering = TabGathering(unfolding)
        gathering.gather(tabs, slot: 1)
        for tab in gathering.tabs { tab.content?.unfold(into: &unfolding) }
    }
}

/// Tabs beside each other in a builder.
public struct TabPair<A: TabContent, B: TabContent> where A.TabValue == B.TabValue {
    let first: A
    let second: B
}

extension TabPair: TabContent {
    public typealias TabValue = A.TabValue
    public typealias Body = NoTabs<TabValue>
    public func gather(into gathering: inout TabGathering) {
        gathering.gather(first, slot: 1)
        gathering.gather(second, slot: 2)
    }
}

/// One of two tabs, chosen by an `if` or `switch` in a builder.
public struct ConditionalTabs<A: TabContent, B: TabContent> where A.TabValue == B.TabValue {
    let first: A?
    let second: B?
}

extension ConditionalTabs: TabContent {
    public typealias TabValue = A.TabValue
    public typealias Body = NoTabs<TabValue>
    public func gather(into gathering: inout TabGathering) {
        if let first { gathering.gather(first, slot: 1) }
        if let second { gathering.gather(second, slot: 2) }
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = NoTabs<TabValue>
    public func gather(into gathering: inout TabGathering) {
        if let content = self { gathering.gather(content, slot: 1) }
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public func gather(into gathering: inout TabGathering) { content.gather(into: &gathering) }

    nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self = .holding(content())
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = NoTabs<TabValue>

    public func gather(into gathering: inout TabGathering) {
        for element in data {
            guard gathering.hasRoom() else { return }
            let slot = gathering.unfolding.graph.slot(for: AnyHashable(identify(element)))
            gathering.gather(content(element), slot: slot)
        }
    }

    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(of: data, identify: { $0[keyPath: id] }, content: content)
    }

    nonisolated public init<V>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(of: data, identify: { $0.id }, content: content)
    }

    nonisolated public init<V>(
        _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
    ) where V == Content.TabValue, Data == Range<Int>, ID == Int {
        self.init(of: data, identify: { $0 }, content: content)
    }
}
