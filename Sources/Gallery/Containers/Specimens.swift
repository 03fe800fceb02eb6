import Catalog
import SwiftUI

/// What holds other views: boxes, rows, groups that open, menus.
public let containersSpecimens = Catalog("Containers") {
    container("GroupBox/automatic", DefaultGroupBoxStyle.self) { boxes.groupBoxStyle(.automatic) }
    container("GroupBox/card", CardGroupBoxStyle.self) { boxes.groupBoxStyle(.card) }
    container("GroupBox/outlined", OutlinedGroupBoxStyle.self) { boxes.groupBoxStyle(.outlined) }

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
