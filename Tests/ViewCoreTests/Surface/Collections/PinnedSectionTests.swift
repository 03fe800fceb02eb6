import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Headers and footers that stay in sight, as recorded on macOS 26.6 (github.com/iamcgn/swiftui-web,
/// Fixtures/Goldens/lazy/pinned-headers, pinned-footers and pinned-both).
@MainActor struct PinnedSectionTests {
    /// A header of 24, eight rows of 20 and a footer of 16.
    private func section(_ prefix: String) -> some View {
        Section {
            ForEach(0..<8, id: \.self) { box("\(prefix)\($0)", 200, 20) }
        } header: {
            box("\(prefix)H", 200, 24)
        } footer: {
            box("\(prefix)F", 200, 16)
        }
    }

    /// Three sections of 200 in a window of 200, scrolled by `offset`.
    private func laid(_ pinned: PinnedScrollableViews, scrolledBy offset: CGFloat) -> Laid {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
                section("a"); section("b"); section("c")
            }
        }.defaultScrollAnchor(UnitPoint(x: 0, y: offset / 400))
        return Laid(view, 200, 200)
    }

    private func y(_ name: String, _ laid: Laid) -> CGFloat? { laid.frame(name).map { $0.minY } }

    @Test func `At the start of three sections nothing is moved`() {
        let laid = laid([.sectionHeaders, .sectionFooters], scrolledBy: 0)
        #expect(y("aH", laid) == 0 && y("aF", laid) == 184 && y("bH", laid) == 200 && y("bF", laid) == 384)
    }

    @Test func `A header is kept at the upper edge while its section is seen`() {
        let pinned = laid(.sectionHeaders, scrolledBy: 284)
        #expect(y("bH", pinned) == 0 && y("b3", pinned) == 0 && y("cH", pinned) == 116)
        #expect(y("bF", pinned) == 100 && y("cF", pinned) == 300)
        let loose = laid([], scrolledBy: 284)
        #expect(y("bH", loose) == -84)
    }

    @Test func `A footer is kept at the lower edge while its section is seen`() {
        let pinned = laid(.sectionFooters, scrolledBy: 284)
        #expect(y("cF", pinned) == 184 && y("bF", pinned) == 100 && y("bH", pinned) == -84)
        // Of a section that has just come in, below its header.
        let next = laid(.sectionFooters, scrolledBy: 44)
        #expect(y("bF", next) == 184 && y("bH", next) == 156 && y("b0", next) == 180 && y("aF", next) == 140)
    }

    @Test func `Both are kept at once`() {
        let pinned = laid([.sectionHeaders, .sectionFooters], scrolledBy: 284)
        #expect(y("bH", pinned) == 0 && y("cH", pinned) == 116 && y("cF", pinned) == 184)
    }

    /// A guess: the recorded frames have no such offset.
    @Test func `A section's end pushes its header away, its header stops its footer`() {
        #expect(y("aH", laid(.sectionHeaders, scrolledBy: 190)) == -14)
        #expect(y("bF", laid(.sectionFooters, scrolledBy: 10)) == 214)
    }

    @Test func `What is kept in sight is drawn over the rows`() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    Color.red.frame(width: 10, height: 60)
                } header: {
                    Color.blue.frame(width: 10, height: 5)
                }
            }
        }.defaultScrollAnchor(.bottom)
        let items = layOut(view, 10, 20).list.items
        let fills: [String] = items.flatMap { item -> [DisplayItem] in
            if case .group(let group) = item { return group.items }
            return [item]
        }.compactMap {
            if case .fill(let outline, _, _) = $0 { return numbers(outline.bounds) }
            return nil
        }
        #expect(fills.last == "(0, 0, 10, 5)")
    }

    @Test func `Grids and rows keep theirs, too`() {
        let columns = [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)]
        let grid = ScrollView {
            LazyVGrid(columns: columns, spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<8) { Color.red.frame(height: 10).accessibilityIdentifier("c\($0)") }
                } header: {
                    Color.red.frame(height: 6).accessibilityIdentifier("h")
                }
            }
        }.defaultScrollAnchor(.bottom)
        #expect(Laid(grid, 40, 20).frame("h") == CGRect(x: 0, y: 0, width: 40, height: 6))
        let row = ScrollView(.horizontal) {
            LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    box("a", 50, 10)
                } header: {
                    box("h", 6, 10)
                }
            }
        }.defaultScrollAnchor(.trailing)
        #expect(Laid(row, 20, 10).frame("h") == CGRect(x: 0, y: 0, width: 6, height: 10))
    }

    @Test func `Without a scroll view around nothing is moved`() {
        let view = LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { section("a") }
        #expect(y("aH", Laid(view, 200, 100)) == 0)
    }
}
