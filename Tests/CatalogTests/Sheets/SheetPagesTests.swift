@testable import Catalog
import Foundation
import Testing

/// Two halves of three columns, 100 wide, and five rows, 100 high, with captions 60 wide.
///
/// A half takes three gaps of 20 and its columns, a page the captions once: 60 + 360 a half.
/// Margins take 80 more.
struct SheetPagesTests {
    private let plan: SheetPlan
    private let measures = SheetMeasures(
        rowCaptionWidth: 60, columns: Array(repeating: 100, count: 6), rows: Array(repeating: 100, count: 5),
        panelHeader: 30)

    init() {
        let specimen = specimen("Button/a")
        plan = SheetPlan(specimen, tiles: specimen.tiles)
    }

    private func limits(_ side: CGFloat) -> SheetLimits { SheetLimits(side: side, area: 1e9) }

    private func pages(_ side: CGFloat, firstHead: CGFloat = 0, head: CGFloat = 0, foot: CGFloat = 0)
        -> [SheetPage]
    {
        measures.pages(plan, within: limits(side), firstHead: firstHead, head: head, foot: foot)
    }

    @Test func `Both halves stand side by side where they just fit`() {
        #expect(pages(860).map { $0.panels.map(\.columns) } == [[0..<3, 3..<6]])
        #expect(measures.contentWidth(plan, within: limits(860)) == 780)
    }

    @Test func `A point less, and each half has a page of its own`() {
        #expect(pages(859).map { $0.panels.map(\.columns) } == [[0..<3], [3..<6]])
        #expect(pages(859).map { $0.panels.map(\.half) } == [[0], [1]])
        #expect(measures.contentWidth(plan, within: limits(859)) == 480, "the narrowest")
    }

    @Test func `A half that does not fit goes on with as many columns as do`() {
        let narrow = SheetMeasures(
            rowCaptionWidth: 60, columns: measures.columns, rows: [100], panelHeader: 30)
        func columns(_ side: CGFloat) -> [[Range<Int>]] {
            narrow.pages(plan, within: limits(side), firstHead: 0, head: 0, foot: 0)
                .map { $0.panels.map(\.columns) }
        }
        #expect(columns(500) == [[0..<3], [3..<6]])
        #expect(columns(499) == [[0..<2], [2..<3], [3..<5], [5..<6]])
        #expect(columns(400) == [[0..<2], [2..<3], [3..<5], [5..<6]])
        #expect(columns(399) == (0..<6).map { [$0..<($0 + 1)] })
        #expect(columns(1) == (0..<6).map { [$0..<($0 + 1)] }, "one column at least")
    }

    /// Of 860, margins take 80, the title's distance 28, captions 30, gaps 40: 682 stay for rows and heads.
    @Test func `As many rows stand on a page as its head leaves room for`() {
        #expect(pages(860, firstHead: 182).map(\.rows) == [0..<5])
        #expect(pages(860, firstHead: 183).map(\.rows) == [0..<4, 4..<5])
        #expect(pages(860, firstHead: 82, foot: 101).map(\.rows) == [0..<4, 4..<5])
        #expect(pages(860, firstHead: 500, head: 283).map(\.rows) == [0..<1, 1..<4, 4..<5])
        #expect(pages(860, firstHead: 500, head: 282).map(\.rows) == [0..<1, 1..<5])
        #expect(pages(860, firstHead: 2000, head: 2000).map(\.rows) == (0..<5).map { $0..<($0 + 1) })
    }

    @Test func `Pages are numbered by rows, then across`() {
        let pages = pages(600, firstHead: 0)
        #expect(pages.map(\.rows) == [0..<4, 0..<4, 4..<5, 4..<5])
        #expect(pages.map { $0.panels.map(\.half) } == [[0], [1], [0], [1]])
        #expect(pages.map(\.number) == [1, 2, 3, 4])
    }

    @Test func `A page's area bounds its height, and its width where that would leave no height`() {
        let limits = SheetLimits(side: 1000, area: 200_000)
        #expect(limits.width == 500)
        #expect(limits.height(atWidth: 500) == 400)
        #expect(limits.height(atWidth: 100) == 1000)
        #expect(limits.height(atWidth: 0) == 1000)
    }
}
