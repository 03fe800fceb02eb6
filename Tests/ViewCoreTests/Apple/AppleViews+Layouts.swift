import Foundation
import LayoutSupport
import ViewCore

/// Lines of views 8 apart, as many as are wide enough, the lines 6 apart.
private struct Lines: Layout {
    private func places(_ width: CGFloat, _ subviews: Subviews) -> (origins: [CGPoint], height: CGFloat) {
        var origins: [CGPoint] = []
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 6, 0) }
            origins.append(CGPoint(x: x, y: y))
            (x, height) = (x + size.width + 8, max(height, size.height))
        }
        return (origins, y + height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        return CGSize(width: width, height: places(width, subviews).height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, place) in zip(subviews, places(bounds.width, subviews).origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }
}

/// Views with their centers above, right of, below and left of the middle, 12 from the edge; a fifth half way up.
private struct Ring: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let far = bounds.width / 2 - 12
        let ways = [(0, -far), (far, 0), (0, far), (-far, 0), (0, -far / 2)]
        for (subview, way) in zip(subviews, ways) {
            subview.place(
                at: CGPoint(x: bounds.midX + way.0, y: bounds.midY + way.1), anchor: .center,
                proposal: .unspecified)
        }
    }
}

extension AppleViews {
    private static func switched(_ layout: AnyLayout) -> AnyView {
        AnyView(
            layout {
                text("one", 25); box("box", 30, 20); text("three", 35.5)
            }.named("stack"))
    }

    static let layouts: [String: @MainActor () -> AnyView] = [
        "customlayout/flow": {
            AnyView(
                Lines {
                    text("one", 25); text("two", 25); text("three", 35.5); text("four", 27.5)
                    text("five", 25); box("box", 60, 30); text("six", 18.5)
                }.frame(width: 160).named("flow"))
        },
        "customlayout/radial": {
            AnyView(
                Ring {
                    text("a", 9); text("b", 8.5); box("c", 20, 20); text("d", 9.5); text("e", 8)
                }
                .frame(width: 160, height: 160).named("radial"))
        },
        "customlayout/any": { switched(AnyLayout(HStackLayout(spacing: 8))) },
        "customlayout/any-vertical": { switched(AnyLayout(VStackLayout(spacing: 4))) },
    ]

    static let mirrored: [String: @MainActor () -> AnyView] = [
        "layout/rtl-stacks": {
            AnyView(
                VStack(alignment: .leading, spacing: 10) {
                    HStack {
                        box("a", 40, 30); box("b", 60, 30); Spacer(); box("c", 30, 30)
                    }.named("hstack")
                    Color.red.frame(width: 50, height: 20).padding(.leading, 30).named("padded")
                    Color.red.frame(width: 40, height: 20).frame(width: 120, alignment: .leading)
                        .named("framed")
                    ZStack(alignment: .topLeading) {
                        box("zback", 100, 40); box("zfront", 20, 20)
                    }
                    .named("zstack")
                    HStack {
                        box("ltrA", 30, 20); box("ltrB", 30, 20)
                    }
                    .environment(\.layoutDirection, .leftToRight).named("island")
                    text("text", 25)
                    Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }
                        .named("guided")
                }
                .frame(width: 300, alignment: .leading).named("vstack")
                .environment(\.layoutDirection, .rightToLeft))
        },
        "layout/rtl-grid": {
            AnyView(
                VStack(spacing: 16) {
                    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                        GridRow {
                            box("a", 40, 30); box("b", 60, 30); box("c", 30, 30)
                        }
                        GridRow {
                            Color.red.frame(width: 100, height: 30).gridCellColumns(2).named("d")
                            box("e", 30, 30)
                        }
                        GridRow {
                            Color.red.frame(width: 40, height: 30).gridColumnAlignment(.trailing).named("f")
                        }
                    }.named("grid")
                    LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
                        ForEach(0..<5) { box("l\($0)", 40, 20) }
                    }.frame(width: 200).named("lazy")
                }.environment(\.layoutDirection, .rightToLeft))
        },
        "layout/rtl-shapes": {
            AnyView(
                VStack(alignment: .leading, spacing: 10) {
                    HStack(spacing: 10) {
                        box("arrow", 40, 30); box("fixedArrow", 40, 30)
                        box("image", 15, 12); box("flippedImage", 15, 12)
                    }.named("row")
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                        .frame(width: 120, height: 20).named("gradient")
                    ZStack(alignment: .topLeading) {
                        box("positionBox", 160, 40)
                        Color.red.frame(width: 20, height: 20).position(x: 30, y: 20).named("positioned")
                    }.frame(width: 160, height: 40)
                    Color.red.frame(width: 20, height: 20).offset(x: 40).named("offset")
                }.environment(\.layoutDirection, .rightToLeft))
        },
        "layout/rtl-scroll": {
            AnyView(
                ScrollView(.horizontal) {
                    HStack(spacing: 10) { ForEach(0..<6) { box("s\($0)", 50, 40) } }.named("content")
                }
                .frame(width: 180, height: 60).named("scroll")
                .environment(\.layoutDirection, .rightToLeft))
        },
        "layout/rtl-custom": {
            AnyView(
                Lines {
                    box("c0", 60, 20); box("c1", 90, 20); box("c2", 50, 20); box("c3", 70, 20)
                    box("c4", 40, 20)
                }
                .frame(width: 200).named("flow")
                .environment(\.layoutDirection, .rightToLeft))
        },
    ]
}
