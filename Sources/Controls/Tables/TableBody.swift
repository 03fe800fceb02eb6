import Foundation
import ViewCore

/// A row of titles above the rows, all with the same columns.
///
/// On iOS, where there is little width, a table is a list of its first column. The lengths are guesses: columns 8
/// apart, which share the width alike within their bounds.
struct TableBody<Value: Identifiable>: View, PubliclyNamed {
    nonisolated static var publicName: String { "Table" }

    let rows: [TableRowEntry<Value>]
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
        ListStyleKind(
            kind: isFramed || platform == .ios ? .plain : .inset,
            alternates: alternating.decide(style.alternates ?? (platform == .macos)))
    }

    private func list(_ columns: [TableColumnRecord<Value>]) -> some View {
        ListBody(
            content: ForEach(rows, id: \.value.id) { entry in
                onMain((self, columns, entry)) { $0.0.row($0.2, $0.1) }
            }, style: listStyle, place: .list, choice: choice, isTable: true)
    }

    private func row(_ entry: TableRowEntry<Value>, _ columns: [TableColumnRecord<Value>]) -> some View {
        TableColumnsLayout(columns: columns.map { ($0.width, $0.alignment) }) {
            ForEach(columns.indices, id: \.self) { index in
                onMain((self, entry, columns, index)) {
                    $0.0.cell($0.1, $0.2[$0.3], isFirst: $0.3 == 0)
                }
            }
        }
    }

    private func cell(
        _ entry: TableRowEntry<Value>, _ column: TableColumnRecord<Value>, isFirst: Bool
    ) -> some View {
        HStack(spacing: 4) {
            if isFirst, let isExpanded = entry.isExpanded { ExpansionChevron(isExpanded: isExpanded) }
            Given(column.content(entry.value))
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
            Given(column.label)
            if let sorting, sorting.by == column.sorting {
                Image(systemName: sorting.order == .forward ? "chevron.up" : "chevron.down")
                    .imageScale(.small)
            }
        }
    }
}
