import Foundation
import ViewCore

/// A control's label, of which each text behind the first is a subtitle below it.
///
/// "Use a view builder that creates multiple `Text` views where the first text represents the title and the second text
/// represents the subtitle" (Apple's pages of `Picker`, `DatePicker`, `LabeledContent` and `Menu`, of whose items; that it
/// holds of `Stepper` and the title of a `Label` is a guess). Words of 17 and 15 points in rows are
/// measured (Documentation/Rules/metrics.json, `list.ios26_insetGrouped.subtitleRow`), that subtitles are secondary is
/// known from pictures; that 15 points are right below everywhere is chosen. Labels of other views stand as they did.
struct TitledLabel<Label: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "VStack" }

    let label: Label

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        label.unfold(into: &unfolding)
        let made = unfolding.nodes[start...]
        guard made.count > 1, made.allSatisfy(isText) else { return }
        unfolding.nodes.removeSubrange(start...)
        Group(subviews: label) { texts in
            VStack(alignment: .leading, spacing: 0) {
                texts.prefix(1)
                texts.dropFirst().font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .unfold(into: &unfolding)
    }

    /// Whether a node is a text, with modifiers or without.
    private func isText(_ node: LayoutNode) -> Bool {
        node is TextNode || node.children.count == 1 && isText(node.children[0])
    }
}

/// A label of several views as one row.
struct JoinedLabel<Label: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "HStack" }

    let label: Label

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        unfolding.joined(inRow: true) { label.unfold(into: &$0) }
    }
}

extension View {
    /// This label with its subtitles.
    func titled() -> TitledLabel<Self> { TitledLabel(label: self) }
}
