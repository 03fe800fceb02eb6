import Catalog
import SwiftUI
import UIKit

/// What holds other views: boxes, rows, groups that open, menus.
public let containersSpecimens = Catalog("Containers", found: Found.containers) {
    container("GroupBox/automatic", DefaultGroupBoxStyle.self) { boxes.groupBoxStyle(.automatic) }
    container("GroupBox/card", CardGroupBoxStyle.self) { boxes.groupBoxStyle(.card) }
        .goldenSize(upTo: 32 << 10, because: "cards in each other with wide shadows")
    container("GroupBox/outlined", OutlinedGroupBoxStyle.self) { boxes.groupBoxStyle(.outlined) }
        .goldenSize(upTo: 24 << 10, because: "much text: three boxes in each other")

    container("LabeledContent/automatic", AutomaticLabeledContentStyle.self) {
        rows.labeledContentStyle(.automatic)
    }
    container("LabeledContent/stacked", StackedLabeledContentStyle.self) {
        rows.labeledContentStyle(.stacked)
    }
    container("LabeledContent/underlined", UnderlinedLabeledContentStyle.self) {
        rows.labeledContentStyle(.underlined)
    }

    container("DisclosureGroup/automatic", AutomaticDisclosureGroupStyle.self, states: groupStates) {
        group.disclosureGroupStyle(.automatic)
    }
    container("DisclosureGroup/plus", PlusDisclosureStyle.self, states: groupStates) {
        group.disclosureGroupStyle(.plus)
    }
    container("DisclosureGroup/panel", PanelDisclosureStyle.self, states: groupStates) {
        group.disclosureGroupStyle(.panel)
    }

    container("ControlGroup/automatic", AutomaticControlGroupStyle.self, states: buttonStates) {
        editing.controlGroupStyle(.automatic)
    }
    container("ControlGroup/navigation", NavigationControlGroupStyle.self, states: buttonStates) {
        editing.controlGroupStyle(.navigation)
    }
    container("ControlGroup/menu", MenuControlGroupStyle.self, states: buttonStates) {
        editing.controlGroupStyle(.menu)
    }
    container("ControlGroup/compactMenu", CompactMenuControlGroupStyle.self, states: buttonStates) {
        editing.controlGroupStyle(.compactMenu)
    }
    container("ControlGroup/palette", PaletteControlGroupStyle.self, states: buttonStates) {
        editing.controlGroupStyle(.palette)
    }
    container("ControlGroup/column", ColumnControlGroupStyle.self, states: buttonStates) {
        editing.controlGroupStyle(.column)
    }
    container("ControlGroup/pill", PillControlGroupStyle.self, states: buttonStates) {
        editing.controlGroupStyle(.pill)
    }

    container("Menu/automatic", DefaultMenuStyle.self, states: buttonStates) {
        options.menuStyle(.automatic)
    }
    container("Menu/button", ButtonMenuStyle.self, states: buttonStates) {
        options.menuStyle(.button).buttonStyle(.borderedProminent)
    }
    container("Menu/borderedButton", BorderedButtonMenuStyle.self, states: buttonStates) {
        options.menuStyle(.borderedButton)
    }
    container("Menu/borderlessButton", BorderlessButtonMenuStyle.self, states: buttonStates) {
        options.menuStyle(.borderlessButton).buttonStyle(.bordered)
    }
    container("Menu/outlined", OutlinedMenuStyle.self, states: buttonStates) {
        options.menuStyle(.outlined)
    }
    container("Menu/loud", LoudMenuStyle.self, states: buttonStates) { options.menuStyle(.loud) }

    container("Link/standard", Link<Text>.self, states: buttonStates) { links }
    container("Link/bordered", BorderedButtonStyle.self, states: buttonStates) {
        links.buttonStyle(.bordered)
    }
    container("ContentUnavailableView/standard", ContentUnavailableView<Text, Text, EmptyView>.self) {
        ContentUnavailableView {
            Label("No Mail", systemImage: "tray")
        } description: {
            Text("New mail appears here.")
        } actions: {
            Button("Refresh") {}
        }
        .frame(height: 240)
    }
    container("ContentUnavailableView/search", SearchUnavailableContent.self) {
        ContentUnavailableView.search(text: "tofu").frame(height: 200)
    }
    container("OutlineGroup/standard", AutomaticDisclosureGroupStyle.self, states: treeStates) { tree }
    container("OutlineGroup/plus", PlusDisclosureStyle.self, states: treeStates) {
        tree.disclosureGroupStyle(.plus)
    }
}

/// In both schemes; `states` are those that the control has.
private func container<Style, Content: View>(
    _ name: String, _ type: Style.Type, states: [TileState] = [.normal],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> Specimen {
    Specimen(name, style: type, axes: Axes(states: states, sizes: [.regular])) {
        content().padding(12)
    }
}

private let buttonStates: [TileState] = [.normal, .pressed, .disabled]
private let treeStates = [.normal, TileState(.expanded)]
private let groupStates = [.normal, TileState(.expanded), .pressed, .disabled]

@MainActor private var boxes: some View {
    VStack(spacing: 16) {
        GroupBox("Delivery") {
            Text("Arrives tomorrow between 9 and 11.")
        }
        GroupBox {
            GroupBox {
                Text("A box in a box")
            }
        } label: {
            Label("Parts", systemImage: "folder")
        }
    }
}

@MainActor private var rows: some View {
    VStack(alignment: .leading, spacing: 12) {
        LabeledContent("Name", value: "Ada Lovelace")
        LabeledContent {
            Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        } label: {
            Label("Verified", systemImage: "person")
        }
    }
}

@MainActor private var group: some View {
    DisclosureGroup("Advanced") {
        Text("Use a proxy")
        Text("Keep a log")
    }
}

@MainActor private var editing: some View {
    ControlGroup("Edit", systemImage: "pencil") {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Delete", systemImage: "trash") {}
    }
}

@MainActor private var options: some View {
    Menu("Options", systemImage: "ellipsis.circle") {
        Button("Rename") {}
        Button("Delete", role: .destructive) {}
    }
}

@MainActor private var links: some View {
    VStack(spacing: 12) {
        Link("Help", destination: URL(fileURLWithPath: "/help"))
        ShareLink(item: "words")
        EditButton()
    }
}

private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
}

@MainActor private var tree: some View {
    VStack(alignment: .leading, spacing: 10) {
        OutlineGroup(
            Folder(id: "Documents", folders: [Folder(id: "Letters"), Folder(id: "Drafts", folders: [])]),
            children: \.folders
        ) { folder in
            Label(folder.id, systemImage: "folder")
        }
    }
}
