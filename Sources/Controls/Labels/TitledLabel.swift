import Foundation
import ViewCore

/// A control's label, of which each text behind the first is a subtitle below it.
///
/// "Use a view builder that creates multiple `Text` views where the first text represents the title and the second text
/// represents the subtitle" (Apple's pages of `Toggle`, `Picker`, `DatePicker` and `LabeledContent`; that it holds of
/// `Stepper` is a guess). Subtitles are 15 points large and right below (Documentation/Rules/metrics.json,
/// `list.subtitleRow`); that they are secondary is known from pictures. Labels of other views stand as they did.
struct TitledLabel<Label: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "VStack" }

    let label: Label

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        label.unfold(into: &unfolding)
        let made = unfolding.nodes[start...]
        guard made.count > 1, made.allSatisfy({ $0 is TextNode }) else { return }
        unfolding.nodes.removeSubrange(start...)
        Group(subviews: label) { texts in
            VStack(alignment: .leading, spacing: 0) {
                texts.prefix(1)
                texts.dropFirst().font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .unfold(into: &unfolding)
    }
}

extension View {
    /// This label with its subtitles.
    func titled() -> TitledLabel<Self> { TitledLabel(label: self) }
}
