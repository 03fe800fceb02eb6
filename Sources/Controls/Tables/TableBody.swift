import Foundation
import ViewCore

/// A row of titles above the rows, all with the same columns.
///
/// On iOS, where there is little width, a table is a list of its first column. The lengths are guesses: columns 8
/// apart, which share the width alike within their bounds.
struct TableBody<Value: Identifiable>: View {
    let rows: [TableRows<Value>.Entry]
    let columns: [TableColumnRecord<Value>]
    let choice: ListChoice?
    let sorting: (by: AnyHashable, order: SortOrder)?
    @Environment(\.platform) private var platform
    @Environment(\.generation) private var generation
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tableStyle) private var style
    @Environment(\.tableHeaders) private var headers
    @Environment(\.alternatingRows) private var alternating

    var body: some View {
        if isCompact {
            list(Array(columns.prefix(1)))
        } else {
            VStack(spacing: 0) {
                if headers != .hidden { titles }
                list(columns)
            }
            .overlay {
                if isFramed { Rectangle().strokeBorder(Color(.system(.separator)), lineWidth: 1) }
            }
        }
    }

    private var isCompact: Bool { platform == .ios && width == .compact }
    private var isFramed: Bool { style.kind == .bordered && platform == .macos }

    private var listStyle: ListStyleKind {
        let alternates: Bool =
            switch alternating {
            case .enabled: true
            case .disabled: false
            case .automatic: style.alternates ?? (platform == .macos)
            }
        return ListStyleKind(kind: isFramed || platform == .ios ? .plain : .inset, alternates: alternates)
    }

    private func list(_ columns: [TableColumnRecord<Value>]) -> some View {
        ListBody(
            content: ForEach(rows.indices, id: \.self) { index in
                onMain((self, columns, index)) { $0.0.row($0.0.rows[$0.2], $0.1) }
            }, style: listStyle, place: .list, choice: choice, isTable: true)
    }

    private func row(_ entry: TableRows<Value>.Entry, _ columns: [TableColumnRecord<Value>]) -> some View {
        TableRowView(id: AnyHashable(entry.value.id)) {
            TableColumnsLayout(columns: columns.map { ($0.width, $0.alignment) }) {
                ForEach(columns.indices, id: \.self) { index in
                    onMain((self, entry, columns, index)) {
                        $0.0.cell($0.1, $0.2[$0.3], isFirst: $0.3 == 0)
                    }
                }
            }
        }
    }

    private func cell(
        _ entry: TableRows<Value>.Entry, _ column: TableColumnRecord<Value>, isFirst: Bool
    ) -> some View {
        HStack(spacing: 4) {
            if isFirst, let isExpanded = entry.isExpanded { ExpansionChevron(isExpanded: isExpanded) }
            column.content(entry.value)
        }
        .padding(.leading, isFirst ? CGFloat(entry.depth) * 16 : 0)
        .lineLimit(1)
    }

    private var titles: some View {
        VStack(spacing: 0) {
            TableColumnsLayout(columns: columns.map { ($0.width, $0.alignment) }) {
                ForEach(columns.indices, id: \.self) { index in
                    onMain((self, index)) { $0.0.title($0.0.columns[$0.1]) }
                }
            }
            .font(platform == .macos ? .subheadline : .footnote.weight(.semibold))
            .foregroundStyle(platform == .macos ? Color.primary : .secondary)
            .lineLimit(1)
            .padding(.horizontal, sides)
            .padding(.vertical, platform == .macos ? 5 : 8)
            Divider()
        }
        .background(.background)
    }

    private var sides: CGFloat {
        switch (platform, isFramed) {
        case (.macos, false): 18
        case (.macos, true): 8
        case (.ios, _): 16
        }
    }

    private func title(_ column: TableColumnRecord<Value>) -> some View {
        HStack(spacing: 4) {
            column.label
            if let sorting, sorting.by == column.sorting {
                Image(systemName: sorting.order == .forward ? "chevron.up" : "chevron.down")
                    .imageScale(.small)
            }
        }
    }
}

/// A row that stands for a value of a table.
private struct TableRowView<Content: View>: View {
    let id: AnyHashable
    @ViewBuilder let content: Content

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        unfolding.unfoldRows(of: id) { content.unfold(into: &$0) }
    }
}

/// Cells beside one another in columns that are the same for every row of one width.
struct TableColumnsLayout: Layout {
    let columns: [(width: TableColumnWidth, alignment: HorizontalAlignment)]
    private let gap: CGFloat = 8

    init(columns: [(TableColumnWidth, HorizontalAlignment)]) { self.columns = columns }

    /// Shares `room`: each gets as much as the others, within its bounds.
    private func widths(_ room: CGFloat?) -> [CGFloat] {
        let least = columns.map { $0.width.least ?? 0 }
        let most = columns.map { max($0.width.most ?? .infinity, $0.width.least ?? 0) }
        guard let room else {
            return columns.indices.map { min(max(columns[$0].width.ideal ?? 100, least[$0]), most[$0]) }
        }
        var widths = least
        var left = max(room - gap * CGFloat(max(columns.count - 1, 0)), 0)
        var open = Array(columns.indices)
        /// Gives columns that the share is no width for the one that they have, and the others what is left.
        func settle(_ widths: inout [CGFloat], _ bound: [CGFloat], where isOut: (CGFloat, CGFloat) -> Bool) {
            // At most as many rounds as columns: each takes one out at least.
            while !open.isEmpty {
                let share = max(left / CGFloat(open.count), 0)
                let out = open.filter { isOut(bound[$0], share) }
                guard !out.isEmpty else { break }
                for index in out {
                    widths[index] = bound[index]
                    left -= bound[index]
                }
                open.removeAll { out.contains($0) }
            }
        }
        settle(&widths, least, where: >)
        settle(&widths, most, where: <)
        for index in open { widths[index] = max(left / CGFloat(open.count), 0) }
        return widths
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(proposal.width)
        var height: CGFloat = 0
        for (index, subview) in subviews.enumerated() where index < widths.count {
            height = max(
                height, subview.sizeThatFits(ProposedViewSize(width: widths[index], height: nil)).height)
        }
        let sum = widths.reduce(0, +) + gap * CGFloat(max(widths.count - 1, 0))
        return CGSize(width: proposal.width ?? sum, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let widths = widths(proposal.width)
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() where index < widths.count {
            let offer = ProposedViewSize(width: widths[index], height: nil)
            let size = subview.sizeThatFits(offer)
            let free = widths[index] - size.width
            let shift: CGFloat =
                switch columns[index].alignment {
                case .trailing: free
                case .center: free / 2
                default: 0
                }
            subview.place(
                at: CGPoint(x: x + shift, y: bounds.midY - size.height / 2), proposal: offer)
            x += widths[index] + gap
        }
    }
}
