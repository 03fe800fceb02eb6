import Drawing
import Foundation

/// The layout of lazy grids.
struct LazyGridLayout {
    let grid: LazyGridEngine
}

extension LazyGridLayout: EngineLayout, TracedLayout {
    var engine: LayoutEngine { LayoutEngine(.lazyGrid(grid)) }
    var traceName: String { grid.axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
    var traceProperties: [TraceNode.Property] {
        [
            .init(
                grid.axis == .vertical ? "columns" : "rows",
                .list(grid.items.map { .name($0.description) })),
            .init("alignment", .name(grid.alignment.name)),
            .init("spacing", grid.spacing.map { .length($0) } ?? .name("default")),
        ]
    }
}
