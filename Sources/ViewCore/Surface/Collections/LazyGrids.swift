import Drawing
public import Foundation

/// A grid that grows downwards.
public struct LazyVGrid<Content> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyVGrid: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(
            columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
            content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let (nodes, places) = unfolding.nodesInSections(of: content)
        let engine = LazyGridEngine(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing, runs: LazyGridEngine.runs(places), unfolding.journal)
        unfolding.append(
            LayoutEngine(.lazyGrid(engine), name: "LazyVGrid"), nodes, in: places, along: .vertical,
            pinning: pinnedViews)
    }
}

/// A grid that grows sideways.
public struct LazyHGrid<Content> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyHGrid: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(
            rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let (nodes, places) = unfolding.nodesInSections(of: content)
        let engine = LazyGridEngine(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, runs: LazyGridEngine.runs(places), unfolding.journal)
        unfolding.append(
            LayoutEngine(.lazyGrid(engine), name: "LazyHGrid"), nodes, in: places, along: .horizontal,
            pinning: pinnedViews)
    }
}

extension LazyGridEngine {
    /// A section's header and footer have a line each, and its content begins one.
    static func runs(_ places: [SectionPlace?]) -> [LineRun] {
        var runs: [LineRun] = []
        for (index, place) in places.enumerated() {
            let isLine = place.map { $0.part != .content } ?? false
            if let last = runs.last, !isLine, !last.isLine, places[index - 1]?.number == place?.number {
                runs[runs.count - 1].views = last.views.lowerBound..<index + 1
            } else {
                runs.append(LineRun(views: index..<index + 1, isLine: isLine))
            }
        }
        return runs
    }
}
