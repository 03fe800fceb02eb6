import Foundation
import ViewCore

extension Tree {
    /// Containers by their arguments.
    @MainActor static func container(
        _ kind: Kind, name: String?, _ arguments: [Argument], _ children: [Tree]
    ) -> AnyView {
        let (x, y) = guides(in: arguments)
        let spacing = arguments.value("spacing") ?? arguments.bare.first
        let axes = axes(in: arguments)
        let view =
            switch kind {
            case .group: AnyView(Group { views(children) })
            case .rowLayout:
                AnyView(HStackLayout(alignment: y.vertical, spacing: spacing)({ views(children) }))
            case .columnLayout:
                AnyView(VStackLayout(alignment: x.horizontal, spacing: spacing)({ views(children) }))
            case .layersLayout:
                AnyView(ZStackLayout(alignment: Alignment(x, y))({ views(children) }))
            case .anyRow:
                AnyView(
                    AnyLayout(HStackLayout(alignment: y.vertical, spacing: spacing))({
                        views(children)
                    }))
            case .anyColumn:
                AnyView(
                    AnyLayout(VStackLayout(alignment: x.horizontal, spacing: spacing))({
                        views(children)
                    }))
            case .anyLayers:
                AnyView(AnyLayout(ZStackLayout(alignment: Alignment(x, y)))({ views(children) }))
            case .lazyRow:
                AnyView(LazyHStack(alignment: y.vertical, spacing: spacing) { views(children) })
            case .lazyColumn:
                AnyView(LazyVStack(alignment: x.horizontal, spacing: spacing) { views(children) })
            case .scroll: AnyView(ScrollView(axes ?? .vertical) { views(children) })
            case .reader: AnyView(GeometryReader { _ in views(children) })
            case .firstThatFits:
                AnyView(ViewThatFits(in: axes ?? [.horizontal, .vertical]) { views(children) })
            case .grid:
                AnyView(
                    Grid(
                        alignment: Alignment(x, y),
                        horizontalSpacing: arguments.value("hSpacing") ?? arguments.bare.first,
                        verticalSpacing: arguments.value("vSpacing")
                            ?? arguments.bare.dropFirst().first
                    ) { views(children) })
            case .gridRow:
                AnyView(GridRow(alignment: rowGuide(in: arguments)?.vertical) { views(children) })
            case .lazyColumns, .lazyRows:
                lazyGrid(kind, arguments, children)
            }
        return name.map { AnyView(view.accessibilityIdentifier($0)) } ?? view
    }

    /// The axes among arguments.
    static func axes(in arguments: [Argument]) -> Axis.Set? {
        let (h, v) = (arguments.has("horizontal"), arguments.has("vertical"))
        return h || v ? Axis.Set(horizontal: h, vertical: v) : nil
    }

    /// A row's own alignment.
    static func rowGuide(in arguments: [Argument]) -> Guide? {
        arguments.isEmpty ? nil : guides(in: arguments).y
    }

    /// A column, or row, of a lazy grid.
    struct Track {
        enum Size { case fixed, flexible, adaptive }
        var size: Size
        /// The length of a fixed one.
        var least: CGFloat
        var most: CGFloat = .infinity

        var item: GridItem.Size {
            switch size {
            case .fixed: .fixed(least)
            case .flexible: .flexible(minimum: least, maximum: most)
            case .adaptive: .adaptive(minimum: least, maximum: most)
            }
        }
    }

    /// `[flexible x3]`, `[fixed 50, flexible(min 10, max 60)]`.
    static func tracks(in arguments: [Argument]) -> [Track] {
        var tracks: [Track] = []
        for argument in arguments {
            switch argument.key {
            case "flexible": tracks.append(Track(size: .flexible, least: 10))
            case "fixed": tracks.append(Track(size: .fixed, least: argument.value ?? 0))
            case "adaptive": tracks.append(Track(size: .adaptive, least: 10))
            case "min" where !tracks.isEmpty:
                tracks[tracks.count - 1].least = argument.value ?? 10
            case "max" where !tracks.isEmpty:
                tracks[tracks.count - 1].most = argument.value ?? .infinity
            // `flexible x3`: the last one, three times in all.
            case "times":
                if let last = tracks.last {
                    tracks += Array(repeating: last, count: max(Int(argument.value ?? 1) - 1, 0))
                }
            default: break
            }
        }
        return tracks
    }

    /// Without children, one cell a column, named `col0`, `col1`, …
    @MainActor private static func lazyGrid(
        _ kind: Kind, _ arguments: [Argument], _ children: [Tree]
    ) -> AnyView {
        let (x, y) = guides(in: arguments)
        let between = arguments.value("spacing")
        let items = tracks(in: arguments).map { GridItem($0.item, spacing: between) }
        // More cells than columns: an adaptive item makes several.
        let cells = children.isEmpty ? (0..<max(items.count, 3)).map { .color("col\($0)") } : children
        let along = arguments.value("along")
        return kind == .lazyColumns
            ? AnyView(
                LazyVGrid(columns: items, alignment: x.horizontal, spacing: along) { views(cells) })
            : AnyView(
                LazyHGrid(rows: items, alignment: y.vertical, spacing: along) { views(cells) })
    }
}
