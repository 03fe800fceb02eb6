import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Puts each view a step further right and down than the one before.
private struct Stairs: Layout {
    var step: CGFloat = 10
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return sizes.enumerated().reduce(into: CGSize.zero) { sum, entry in
            sum.width = max(sum.width, step * CGFloat(entry.offset) + entry.element.width)
            sum.height = max(sum.height, step * CGFloat(entry.offset) + entry.element.height)
        }
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (index, subview) in subviews.enumerated() {
            let offset = step * CGFloat(index)
            subview.place(
                at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset),
                proposal: .unspecified)
        }
    }
}

private struct Rank: LayoutValueKey { static var defaultValue: Int { 0 } }

/// Shows only views of a rank above 0, from the right end leftwards.
private struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        cache += 1
        return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 50))
    }
    func makeCache(subviews: Subviews) -> Int { 0 }
    func updateCache(_ cache: inout Int, subviews: Subviews) {}
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
        for subview in subviews where subview[Rank.self] > 0 {
            subview.place(
                at: CGPoint(x: bounds.maxX - 10 * CGFloat(subview[Rank.self]), y: bounds.maxY),
                anchor: .bottomTrailing, proposal: .zero)
        }
    }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Int
    ) -> CGFloat? { guide == .firstTextBaseline ? 7 : nil }
}

@MainActor struct LayoutProtocolTests {
    @Test func `A layout places its views where it says`() {
        let view = Stairs(step: 5) {
            box("a", 10, 10); box("b", 10, 10); box("c", 20, 10)
        }
        #expect(
            frames(view) == "30x20 a(0, 0, 10, 10) b(5, 5, 10, 10) c(10, 10, 20, 10)")
    }

    @Test func `Places are relative to the bounds of the layout`() {
        let view = Stairs {
            box("a", 10, 10); box("b", 10, 10)
        }.padding(3)
        #expect(frames(view) == "26x26 a(3, 3, 10, 10) b(13, 13, 10, 10)")
    }

    @Test func `A layout value, an anchor and the middle for views without a place`() {
        let view = Ranked {
            box("a", 10, 10).layoutValue(key: Rank.self, value: 2)
            box("b", 20, 10)
        }
        #expect(frames(view) == "100x50 a(70, 40, 10, 10) b(40, 20, 20, 10)")
    }

    @Test func `A layout states its guides`() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Ranked { box("a", 10, 10).layoutValue(key: Rank.self, value: 1) }
            Text("t").accessibilityIdentifier("t")
        }
        #expect(Laid(view).frame("t") == CGRect(x: 100, y: 0, width: 10, height: 20))
    }

    @Test func `Stack layouts lay out as their stacks do`() {
        let row = HStackLayout(alignment: .top, spacing: 4) {
            box("a", 10, 10); box("b", 20, 20)
        }
        #expect(frames(row) == "34x20 a(0, 0, 10, 10) b(14, 0, 20, 20)")
        let column = VStackLayout(alignment: .leading, spacing: 4) {
            box("a", 10, 10)
            Divider().accessibilityIdentifier("d")
            box("b", 20, 20)
        }
        #expect(frames(column) == "20x38.5 a(0, 0, 10, 10) d(0, 14, 20, 0.5) b(0, 18.5, 20, 20)")
        let layers = ZStackLayout(alignment: .bottomTrailing) {
            box("a", 10, 10); box("b", 20, 20)
        }
        #expect(frames(layers) == "20x20 a(10, 10, 10, 10) b(0, 0, 20, 20)")
        let grid = GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 10, 10); box("b", 20, 10)
            }
        }
        #expect(frames(grid) == "30x10 a(0, 0, 10, 10) b(10, 0, 20, 10)")
    }

    @Test func `A spacer in a stack layout grows along it`() {
        let row = HStackLayout(spacing: 0) {
            box("a", 10, 10); Spacer(); box("b", 10, 10)
        }
        #expect(frames(row, 100, 10) == "100x10 a(0, 0, 10, 10) b(90, 0, 10, 10)")
    }

    @Test func `Any layout is the one inside and keeps state when it changes`() {
        struct Content: View {
            @State private var isColumn = false
            var body: some View {
                let layout =
                    isColumn
                    ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Counter()
                    box("b", 10, 10)
                }.onAppear { isColumn = true }
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                box("a", 10 + CGFloat(count), 10).onAppear { count += 1 }
            }
        }
        #expect(frames(Content()) == "11x20 a(0, 0, 11, 10) b(0.5, 10, 10, 10)")
    }

    @Test func `Spacing of a layout is the union of its views'`() {
        let view = HStack {
            Stairs { box("a", 10, 10) }; box("b", 10, 10)
        }
        #expect(frames(view) == "28x10 a(0, 0, 10, 10) b(18, 0, 10, 10)")
    }

    @Test func `From right to left a layout is mirrored`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let view = Stairs {
            box("a", 10, 10); box("b", 10, 10)
        }
        #expect(frames(view, in: environment) == "20x20 a(10, 0, 10, 10) b(0, 10, 10, 10)")
    }
}
