public import ViewCore

/// Items of a bar, described by other items.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the items to a bar. Only built-in content implements it.
    @MainActor @preconcurrency func gather(into gathering: inout ToolbarGathering)
}

/// Items that people may move and hide; a picture shows them as they are written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent {
    public func gather(into gathering: inout ToolbarGathering) { gathering.gatherBody(of: self) }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// The items of a bar, as they are found.
///
/// Opaque to content that users write.
public struct ToolbarGathering {
    var unfolding: Unfolding
    var items: [BarItem] = []
    private var depth = 0
    /// Bodies so far, which need not add an item.
    private var bodies = 0

    /// Bodies in bodies after which the rest is left out.
    private static let depthLimit = 500
    private static let bodyLimit = 20_000
    private static let itemLimit = 1000

    init(_ unfolding: Unfolding) { self.unfolding = unfolding }

    @MainActor mutating func gather<C: ToolbarContent>(_ content: C, slot: Int) {
        let identity = unfolding.identity
        unfolding.identity = identity.child(slot)
        content.gather(into: &self)
        unfolding.identity = identity
    }

    @MainActor mutating func gatherBody<C: ToolbarContent>(of content: C) {
        guard depth < ToolbarGathering.depthLimit, bodies < ToolbarGathering.bodyLimit else {
            return unfolding.warn("the content of a toolbar contains itself; the rest is left out")
        }
        depth += 1
        bodies += 1
        let identity = unfolding.identity
        unfolding.identity = identity.child(-1)
        unfolding.installed(content).body.gather(into: &self)
        unfolding.identity = identity
        depth -= 1
    }

    mutating func add(_ item: BarItem) {
        guard items.count < ToolbarGathering.itemLimit else {
            return unfolding.warn(
                "a toolbar has more than \(ToolbarGathering.itemLimit) items; the rest is left out")
        }
        if item.placement == .keyboard {
            return unfolding.warn(
                "ToolbarItemPlacement.keyboard is ignored; there is no keyboard in a picture")
        }
        items.append(item)
    }

    @MainActor mutating func add(
        _ content: some View, _ placement: ToolbarItemPlacement
    ) {
        add(BarItem(placement: placement, content: CapturedView(content, in: unfolding)))
    }

    /// Changes the items that `content` adds.
    @MainActor mutating func gather(
        _ content: some ToolbarContent, changing change: (inout BarItem) -> Void
    ) {
        let start = items.count
        content.gather(into: &self)
        for index in start..<items.count { change(&items[index]) }
    }
}

/// Builds the items of bars from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    nonisolated public static func buildExpression<Content: ToolbarContent>(
        _ content: Content
    ) -> Content { content }

    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    nonisolated public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<(repeat each Content)> {
        TupleToolbarContent((repeat each content)) { value, gathering in
            var slot = 0
            for item in repeat each value {
                slot += 1
                gathering.gather(item, slot: slot)
            }
        }
    }

    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
        content
    }

    nonisolated public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> ConditionalToolbarContent<TrueContent, FalseContent> { ConditionalToolbarContent(first: first) }

    nonisolated public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> ConditionalToolbarContent<TrueContent, FalseContent> { ConditionalToolbarContent(second: second) }

    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> Content { content }
}

/// Several items side by side in a builder.
public struct TupleToolbarContent<T> {
    let value: T
    let gatherEach: @MainActor (T, inout ToolbarGathering) -> Void

    nonisolated init(_ value: T, gatherEach: @escaping @MainActor (T, inout ToolbarGathering) -> Void) {
        self.value = value
        self.gatherEach = gatherEach
    }
}

extension TupleToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never
    public func gather(into gathering: inout ToolbarGathering) { gatherEach(value, &gathering) }
}

/// One of two items, chosen by an `if` or `switch` in a builder.
public struct ConditionalToolbarContent<TrueContent: ToolbarContent, FalseContent: ToolbarContent> {
    let first: TrueContent?
    let second: FalseContent?

    nonisolated init(first: TrueContent) { (self.first, second) = (first, nil) }
    nonisolated init(second: FalseContent) { (first, self.second) = (nil, second) }
}

extension ConditionalToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never
    public func gather(into gathering: inout ToolbarGathering) {
        if let first { gathering.gather(first, slot: 1) }
        if let second { gathering.gather(second, slot: 2) }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public func gather(into gathering: inout ToolbarGathering) {
        if let content = self { gathering.gather(content, slot: 1) }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self = .holding(content())
    }
    public func gather(into gathering: inout ToolbarGathering) { content.gather(into: &gathering) }
}
