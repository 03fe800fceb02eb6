import SwiftUI

/// A row on a card of its own.
struct CardRow: View {
    let title: String
    let detail: String
    let color: Color

    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(color).frame(width: 36, height: 36)
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.headline)
                Text(detail).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(color.opacity(0.12), in: .rect(cornerRadius: 16))
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
    }
}

struct CardRows: View {
    var body: some View {
        List {
            CardRow(title: "Walk", detail: "5 km, an hour", color: .green)
            CardRow(title: "Swim", detail: "1 km, half an hour", color: .blue)
            CardRow(title: "Rest", detail: "Sunday", color: .orange)
        }
        .listStyle(.plain)
    }
}

/// A row whose line below is in its colour and begins at its words.
struct TimelineRow: View {
    let time: String
    let title: String
    let color: Color

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(time).font(.caption).monospacedDigit().foregroundStyle(.secondary)
                .frame(width: 44, alignment: .trailing)
            Text(title).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        .listRowSeparatorTint(color)
        .listRowBackground(color.opacity(0.08))
    }
}

struct TimelineRows: View {
    var body: some View {
        List {
            Section("Today") {
                TimelineRow(time: "9:00", title: "Breakfast", color: .orange)
                TimelineRow(time: "10:30", title: "Walk", color: .green)
                TimelineRow(time: "13:00", title: "Lunch", color: .red)
            }
            .headerProminence(.increased)
        }
        .scrollContentBackground(.hidden)
        .environment(\.defaultMinListRowHeight, 36)
    }
}
