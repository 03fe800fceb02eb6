import Foundation
import ViewCore

extension Tree {
    /// Containers whose rules the reference does not know.
    @MainActor static func container(
        _ kind: String, name: String?, _ arguments: [Argument], _ children: [Tree]
    ) -> AnyView {
        func value(_ key: String) -> CGFloat? { arguments.first { $0.key == key }?.value }
        let (x, y) = guides(in: arguments)
        let bare = arguments.filter { $0.key.isEmpty }.compactMap(\.value)
        let view =
            switch kind {
            case "GeometryReader": AnyView(GeometryReader { _ in views(children) })
            case "ViewThatFits":
                arguments.contains { $0.key == "horizontal" }
                    ? AnyView(ViewThatFits(in: .horizontal) { views(children) })
                    : AnyView(ViewThatFits { views(children) })
            case "Grid":
                AnyView(
                    Grid(
                        alignment: Alignment(x, y),
                        horizontalSpacing: value("hSpacing") ?? bare.first,
                        verticalSpacing: value("vSpacing") ?? bare.dropFirst().first
                    ) { views(children) })
            case "GridRow": AnyView(GridRow { views(children) })
            default: AnyView(columns(arguments))
            }
        return name.map { AnyView(view.accessibilityIdentifier($0)) } ?? view
    }

    /// A grid with one cell a column, named `col0`, `col1`, …
    @MainActor private static func columns(_ arguments: [Argument]) -> some View {
        var items: [GridItem] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            let least =
                index + 1 < arguments.count && arguments[index + 1].key == "min"
                ? arguments[index + 1].value : nil
            switch argument.key {
            case "flexible": items.append(GridItem(.flexible(minimum: least ?? 10)))
            case "fixed": items.append(GridItem(.fixed(argument.value ?? 0)))
            case "adaptive": items.append(GridItem(.adaptive(minimum: least ?? 10)))
            // `flexible x3`: the last one, three times in all.
            case "times":
                if let last = items.last {
                    items += Array(repeating: last, count: max(Int(argument.value ?? 1) - 1, 0))
                }
            default: break
            }
            index += 1
        }
        let spacing = arguments.first { $0.key == "spacing" }?.value
        items = items.map { GridItem($0.size, spacing: spacing) }
        // More cells than columns: an adaptive item makes several.
        return LazyVGrid(columns: items) {
            ForEach(0..<max(items.count, 3), id: \.self) { rect("col\($0)") }
        }
    }
}
