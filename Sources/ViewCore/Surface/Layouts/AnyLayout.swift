import Drawing
public import Foundation

/// A layout whose type is hidden; changing it keeps the views inside and their state.
public struct AnyLayout: Layout {
    package let storage: AnyLayoutStorage

    nonisolated public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? TypedLayoutStorage(layout)
    }

    /// The cache of the layout inside.
    public struct Cache {
        package var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache { storage.makeCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        storage.updateCache(&cache, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { storage.size(proposal, subviews, &cache) }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { storage.place(bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { storage.alignment(guide.key, bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { storage.alignment(guide.key, bounds, proposal, subviews, &cache) }
}

/// The box behind `AnyLayout`.
package class AnyLayoutStorage {
    package var properties: LayoutProperties { LayoutProperties() }
    package var traceName: String { typeName(type(of: self)) }
    /// The engine of a layout of the library.
    var engine: LayoutEngine? { nil }
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { AnyLayout.Cache(value: ()) }
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        ViewSpacing()
    }
    func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize { .zero }
    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) {}
    func alignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
}

private final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var properties: LayoutProperties { L.layoutProperties }
    override var traceName: String { publicName(of: L.self) }
    override var engine: LayoutEngine? { (layout as? any EngineLayout)?.engine }

    private func with<T>(
        _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ action: (inout L.Cache) -> T
    ) -> T {
        var inner = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = inner }
        return action(&inner)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
        AnyLayout.Cache(value: layout.makeCache(subviews: subviews))
    }
    override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func spacing(
        _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        with(&cache, subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    override func alignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
        }
    }
}
