import Catalog
import SwiftUI
import UIKit

/// Rows in lists, forms and tables.
public let listsSpecimens = Catalog("Lists", found: Found.lists) {
    chapter("List/automatic", DefaultListStyle.self) { SettingsRows().listStyle(.automatic) }
    chapter("List/plain", PlainListStyle.self) { SettingsRows().listStyle(.plain) }
    chapter("List/grouped", GroupedListStyle.self) { SettingsRows().listStyle(.grouped) }
    chapter("List/inset", InsetListStyle.self) { SettingsRows().listStyle(.inset) }
    chapter("List/insetGrouped", InsetGroupedListStyle.self) { SettingsRows().listStyle(.insetGrouped) }
    chapter("List/sidebar", SidebarListStyle.self, states: treeStates) { Mailboxes().listStyle(.sidebar) }
    chapter("List/bordered", BorderedListStyle.self) { Mailboxes().listStyle(.bordered) }
    chapter("List/alternating", InsetListStyle.self) {
        Playlist().listStyle(.inset(alternatesRowBackgrounds: true))
    }
    chapter("List/outline", InsetGroupedListStyle.self, states: treeStates) { FolderTree() }
    chapter("List/editing", InsetGroupedListStyle.self) {
        EditedRows().environment(\.editMode, .constant(.active))
    }
    chapter("List/cards", CardRow.self) { CardRows() }
    chapter("List/timeline", TimelineRow.self) { TimelineRows() }

    chapter("Form/automatic", AutomaticFormStyle.self, states: controlStates) {
        Preferences().formStyle(.automatic)
    }
    chapter("Form/grouped", GroupedFormStyle.self, states: controlStates) {
        Preferences().formStyle(.grouped)
    }
    chapter("Form/columns", ColumnsFormStyle.self, states: controlStates) {
        Preferences().formStyle(.columns).padding(20)
    }
    chapter("Form/paper", PaperFormStyle.self, states: controlStates) { Preferences().formStyle(.paper) }
    chapter("Form/tinted", TintedFormStyle.self, states: controlStates) {
        Preferences().formStyle(.tinted)
    }

    chapter("Table/compact", AutomaticTableStyle.self) { Planets() }
    chapter("Table/automatic", AutomaticTableStyle.self) { wide { Planets().tableStyle(.automatic) } }
    chapter("Table/inset", InsetTableStyle.self) { wide { Planets().tableStyle(.inset) } }
    chapter("Table/bordered", BorderedTableStyle.self) { wide { Planets().tableStyle(.bordered) } }
    chapter("Table/mac", BorderedTableStyle.self, platform: .macos) {
        VStack(spacing: 16) {
            Planets().tableStyle(.inset)
            Planets().tableStyle(.bordered)
        }
    }
    chapter("Table/headless", InsetTableStyle.self) {
        wide { Planets().tableColumnHeaders(.hidden) }
    }
    chapter("Table/ledger", InsetTableStyle.self) { wide { Ledger() } }

    chapter("List/mac", InsetListStyle.self, platform: .macos) {
        VStack(spacing: 16) {
            Mailboxes().listStyle(.sidebar)
            Playlist().listStyle(.bordered(alternatesRowBackgrounds: true))
            Playlist().listStyle(.inset(alternatesRowBackgrounds: true))
        }
    }
    chapter("Form/mac", ColumnsFormStyle.self, platform: .macos) {
        VStack(spacing: 16) {
            Preferences().formStyle(.columns)
            Preferences().formStyle(.grouped)
        }
    }
}

/// In both schemes; `states` are those that a control inside has.
private func chapter<Style, Content: View>(
    _ name: String, _ type: Style.Type, states: [TileState] = [.normal], platform: Platform = .ios,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> Specimen {
    var axes = Axes(states: states, sizes: [.regular])
    axes[.platform] = [platform]
    return Specimen(name, style: type, axes: axes, width: 375) { content() }
        .goldenSize(upTo: 64 << 10, because: "a whole screen of rows")
}

/// With the room of a large window.
@MainActor private func wide(@ViewBuilder _ content: () -> some View) -> some View {
    content().environment(\.horizontalSizeClass, .regular)
}

private let treeStates = [.normal, TileState(.expanded)]
private let controlStates = [.normal, TileState(.off), .disabled]
