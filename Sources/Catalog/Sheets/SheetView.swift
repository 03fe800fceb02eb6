package import Drawing
package import Foundation
package import ViewCore

/// What stands above the panels of a page, as wide as they are.
package struct SheetHead: View, Sendable {
    let title: String
    let subtitle: String
    let details: [String]
    let curves: [SheetCurve]

    /// - Parameter curves: what the sheet's tiles move by.
    package nonisolated init(
        title: String, subtitle: String, details: [String], curves: [SheetCurve] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.details = details
        self.curves = curves
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            SheetCaption(title, .title)
            SheetCaption(subtitle, .subtitle)
            if !details.isEmpty {
                WrappingLayout {
                    ForEach(Array(details.enumerated()), id: \.offset) { tag($0.element) }
                }
                .padding(.top, 6)
            }
            if !curves.isEmpty {
                WrappingLayout { ForEach(curves.indices, id: \.self) { curves[$0].padding(.trailing, 24) } }
                    .padding(.top, 10)
            }
        }
    }

    private func tag(_ text: String) -> some View {
        SheetCaption(text, .detail)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Color.black.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
    }
}

/// A page of a style sheet as a view: it is laid out by the same rules as what it shows.
package struct SheetView: View {
    let plan: SheetPlan
    let page: SheetPage
    let pictures: [[DisplayList?]]
    let measures: SheetMeasures
    let head: SheetHead
    let width: CGFloat
    private let columnCaptions: [String]

    /// - Parameters:
    ///   - pictures: by row and column of the plan; `nil` where the axes have no tile.
    ///   - width: of what stands between the margins.
    package nonisolated init(
        plan: SheetPlan, page: SheetPage, pictures: [[DisplayList?]], measures: SheetMeasures,
        head: SheetHead,
        width: CGFloat
    ) {
        self.plan = plan
        self.page = page
        self.pictures = pictures
        self.measures = measures
        self.head = head
        self.width = width
        columnCaptions = plan.columnCaptions
    }

    private static let background = RGBA(packed: 0xF5F5_F7FF)

    package var body: some View {
        VStack(alignment: .leading, spacing: SheetMeasures.spacing) {
            head.frame(width: width, alignment: .leading)
            HStack(alignment: .top, spacing: SheetMeasures.gap) {
                if !plan.isGrid { rowCaptions }
                ForEach(Array(page.panels.enumerated()), id: \.offset) { panel($0.element) }
            }
            if let note = plan.note {
                SheetCaption(note, .note).frame(width: width, alignment: .leading)
            }
        }
        .padding(SheetMeasures.margin)
        .background(Color(.fixed(SheetView.background)))
    }

    private var rowCaptions: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.clear.frame(width: 0, height: measures.panelHeader + SheetMeasures.gap)
            ForEach(Array(page.rows), id: \.self) { row in
                SheetCaption(plan.rows[row].line.caption, .row)
                    .frame(
                        width: measures.rowCaptionWidth, height: measures.rows[row], alignment: .leading)
            }
        }
    }

    private func panel(_ panel: SheetPage.Panel) -> some View {
        let half = plan.halves[panel.half]
        let isDark = half.isDark
        let ink: Color = isDark ? .white : SheetCaption.ink
        return VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading, spacing: SheetView.captionSpacing) {
                SheetCaption(half.caption, .half, color: ink)
                if !plan.isGrid {
                    HStack(alignment: .top, spacing: 0) {
                        ForEach(Array(panel.columns), id: \.self) { column in
                            caption(columnCaptions[column], ink, in: column)
                        }
                    }
                }
            }
            .frame(height: measures.panelHeader, alignment: .topLeading)
            ForEach(Array(page.rows), id: \.self) { row in
                HStack(alignment: plan.isGrid ? .top : .center, spacing: 0) {
                    ForEach(Array(panel.columns), id: \.self) { column in
                        if let tile = plan.rows[row].tiles[column], plan.isGrid {
                            VStack(alignment: .leading, spacing: SheetMeasures.cellSpacing) {
                                caption(plan.caption(of: tile), ink, in: column)
                                cell(row, column)
                            }
                        } else {
                            cell(row, column)
                        }
                    }
                }
                .frame(height: measures.rows[row], alignment: plan.isGrid ? .topLeading : .leading)
            }
        }
        .padding(SheetMeasures.gap)
        .background(Color(.fixed(half.ground)), in: RoundedRectangle(cornerRadius: 16))
        .overlay {
            RoundedRectangle(cornerRadius: 16)
                .strokeBorder(Color.black.opacity(isDark ? 0 : 0.08), lineWidth: 1)
        }
    }

    private func caption(_ text: String, _ ink: Color, in column: Int) -> some View {
        SheetCaption(text, .column, color: ink.opacity(0.6))
            .padding(.leading, Tile.margin)
            .frame(width: measures.columns[column], alignment: .leading)
    }

    /// Between the captions of a half and of its columns.
    private static let captionSpacing: CGFloat = 10

    @ViewBuilder private func cell(_ row: Int, _ column: Int) -> some View {
        if let picture = pictures[row][column] {
            PictureView(list: picture)
                .frame(width: measures.columns[column], alignment: .leading)
        } else {
            Color.clear.frame(width: measures.columns[column], height: 1)
        }
    }
}

/// A row of a page, for whoever looks for it there.
package struct SheetMark: Sendable {
    package let title: String
    /// From the top of the page, in points.
    package let y: CGFloat

    package init(title: String, y: CGFloat) { (self.title, self.y) = (title, y) }
}

extension SheetPlan {
    /// The rows of a page under a head of this height; none where rows mean nothing.
    package func marks(of page: SheetPage, _ measures: SheetMeasures, headHeight: CGFloat) -> [SheetMark] {
        guard !isGrid else { return [] }
        var y =
            SheetMeasures.margin + headHeight + SheetMeasures.spacing + SheetMeasures.gap
            + measures.panelHeader
        return page.rows.map { row in
            defer { y += measures.rows[row] }
            let words = rows[row].line.caption.split(separator: "\n").joined(separator: " ")
            return SheetMark(title: words, y: y)
        }
    }

    /// On one line, which may end behind each part of a joined state.
    var columnCaptions: [String] {
        halves.flatMap(\.columns).map { column in
            column.caption.split(separator: "\n").joined(separator: " ").replacing("+", with: "+\u{200B}")
        }
    }

    /// How large the parts are: columns as wide as their pictures, captions wrapped into them.
    ///
    /// - Parameter size: of a caption in a room of this width.
    @MainActor package func measures(
        _ pictures: [[DisplayList?]], size: (_ caption: SheetCaption, _ width: CGFloat) -> CGSize
    ) -> SheetMeasures {
        var columns = halves.flatMap(\.columns).map { _ in isGrid ? SheetMeasures.cellWidth : CGFloat(84) }
        var rows = pictures.map { _ in CGFloat(0) }
        for (row, pictures) in pictures.enumerated() {
            for (column, picture) in pictures.enumerated() {
                guard let picture else { continue }
                columns[column] = max(columns[column], picture.size.width)
                rows[row] = max(rows[row], picture.size.height)
            }
        }
        columns = columns.map { $0 + 12 }
        if isGrid { return gridMeasures(pictures, columns: columns, size: size) }
        var captionWidth: CGFloat = 0
        for (row, value) in self.rows.enumerated() {
            let caption = size(SheetCaption(value.line.caption, .row), SheetPlan.rowCaptionRoom)
            captionWidth = max(captionWidth, caption.width)
            rows[row] = max(rows[row], caption.height) + 8
        }
        let captions = zip(columnCaptions, columns).map { caption, width in
            size(SheetCaption(caption, .column), width - Tile.margin).height
        }
        // The half's caption, and a line's room below the columns' captions.
        let header = 28 + (captions.max() ?? 0) + 18
        return SheetMeasures(
            rowCaptionWidth: captionWidth, columns: columns, rows: rows, panelHeader: max(62, header))
    }

    /// Rows as high as their pictures under their captions.
    @MainActor private func gridMeasures(
        _ pictures: [[DisplayList?]], columns: [CGFloat], size: (SheetCaption, CGFloat) -> CGSize
    ) -> SheetMeasures {
        let heights = zip(rows, pictures).map { row, pictures in
            zip(zip(row.tiles, pictures), columns).map { cell, width -> CGFloat in
                guard let tile = cell.0, let picture = cell.1 else { return 0 }
                let text = size(SheetCaption(caption(of: tile), .column), width - Tile.margin)
                return text.height + SheetMeasures.cellSpacing + picture.size.height
            }
        }
        return SheetMeasures(
            // No captions of rows, and no gap behind them.
            rowCaptionWidth: -SheetMeasures.gap, columns: columns,
            rows: heights.map { ($0.max() ?? 0) + SheetMeasures.gap }, panelHeader: SheetMeasures.gridHeader)
    }

    /// Longer captions of rows go on in the next line.
    private static let rowCaptionRoom: CGFloat = 220
}
