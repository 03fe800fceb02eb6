package import Foundation

/// A page of a sheet: a run of its rows by runs of its columns.
package struct SheetPage: Sendable {
    /// Columns of one half that stand over one background.
    struct Panel: Sendable {
        let half: Int
        /// Among those of all halves.
        let columns: Range<Int>
    }
    let rows: Range<Int>
    let panels: [Panel]
    /// From 1.
    package let number: Int
}

/// How large a page may be, in points.
package struct SheetLimits: Sendable {
    package let side: CGFloat
    package let area: CGFloat

    package init(side: CGFloat, area: CGFloat) {
        self.side = side
        self.area = area
    }

    /// Pages stay high enough for their captions and a row.
    package var width: CGFloat { min(side, max(area / 400, 1)) }
    package func height(atWidth width: CGFloat) -> CGFloat { min(side, area / max(width, 1)) }
}

/// How wide and high the parts of a sheet are, in points.
package struct SheetMeasures: Sendable {
    package var rowCaptionWidth: CGFloat
    package var columns: [CGFloat]
    package var rows: [CGFloat]
    /// Room above a panel's first row for the captions of the half and of the columns.
    package var panelHeader: CGFloat

    package init(rowCaptionWidth: CGFloat, columns: [CGFloat], rows: [CGFloat], panelHeader: CGFloat) {
        self.rowCaptionWidth = rowCaptionWidth
        self.columns = columns
        self.rows = rows
        self.panelHeader = panelHeader
    }

    /// Of the page's edge, between its parts, and between title, panels and note.
    package static let margin: CGFloat = 40
    static let gap: CGFloat = 20
    package static let spacing: CGFloat = 28
    /// Of a grid: between a tile and the caption above, how wide a caption may be in any case, and the room for that of
    /// light or dark.
    static let cellSpacing: CGFloat = 4
    static let cellWidth: CGFloat = 168
    static let gridHeader: CGFloat = 40
    /// Titles and tags have room for a few words however narrow the panels are.
    static let narrowest: CGFloat = 480

    private func width(of panels: [SheetPage.Panel]) -> CGFloat {
        panels.reduce(rowCaptionWidth) { sum, panel in
            sum + SheetMeasures.gap * 3 + columns[panel.columns].reduce(0, +)
        }
    }

    /// The columns of the pages that stand side by side: whole halves where they fit, else as many columns as do.
    func panels(_ plan: SheetPlan, within limits: SheetLimits) -> [[SheetPage.Panel]] {
        let room = limits.width - SheetMeasures.margin * 2
        var pages: [[SheetPage.Panel]] = []
        var page: [SheetPage.Panel] = []
        func turn() {
            if !page.isEmpty { pages.append(page) }
            page = []
        }
        var first = 0
        for (half, value) in plan.halves.enumerated() {
            let end = first + value.columns.count
            let whole = SheetPage.Panel(half: half, columns: first..<end)
            if width(of: page + [whole]) > room { turn() }
            if width(of: [whole]) <= room {
                page.append(whole)
            } else {
                var start = first
                var used = rowCaptionWidth + SheetMeasures.gap * 3
                for column in first..<end {
                    if column > start, used + columns[column] > room {
                        page.append(SheetPage.Panel(half: half, columns: start..<column))
                        turn()
                        start = column
                        used = rowCaptionWidth + SheetMeasures.gap * 3
                    }
                    used += columns[column]
                }
                page.append(SheetPage.Panel(half: half, columns: start..<end))
                turn()
            }
            first = end
        }
        turn()
        return pages.isEmpty ? [[]] : pages
    }

    /// The width of what stands between the margins, the same on all pages.
    package func contentWidth(_ plan: SheetPlan, within limits: SheetLimits) -> CGFloat {
        let widest = panels(plan, within: limits).map(width).max() ?? 0
        return max(widest, min(SheetMeasures.narrowest, limits.width - SheetMeasures.margin * 2))
    }

    /// The pages, rows by rows.
    ///
    /// - Parameters:
    ///   - firstHead: the height of the first page's title, with its tags; `head` that of others.
    ///   - foot: the height of the note below, with what parts it from the panels.
    package func pages(
        _ plan: SheetPlan, within limits: SheetLimits, firstHead: CGFloat, head: CGFloat, foot: CGFloat
    ) -> [SheetPage] {
        let width = contentWidth(plan, within: limits) + SheetMeasures.margin * 2
        let room =
            limits.height(atWidth: width) - SheetMeasures.margin * 2 - SheetMeasures.spacing - panelHeader
            - SheetMeasures.gap * 2 - foot
        var runs: [Range<Int>] = []
        var (start, used): (Int, CGFloat) = (0, 0)
        for (row, height) in rows.enumerated() {
            if row > start, used + height > room - (runs.isEmpty ? firstHead : head) {
                runs.append(start..<row)
                (start, used) = (row, 0)
            }
            used += height
        }
        runs.append(start..<rows.count)
        let across = panels(plan, within: limits)
        return runs.enumerated().flatMap { run in
            across.enumerated().map { panels in
                SheetPage(
                    rows: run.element, panels: panels.element,
                    number: run.offset * across.count + panels.offset + 1)
            }
        }
    }
}
