import Controls
import SwiftUI
import ViewCore

private struct List3: View {
    var body: some View {
        List {
            Section("head") {
                Text("one")
                Text("two")
            }
        }
    }
}

extension NameRows {
    /// What lists hear of their rows and sections.
    static func lists(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.drawn(
            "alternatingRowBackgrounds(_:)", on: { List3().transformEnvironment(\.platform) { $0 = .macos } }
        ) { $0.alternatingRowBackgrounds() }
        rows.drawn("headerProminence(_:)", on: { List3() }) { $0.headerProminence(.increased) }
        rows.drawn("listRowSpacing(_:)", on: { List3() }) { $0.listRowSpacing(9) }
        rows.drawn("listSectionMargins(_:_:)", on: { List3() }) { $0.listSectionMargins(.horizontal, 60) }
        rows.drawn("listSectionSpacing(_:)", on: { twoSections() }) { $0.listSectionSpacing(3) }
        rows.drawn("listStyle(_:)", on: { List3() }) { $0.listStyle(.plain) }
        rows.drawn("scrollContentBackground(_:)", on: { List3() }) { $0.scrollContentBackground(.hidden) }
        row(&rows, "listRowBackground(_:)") { $0.listRowBackground(Color.red) }
        row(&rows, "listRowInsets(_:)") { $0.listRowInsets(EdgeInsets()) }
        row(&rows, "listRowInsets(_:_:)") { $0.listRowInsets(.leading, 60) }
        row(&rows, "listRowSeparator(_:edges:)") { $0.listRowSeparator(.hidden) }
        row(&rows, "listRowSeparatorTint(_:edges:)") { $0.listRowSeparatorTint(.red) }
        section(&rows, "listSectionSeparator(_:edges:)") { $0.listSectionSeparator(.hidden) }
        section(&rows, "listSectionSeparatorTint(_:edges:)") { $0.listSectionSeparatorTint(.red) }
    }

    private static func row<V: View>(
        _ rows: inout NameRows, _ name: String, _ apply: @escaping @MainActor @Sendable (Text) -> V
    ) {
        rows.drawn(
            name,
            from: {
                List {
                    Text("one")
                    Text("two")
                }
            },
            to: {
                List {
                    apply(Text("one"))
                    Text("two")
                }
            })
    }

    private static func section<V: View>(
        _ rows: inout NameRows, _ name: String,
        _ apply: @escaping @MainActor @Sendable (Section<Text, Text, EmptyView>) -> V
    ) {
        rows.drawn(
            name, from: { List { Section("head") { Text("one") } }.listStyle(.plain) },
            to: { List { apply(Section("head") { Text("one") }) }.listStyle(.plain) })
    }

    @MainActor private static func twoSections() -> some View {
        List {
            Section { Text("one") }
            Section { Text("two") }
        }
    }
}
