import Controls
package import Drawing
import Foundation
package import ViewCore

/// A style sheet as a view: it is laid out by the same rules as what it shows.
package struct SheetView: View {
    let plan: SheetPlan
    let pictures: [[DisplayList?]]
    let title: String
    let subtitle: String

    /// `pictures` by row and column; `nil` where the axes have no tile.
    package nonisolated init(
        plan: SheetPlan, pictures: [[DisplayList?]], title: String, subtitle: String
    ) {
        self.plan = plan
        self.pictures = pictures
        self.title = title
        self.subtitle = subtitle
    }

    private static let page = RGBA(packed: 0xF5F5_F7FF)
    private static let ink = Color(.fixed(RGBA(packed: 0x1D1D_1FFF)))
    private static let quiet = Color(.fixed(RGBA(packed: 0x6E6E_73FF)))
    /// Of the page's edge, and between its parts, in points.
    private static let margin: CGFloat = 40
    private static let gap: CGFloat = 20

    package var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            VStack(alignment: .leading, spacing: 6) {
                Text(verbatim: title)
                    .font(.system(size: 30, weight: .bold))
                    .foregroundStyle(SheetView.ink)
                Text(verbatim: subtitle)
                    .font(.system(size: 14))
                    .foregroundStyle(SheetView.quiet)
                if !plan.specimen.details.isEmpty {
                    HStack(spacing: 8) {
                        ForEach(Array(plan.specimen.details.enumerated()), id: \.offset) { detail in
                            tag(detail.element)
                        }
                    }
                    .padding(.top, 6)
                }
            }
            HStack(alignment: .top, spacing: SheetView.gap) {
                rowCaptions
                ForEach(Array(plan.halves.enumerated()), id: \.offset) { half in
                    panel(half.element, at: half.offset)
                }
            }
            if let note = plan.note {
                Text(verbatim: note)
                    .font(.system(size: 13))
                    .foregroundStyle(SheetView.quiet)
            }
        }
        .padding(SheetView.margin)
        .background(Color(.fixed(SheetView.page)))
    }

    private func tag(_ text: String) -> some View {
        Text(verbatim: text)
            .font(.system(size: 12, weight: .medium))
            .foregroundStyle(SheetView.ink)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Color.black.opacity(0.06), in: Capsule())
    }

    private var rowCaptions: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.clear.frame(width: 0, height: SheetView.headerHeight + SheetView.gap)
            ForEach(Array(plan.rows.enumerated()), id: \.offset) { row in
                Text(verbatim: row.element.line.caption)
                    .font(.system(size: 13, weight: .medium))
                    .foregroundStyle(SheetView.quiet)
                    .frame(height: rowHeight(row.offset), alignment: .leading)
            }
        }
    }

    /// Room above the first row for the half's and the columns' captions.
    private static let headerHeight: CGFloat = 62

    private func panel(_ half: SheetPlan.Half, at index: Int) -> some View {
        let first = plan.halves[..<index].reduce(0) { $0 + $1.columns.count }
        let isDark = half.isDark
        let ink: Color = isDark ? .white : SheetView.ink
        let background: RGBA = isDark ? .black : .white
        return VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading, spacing: 10) {
                Text(verbatim: half.caption)
                    .font(.system(size: 15, weight: .semibold))
                    .foregroundStyle(ink)
                HStack(spacing: 0) {
                    ForEach(Array(half.columns.enumerated()), id: \.offset) { column in
                        Text(verbatim: column.element.columnCaption)
                            .font(.system(size: 13, weight: .medium))
                            .foregroundStyle(ink.opacity(0.6))
                            .padding(.leading, Tile.margin)
                            .frame(width: columnWidth(first + column.offset), alignment: .leading)
                    }
                }
            }
            .frame(height: SheetView.headerHeight, alignment: .topLeading)
            ForEach(Array(plan.rows.enumerated()), id: \.offset) { row in
                HStack(spacing: 0) {
                    ForEach(Array(half.columns.enumerated()), id: \.offset) { column in
                        cell(row.offset, first + column.offset)
                    }
                }
                .frame(height: rowHeight(row.offset), alignment: .leading)
            }
        }
        .padding(SheetView.gap)
        .background(Color(.fixed(background)), in: RoundedRectangle(cornerRadius: 16))
        .overlay {
            RoundedRectangle(cornerRadius: 16)
                .strokeBorder(Color.black.opacity(isDark ? 0 : 0.08), lineWidth: 1)
        }
    }

    @ViewBuilder private func cell(_ row: Int, _ column: Int) -> some View {
        if let picture = pictures[row][column] {
            PictureView(list: picture)
                .frame(width: columnWidth(column), alignment: .leading)
        } else {
            Color.clear.frame(width: columnWidth(column), height: 1)
        }
    }

    private func columnWidth(_ column: Int) -> CGFloat {
        let widest = pictures.compactMap { $0[column]?.size.width }.max() ?? 0
        // Wide enough for its caption, too: 13-point medium letters take 7.5 points at most on average.
        let captions = plan.halves.flatMap(\.columns)
        let caption = CGFloat(captions[column].columnCaption.count) * 7.5 + Tile.margin
        return max(widest, caption, 84) + 12
    }

    private func rowHeight(_ row: Int) -> CGFloat {
        let tallest = pictures[row].compactMap { $0?.size.height }.max() ?? 0
        let lines = CGFloat(plan.rows[row].line.caption.split(separator: "\n").count)
        return max(tallest, lines * 17) + 8
    }
}

extension SheetLine {
    /// On one line.
    fileprivate var columnCaption: String { caption.split(separator: "\n").joined(separator: " ") }
}
