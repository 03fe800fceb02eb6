@testable import Catalog
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Where the parts of a page stand, with words of 10 points a letter and lines of 20.
@MainActor struct SheetViewTests {
    private let plan: SheetPlan
    /// Rows of 30, 45, 60, … points: a picture of 20 by 10 in each cell.
    private let measures: SheetMeasures
    private let pictures: [[DisplayList?]]

    init() {
        let specimen = specimen("Button/a")
        plan = SheetPlan(specimen, tiles: specimen.tiles)
        let columns = plan.halves.flatMap(\.columns).count
        pictures = plan.rows.indices.map { row in
            (0..<columns).map { column in
                let color = RGBA(red: Double(row) / 255, green: Double(column) / 255, blue: 1)
                return DisplayList(
                    size: CGSize(width: 20, height: 10), scale: 1,
                    items: [
                        .fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), .solid(color), .nonZero)
                    ])
            }
        }
        measures = SheetMeasures(
            rowCaptionWidth: 120, columns: (0..<columns).map { 100 + 10 * CGFloat($0) },
            rows: plan.rows.indices.map { 30 + 15 * CGFloat($0) }, panelHeader: 62)
    }

    private struct Drawn {
        var words: [(text: String, x: CGFloat, y: CGFloat, color: Paint)] = []
        /// By row and column.
        var pictures: [[Int]: CGPoint] = [:]
        var fills: [(Outline, Paint)] = []
        var strokes: [(Outline, Paint)] = []
        var size = CGSize.zero
    }

    private func drawn(head: SheetHead = SheetHead(title: "Title", subtitle: "Below", details: [])) -> Drawn {
        let limits = SheetLimits(side: 1e6, area: 1e12)
        let page = measures.pages(plan, within: limits, firstHead: 0, head: 0, foot: 0)[0]
        let width = measures.contentWidth(plan, within: limits)
        let view = SheetView(
            plan: plan, page: page, pictures: pictures, measures: measures, head: head, width: width)
        let list = layOut(view, scale: 1).list
        var drawn = Drawn()
        drawn.size = list.size
        list.walk { item in
            switch item {
            case .glyphs(let run):
                if let first = run.glyphs.first {
                    drawn.words.append((run.text, first.x, first.y, run.paint))
                }
            case .group(let group):
                guard let move = group.transform?.affine, group.items.count == 1,
                    case .fill(_, .solid(let color), _) = group.items[0]
                else { return .into }
                let place = [Int((color.red * 255).rounded()), Int((color.green * 255).rounded())]
                drawn.pictures[place] = CGPoint(x: move.tx, y: move.ty)
                return .past
            case .fill(let outline, let paint, _): drawn.fills.append((outline, paint))
            case .stroke(let outline, let paint, _): drawn.strokes.append((outline, paint))
            case .image, .shadow: break
            }
            return .into
        }
        return drawn
    }

    /// The margin of 40, the title and the line below with 6 between them, and 28 to the panels; there a gap of 20
    /// inside of them, the captions of 62 and the rows.
    private let firstRow: CGFloat = 40 + (20 + 6 + 20) + 28 + 20 + 62

    @Test func `Rows' captions and pictures stand in the middle of their rows`() {
        let drawn = drawn()
        var top = firstRow
        for (row, height) in measures.rows.enumerated() {
            let caption = plan.rows[row].line.caption
            let word = drawn.words.first { $0.text == caption }
            // A line of 20 has its baseline at 15.
            #expect(word?.x == 40 && word?.y == ((top + height / 2 - 10) + 15).rounded(), "\(caption)")
            for column in 0..<measures.columns.count {
                let picture = drawn.pictures[[row, column]]
                #expect(picture?.y == (top + height / 2 - 5).rounded(), "row \(row), column \(column)")
            }
            top += height
        }
    }

    @Test func `Columns follow each other, halves with their gaps between them`() {
        let drawn = drawn()
        // Captions of rows, the distance to the panel, and its inside.
        var left: CGFloat = 40 + 120 + 20 + 20
        let half = plan.halves[0].columns.count
        for (column, width) in measures.columns.enumerated() {
            if column == half { left += 3 * 20 }
            #expect(drawn.pictures[[0, column]]?.x == left, "column \(column)")
            let caption = plan.columnCaptions[column]
            let words = drawn.words.filter { $0.text == caption }
            #expect(words.contains { $0.x == left + Tile.margin }, "\(caption)")
            left += width
        }
        #expect(drawn.size.width == left + 20 + 40)
    }

    @Test func `A half has its caption above those of its columns, in light ink on black where it is dark`() {
        let drawn = drawn()
        let tops = plan.halves.map { half in drawn.words.first { $0.text == half.caption } }
        #expect(tops.map { $0?.y } == plan.halves.map { _ in firstRow - 62 + 15 })
        #expect(tops.map { $0?.color } == [.solid(RGBA(packed: 0x1D1D_1FFF)), .solid(.white)])
        let column = drawn.words.first { $0.text == plan.columnCaptions[0] }
        #expect(column?.y == firstRow - 62 + 20 + 10 + 15)
        let panels = drawn.fills.filter { fill in
            if case .roundedRectangle(_, let radii, _) = fill.0 { radii.topLeft == 16 } else { false }
        }
        #expect(panels.map(\.1) == [.solid(.white), .solid(.black)])
        let height = 62 + measures.rows.reduce(0, +) + 40
        #expect(panels.map(\.0.bounds.height) == [height, height])
        #expect(panels.map(\.0.bounds.minY) == [firstRow - 82, firstRow - 82])
        // The light one alone has a line around it.
        #expect(drawn.strokes.count == 1)
        #expect(
            drawn.strokes.first?.1 == .solid(RGBA(red: 0, green: 0, blue: 0, alpha: 0.08)))
        #expect(drawn.fills.first?.1 == .solid(RGBA(packed: 0xF5F5_F7FF)))
        #expect(drawn.fills.first?.0.bounds == CGRect(origin: .zero, size: drawn.size))
    }

    @Test func `The head has its title, what is below and tags in lines`() {
        let wide = String(repeating: "w", count: 40)
        let details = ["one", "two", wide, "four"]
        let drawn = drawn(head: SheetHead(title: "Title", subtitle: "Below", details: details))
        func place(_ text: String) -> CGPoint? {
            drawn.words.first { $0.text == text }.map { CGPoint(x: $0.x, y: $0.y) }
        }
        #expect(place("Title") == CGPoint(x: 40, y: 40 + 15))
        #expect(place("Below") == CGPoint(x: 40, y: 40 + 20 + 6 + 15))
        // Six and six more below that; a tag has 10 and 4 around its words, 8 to the next.
        let first: CGFloat = 40 + 20 + 6 + 20 + 6 + 6 + 4 + 15
        #expect(place("one") == CGPoint(x: 50, y: first))
        #expect(place("two") == CGPoint(x: 50 + 30 + 20 + 8, y: first))
        #expect(place(wide) == CGPoint(x: 50 + 2 * (30 + 20 + 8), y: first))
        let tags = drawn.fills.filter { fill in
            if case .roundedRectangle(_, let radii, _) = fill.0 { radii.topLeft == 12 } else { false }
        }
        #expect(tags.count == 4)
        #expect(tags.first?.0.bounds == CGRect(x: 40, y: first - 19, width: 50, height: 28))
        #expect(tags.first?.1 == .solid(RGBA(red: 0, green: 0, blue: 0, alpha: 0.06)))
    }

    @Test
    func `Tags go on in the next line where there is no room, and wrap inside where there is none at all`() {
        func places(_ widths: [CGFloat], _ room: CGFloat) -> [CGRect] {
            let view = WrappingLayout {
                ForEach(Array(widths.enumerated()), id: \.offset) { index, width in
                    Color(.fixed(RGBA(red: Double(index + 1) / 255, green: 0, blue: 0)))
                        .frame(width: width, height: 10 + CGFloat(index))
                }
            }
            return layOut(view, room, scale: 1).list.items.compactMap {
                if case .fill(let outline, _, _) = $0 { outline.bounds } else { nil }
            }
        }
        func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: x, y: y, width: width, height: height)
        }
        #expect(
            places([40, 52, 30], 100) == [frame(0, 0, 40, 10), frame(48, 0, 52, 11), frame(0, 19, 30, 12)])
        #expect(
            places([40, 53, 30], 100) == [frame(0, 0, 40, 10), frame(0, 18, 53, 11), frame(61, 18, 30, 12)])
    }

    /// Columns of the widest picture, 84 at least, and 12 more; rows of the highest or their caption, and 8 more.
    @Test func `Parts are as large as what they hold`() {
        let large = DisplayList(size: CGSize(width: 200, height: 90), scale: 1, items: [])
        var pictures = pictures
        pictures[1][2] = large
        pictures[0][0] = nil
        var rooms: [CGFloat] = []
        let made = plan.measures(pictures) { caption, width in
            rooms.append(width)
            return CGSize(width: CGFloat(caption.text.count), height: 25)
        }
        let columns = measures.columns.count
        #expect(made.columns == (0..<columns).map { $0 == 2 ? 212 : 96 })
        #expect(made.rows == plan.rows.indices.map { $0 == 1 ? 98 : 33 })
        #expect(made.rowCaptionWidth == plan.rows.map { CGFloat($0.line.caption.count) }.max())
        #expect(made.panelHeader == CGFloat(28 + 25 + 18))
        let expected: [CGFloat] = plan.rows.map { _ in 220 } + made.columns.map { $0 - Tile.margin }
        #expect(rooms == expected)
        #expect(plan.measures(pictures) { _, _ in .zero }.panelHeader == 62)
    }
}
