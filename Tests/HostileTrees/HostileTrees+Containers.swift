import Foundation
import SwiftUI

extension HostileTrees {
    mutating func leaf() -> AnyView {
        let (a, b) = (random.length(), random.length())
        switch random.int(0...15) {
        case 0, 1: return AnyView(Color.red)
        case 2, 3, 4: return AnyView(Text(random.text()))
        case 5:
            return AnyView(Text(random.text()).kerning(a).tracking(b) + Text(random.text()).baselineOffset(b))
        case 6: return AnyView(Spacer(minLength: random.lengthOrNone()))
        case 7: return AnyView(Divider())
        case 8: return AnyView(Image(systemName: random.pick(["star", "none.such"])).resizable())
        case 9:
            return AnyView(
                RoundedRectangle(cornerRadius: a).inset(by: b).strokeBorder(Color.blue, lineWidth: a))
        case 10:
            return AnyView(
                Circle().trim(from: a, to: b).stroke(
                    style: StrokeStyle(lineWidth: a, dash: [a, b], dashPhase: b)))
        case 11:
            let turn = random.chance(0.5)
            return AnyView(
                Path {
                    $0.addArc(
                        center: CGPoint(x: a, y: b), radius: b, startAngle: .radians(a),
                        endAngle: .radians(b),
                        clockwise: turn)
                })
        case 12: return AnyView(EmptyView())
        case 13: return AnyView(Button(random.text()) {}.buttonStyle(.borderedProminent))
        case 14: return AnyView(Toggle(random.text(), isOn: .constant(true)))
        default: return AnyView(TextField(random.text(), text: .constant(random.text())))
        }
    }

    mutating func container(depth: Int) -> AnyView {
        let content = views(depth: depth)
        switch random.int(0...7) {
        case 0:
            note("Grid of rows")
            return grid(content, views(depth: depth - 1))
        case 1:
            note("ViewThatFits of several")
            return AnyView(ViewThatFits(in: axes()) { ForEach(content.indices, id: \.self) { content[$0] } })
        default: return layout(AnyView(ForEach(content.indices, id: \.self) { content[$0] }))
        }
    }

    /// Any container around `content`.
    mutating func layout(_ content: AnyView) -> AnyView {
        made(random.pick(HostileTrees.containerLinks), content)
    }

    mutating func axes() -> SwiftUI.Axis.Set {
        random.pick([.horizontal, .vertical, [.horizontal, .vertical], []])
    }

    private mutating func grid(_ first: [AnyView], _ second: [AnyView]) -> AnyView {
        let (x, y, span) = (random.lengthOrNone(), random.lengthOrNone(), random.count())
        return AnyView(
            Grid(horizontalSpacing: x, verticalSpacing: y) {
                GridRow { ForEach(first.indices, id: \.self) { first[$0].gridCellColumns(span) } }
                Color.green.gridCellUnsizedAxes(.horizontal)
                GridRow(alignment: .lastTextBaseline) { ForEach(second.indices, id: \.self) { second[$0] } }
            })
    }

    private mutating func items() -> [GridItem] {
        (0..<random.int(0...4)).map { _ in
            let (a, b) = (random.length(), random.length())
            let size = random.pick([
                GridItem.Size.fixed(a), .flexible(minimum: a, maximum: b), .adaptive(minimum: a, maximum: b),
                .flexible(),
            ])
            return GridItem(size, spacing: random.lengthOrNone())
        }
    }

    /// Containers with one view, or several that are one `ForEach`.
    static let containerLinks: [Change] = [
        (
            "HStack",
            { trees, view in
                AnyView(
                    HStack(spacing: trees.random.lengthOrNone()) {
                        view; Color.red
                    })
            }
        ),
        (
            "VStack",
            { trees, view in
                AnyView(
                    VStack(spacing: trees.random.lengthOrNone()) {
                        view; Text("m m m")
                    })
            }
        ),
        (
            "baseline row",
            { _, view in
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        Text("m m"); view
                    })
            }
        ),
        (
            "ZStack",
            { _, view in
                AnyView(
                    ZStack(alignment: .bottomTrailing) {
                        view; Color.red
                    })
            }
        ),
        ("LazyVStack", { trees, view in AnyView(LazyVStack(spacing: trees.random.lengthOrNone()) { view }) }),
        ("LazyHStack", { trees, view in AnyView(LazyHStack(spacing: trees.random.lengthOrNone()) { view }) }),
        (
            "HStackLayout",
            { trees, view in
                AnyView(
                    HStackLayout(spacing: trees.random.lengthOrNone())({
                        view; Color.red
                    }))
            }
        ),
        (
            "AnyLayout",
            { _, view in
                AnyView(
                    AnyLayout(VStackLayout())({
                        view; Text("m")
                    }))
            }
        ),
        (
            "ZStackLayout",
            { _, view in
                AnyView(
                    AnyLayout(ZStackLayout())({
                        view; Color.red
                    }))
            }
        ),
        (
            "Grid",
            { trees, view in
                let span = trees.random.count()
                return AnyView(
                    Grid {
                        GridRow {
                            view; Text("m m").gridCellColumns(span)
                        }
                        Color.red
                    })
            }
        ),
        (
            "LazyVGrid",
            { trees, view in
                AnyView(LazyVGrid(columns: trees.items(), spacing: trees.random.lengthOrNone()) { view })
            }
        ),
        (
            "LazyHGrid",
            { trees, view in
                AnyView(LazyHGrid(rows: trees.items(), spacing: trees.random.lengthOrNone()) { view })
            }
        ),
        ("ScrollView", { trees, view in AnyView(ScrollView(trees.axes()) { view }) }),
        (
            "GeometryReader",
            { _, view in AnyView(GeometryReader { proxy in view.frame(width: proxy.size.width / 2) }) }
        ),
        (
            "ViewThatFits",
            { trees, view in
                AnyView(
                    ViewThatFits(in: trees.axes()) {
                        Color.red.frame(width: trees.random.length(), height: 10); view; Text("m")
                    })
            }
        ),
        (
            "Section",
            { _, view in
                AnyView(
                    Section {
                        view
                    } header: {
                        Text("m m")
                    } footer: {
                        Divider()
                    })
            }
        ),
        (
            "Layout",
            { trees, view in
                let kinds = HostileLayout.Kind.allCases.filter { $0 != .many }
                let layout = HostileLayout(kind: trees.random.pick(kinds), number: trees.random.length())
                return AnyView(
                    layout {
                        view; Text("m m")
                    })
            }
        ),
        (
            "Layout that asks",
            { trees, view in
                guard !trees.isAsked else { return view }
                trees.isAsked = true
                return AnyView(HostileLayout(kind: .many, number: 0)({ view }))
            }
        ),
        (
            "Group",
            { _, view in
                AnyView(
                    Group {
                        view; Text("m")
                    })
            }
        ),
        ("Button", { _, view in AnyView(Button(action: {}, label: { view }).buttonStyle(.bordered)) }),
        ("Label", { _, view in AnyView(Label(title: { view }, icon: { Image(systemName: "star") })) }),
        ("Toggle", { _, view in AnyView(Toggle(isOn: .constant(false)) { view }) }),
    ]
}
