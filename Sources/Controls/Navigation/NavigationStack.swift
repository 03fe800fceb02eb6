import Foundation
public import ViewCore

/// Content below a bar with its title; a still picture shows what is on top of the path.
public struct NavigationStack<Data, Root: View> {
    let root: Root
    /// What is pushed.
    let path: () -> [any Hashable]
}

extension NavigationStack: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root: root(), path: { [] })
    }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.init(
            root: root(), path: { path.wrappedValue.elements.map { $0.base as? any Hashable ?? $0 } })
    }

    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.init(root: root(), path: { Array(path.wrappedValue) })
    }

    public func unfold(into unfolding: inout Unfolding) {
        let path = path()
        unfolding.descend(into: NavigationStack.self) { unfolding in
            let stack = StackUnfolding(path: path)
            stack.unfold(root, into: &unfolding)
        }
    }
}

/// How a stack finds what is on top.
@MainActor struct StackUnfolding {
    let path: [any Hashable]
    var prefersLarge = true
    /// Values of a path after which the rest is left out.
    private static var pathLimit: Int { 500 }
    /// Pushed views whose own content pushes another after which the rest is left out.
    private static var levelLimit: Int { 32 }

    init(path: [any Hashable], prefersLarge: Bool = true) {
        self.path = path
        self.prefersLarge = prefersLarge
    }

    func unfold(_ root: some View, into unfolding: inout Unfolding) {
        let outer = unfolding.environment.bars
        var bars = BarContents()
        bars.around = outer
        var nodes = unfold(Given(root), bars, 1, &unfolding)
        for (index, value) in path.enumerated() {
            guard index < StackUnfolding.pathLimit else {
                unfolding.warn(
                    "the path of a NavigationStack has \(path.count) values; what is pushed after the first "
                        + "\(StackUnfolding.pathLimit) is left out")
                break
            }
            guard let view = bars.destinations.lazy.compactMap({ $0(value) }).first else {
                unfolding.warn(
                    "NavigationStack has no navigationDestination(for: \(typeName(type(of: value))).self), which "
                        + "its path needs; the picture shows what is below")
                break
            }
            // Only what is on top is drawn; what is between says no more than its title and destinations.
            (nodes, bars) = push(view, over: bars, slot: 2 + index, &unfolding)
        }
        var level = 0
        while let view = bars.pushed.last {
            guard level < StackUnfolding.levelLimit else {
                unfolding.warn(
                    "a NavigationStack has views that push others more than \(StackUnfolding.levelLimit) times; "
                        + "the rest is left out")
                break
            }
            level += 1
            (nodes, bars) = push(view, over: bars, slot: 1000 + level, &unfolding)
        }
        NavigationFrame(bars: bars, content: nodes, prefersLarge: prefersLarge).unfold(into: &unfolding)
    }

    private func push(
        _ view: some View, over below: BarContents, slot: Int, _ unfolding: inout Unfolding
    ) -> ([LayoutNode], BarContents) {
        let bars = BarContents()
        bars.around = below.around
        bars.back = .some(below.title)
        bars.destinations = below.destinations
        return (unfold(view, bars, slot, &unfolding), bars)
    }

    private func unfold(
        _ view: some View, _ bars: BarContents, _ slot: Int, _ unfolding: inout Unfolding
    ) -> [LayoutNode] {
        let environment = unfolding.environment
        unfolding.environment.bars = bars
        if bars.back != nil { unfolding.environment.isPresentedHere = true }
        let nodes = unfolding.nodesToChoose(of: view, slot: slot)
        unfolding.environment = environment
        return nodes
    }
}

/// Content between its bars, as large as offered.
struct NavigationFrame: View, PubliclyNamed {
    nonisolated static var publicName: String { "NavigationStack" }

    let bars: BarContents
    let content: [LayoutNode]
    var prefersLarge = true

    var body: some View {
        ZStack { MadeNodes(nodes: content) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .top, spacing: 0) { NavigationBar(bars: bars, prefersLarge: prefersLarge) }
            .safeAreaInset(edge: .bottom, spacing: 0) { BottomBar(bars: bars) }
    }
}

extension View {
    /// What is shown for a value that is pushed.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            BarModifier { bars, unfolding in
                let place = unfolding
                bars?.destinations.append { value in
                    guard let value = value as? D else { return nil }
                    return onMain((destination(value), place)) { AnyView(CapturedView($0, in: $1)) }
                }
            })
    }

    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let destination = destination()
        return modifier(
            BarModifier { bars, unfolding in
                guard isPresented.wrappedValue else { return }
                bars?.pushed.append(CapturedView(destination, in: unfolding))
            })
    }

    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            BarModifier { bars, unfolding in
                guard let value = item.wrappedValue else { return }
                bars?.pushed.append(CapturedView(destination(value), in: unfolding))
            })
    }
}
