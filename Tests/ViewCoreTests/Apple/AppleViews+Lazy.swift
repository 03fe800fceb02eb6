import Foundation
import LayoutSupport
import ViewCore

extension AppleViews {
    /// A header of 24, eight rows of 20 and a footer of 16.
    private static func section(_ prefix: String) -> some View {
        Section {
            ForEach(0..<8, id: \.self) { box("\(prefix)\($0)", 200, 20) }
        } header: {
            box("\(prefix)H", 200, 24)
        } footer: {
            box("\(prefix)F", 200, 16)
        }
    }

    private static func pinned(_ views: PinnedScrollableViews) -> AnyView {
        AnyView(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: views) {
                    section("a"); section("b"); section("c")
                }
            }.named("scroll"))
    }

    static let lazy: [String: @MainActor () -> AnyView] = [
        "lazy/stacks": {
            AnyView(
                HStack(alignment: .top, spacing: 20) {
                    LazyVStack(alignment: .leading, spacing: 6) {
                        text("alpha", 34.5); box("red", 60, 20); text("beta", 28)
                    }.named("vstack")
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            box("green", 50, 20); box("x", 50, 20)
                        } header: {
                            text("header", 44.5)
                        }
                    }.named("sections")
                    LazyHStack(alignment: .bottom, spacing: 4) {
                        box("orange", 20, 30); text("hi", 13)
                    }
                    .named("hstack")
                }.named("row"))
        },
        "lazy/grids": {
            AnyView(
                VStack(spacing: 16) {
                    LazyVGrid(
                        columns: [
                            GridItem(.fixed(60)), GridItem(.flexible()),
                            GridItem(.flexible(minimum: 20, maximum: 80)),
                        ], spacing: 4
                    ) {
                        ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).named("cell\($0)") }
                    }.frame(width: 280).named("columns")
                    LazyVGrid(
                        columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading,
                        spacing: 8
                    ) {
                        ForEach(0..<5, id: \.self) { Color.red.frame(height: 24).named("adaptive\($0)") }
                    }.frame(width: 240).named("adaptive")
                    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                        ForEach(0..<5, id: \.self) { Color.red.frame(width: 40).named("hcell\($0)") }
                    }.frame(height: 70).named("rows")
                }.named("stack"))
        },
        "lazy/grid-alignment": {
            let columns = [
                GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
                GridItem(.fixed(60), alignment: .bottomTrailing),
            ]
            return AnyView(
                VStack(spacing: 16) {
                    LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
                        box("t0", 20, 20); box("t1", 20, 40); box("t2", 20, 20); box("t3", 20, 20)
                    }.frame(width: 240).named("trailing")
                    LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
                        box("l0", 20, 20); box("l1", 20, 40); box("l2", 20, 20)
                    }.frame(width: 240).named("leading")
                })
        },
        "lazy/grid-sections": {
            let columns = Array(repeating: GridItem(.fixed(60)), count: 3)
            return AnyView(
                ScrollView {
                    LazyVGrid(columns: columns, spacing: 4) {
                        Section {
                            ForEach(0..<5, id: \.self) { Color.red.frame(height: 20).named("a\($0)") }
                        } header: {
                            Color.red.frame(height: 24).named("aH")
                        } footer: {
                            Color.red.frame(height: 16).named("aF")
                        }
                        Section {
                            ForEach(0..<4, id: \.self) { Color.red.frame(height: 20).named("b\($0)") }
                        } header: {
                            text("bH", 46)
                        }
                    }.named("grid")
                }.frame(width: 240).named("scroll"))
        },
        "lazy/pinned-headers": { pinned(.sectionHeaders) },
        "lazy/pinned-footers": { pinned(.sectionFooters) },
        "lazy/pinned-both": { pinned([.sectionHeaders, .sectionFooters]) },
    ]

    static let grids: [String: @MainActor () -> AnyView] = [
        "grid/basic": {
            AnyView(
                Grid {
                    GridRow {
                        text("a", 9); text("bb", 17); text("ccc", 28)
                    }
                    GridRow {
                        box("red", 30, 20); text("e", 8); box("blue", 50, 40)
                    }
                    GridRow {
                        text("g", 10); text("h", 10)
                    }
                }.named("grid"))
        },
        "grid/spacing": {
            AnyView(
                Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
                    GridRow {
                        text("a", 9); box("red", 30, 30)
                    }
                    GridRow {
                        box("blue", 60, 20); text("h", 10)
                    }
                }.named("grid"))
        },
        "grid/modifiers": {
            AnyView(
                Grid(alignment: .leading) {
                    GridRow {
                        Text(verbatim: word(44.5)).gridCellColumns(2).named("header")
                        text("ccc", 28)
                    }
                    GridRow {
                        Text(verbatim: word(9)).gridColumnAlignment(.trailing).named("a")
                        box("red", 60, 40)
                        Text(verbatim: word(8)).gridCellAnchor(.bottomTrailing).named("e")
                    }
                    Color.red.frame(height: 4).named("divider")
                    GridRow {
                        Color.red.gridCellUnsizedAxes(.horizontal).frame(height: 20).named("blue")
                        text("h", 10)
                    }
                }.named("grid"))
        },
        "grid/alignment": {
            AnyView(
                HStack(alignment: .top, spacing: 16) {
                    Grid(alignment: .bottomTrailing) {
                        GridRow {
                            text("a", 9); box("red", 40, 40)
                        }
                        GridRow {
                            box("blue", 60, 20); text("h", 10)
                        }
                    }.named("bottomTrailing")
                    Grid(alignment: .center) {
                        GridRow {
                            text("ca", 9); box("cred", 40, 40)
                        }
                        GridRow {
                            box("cblue", 60, 20); text("ch", 10)
                        }
                    }.named("center")
                }.named("row"))
        },
        "grid/flexible": {
            AnyView(
                Grid {
                    GridRow {
                        text("a", 9); Color.red.frame(height: 20).named("red"); text("ccc", 28)
                    }
                    GridRow {
                        Color.red.frame(height: 30).named("blue")
                        text("e", 8)
                        Color.red.frame(height: 30).named("green")
                    }
                }.frame(width: 280).named("grid"))
        },
    ]
}
