import SwiftUI

/// The label above its value.
struct StackedLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
                .font(.caption)
                .foregroundStyle(.secondary)
            configuration.content
                .font(.body.weight(.medium))
        }
    }
}

extension LabeledContentStyle where Self == StackedLabeledContentStyle {
    static var stacked: StackedLabeledContentStyle { StackedLabeledContentStyle() }
}

/// The built-in row above a line.
struct UnderlinedLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            LabeledContent(configuration)
            Divider()
        }
    }
}

extension LabeledContentStyle where Self == UnderlinedLabeledContentStyle {
    static var underlined: UnderlinedLabeledContentStyle { UnderlinedLabeledContentStyle() }
}

/// A plus that becomes a minus, before the label.
struct PlusDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    Image(systemName: configuration.isExpanded ? "minus.circle.fill" : "plus.circle.fill")
                        .foregroundStyle(.tint)
                    configuration.label
                }
            }
            .buttonStyle(.plain)
            if configuration.isExpanded {
                configuration.content.padding(.leading, 28)
            }
        }
    }
}

extension DisclosureGroupStyle where Self == PlusDisclosureStyle {
    static var plus: PlusDisclosureStyle { PlusDisclosureStyle() }
}

/// The built-in group on a ground, larger while it is open.
struct PanelDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(configuration)
            .padding(configuration.isExpanded ? 16 : 12)
            .background(.fill.quaternary, in: .rect(cornerRadius: 12))
            .tint(.purple)
    }
}

extension DisclosureGroupStyle where Self == PanelDisclosureStyle {
    static var panel: PanelDisclosureStyle { PanelDisclosureStyle() }
}
