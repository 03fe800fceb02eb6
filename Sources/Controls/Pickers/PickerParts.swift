import Foundation
import ViewCore

/// What a picker is made of, for the built-in looks to draw.
struct PickerParts {
    /// What is chosen; `nil` where the picker has no label.
    let label: HiddenLabel<PickerParts>?
    /// Stands for the selected option where one option alone is shown.
    let value: HiddenLabel<PickerParts>?
    let content: HiddenLabel<PickerParts>
    let isSelected: (OptionTag) -> Bool
    /// The selection in words; `nil` where there are several sources that differ.
    let selection: () -> String?
    /// What the picker shows of the state of its tile.
    let shown: StateRequests
}

/// One of a picker's options, unfolded.
struct PickerOption {
    let node: LayoutNode
    let isSelected: Bool
}

extension PickerParts {
    /// The options as `styled` unfolds them, what stands between them left out.
    ///
    /// - Parameter looksSelected: whether `styled` makes something else of options that are selected.
    @MainActor func options<Styled: View>(
        looksSelected: Bool = false, in unfolding: inout Unfolding,
        _ styled: (_ content: HiddenLabel<PickerParts>, _ isSelected: Bool) -> Styled
    ) -> [PickerOption] {
        var nodes = unfolding.options(of: styled(content, false))
        // Of options with equal tags the first is the selected one.
        let first = nodes.firstIndex { $0.optionPart == .option && $0.optionTag.map(isSelected) == true }
        let marks = nodes.indices.map { $0 == first }
        warnUnlessFound(marks, in: unfolding)
        if looksSelected, marks.contains(true) {
            // The tag is known once an option is unfolded, so the selected one is unfolded again in its own look.
            let others = unfolding.options(of: styled(content, true))
            for index in nodes.indices where marks[index] && others.indices.contains(index) {
                nodes[index] = others[index]
            }
        }
        if unfolding.tellsSpoken {
            for (node, isSelected) in zip(nodes, marks) where node.optionPart == .option {
                unfolding.say(spokenOption(isSelected: isSelected), of: node)
            }
        }
        return zip(nodes, marks).compactMap { node, isSelected in
            node.optionPart == .option ? PickerOption(node: node, isSelected: isSelected) : nil
        }
    }

    /// Says in SwiftUI's words that no option has the selection as its tag.
    @MainActor private func warnUnlessFound(_ marks: [Bool], in unfolding: Unfolding) {
        guard !marks.contains(true), let selection = selection() else { return }
        let name = selection.count > 80 ? selection.prefix(80) + "…" : selection
        unfolding.warn(
            "Picker: the selection \"\(name)\" is invalid and does not have an associated tag, so no option is "
                + "drawn as selected; give the option that it means .tag with a value of the selection's type"
        )
    }
}

/// The selected option, where it stands, or what is written to stand for it.
struct PickerValue: View, PubliclyNamed {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let options = parts.options(in: &unfolding) { content, _ in content }
        if let value = parts.value { return value.unfold(into: &unfolding) }
        for option in options where option.isSelected { unfolding.nodes.append(option.node) }
    }
}

/// The options of a picker as rows of a menu.
struct MenuOptions: View, PubliclyNamed {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        unfolding.unfold(Divider(), slot: 0)
        for (index, option) in parts.options(in: &unfolding, { content, _ in content }).enumerated() {
            let row = MenuRow(
                title: MadeNodes(nodes: [option.node]), mark: option.isSelected ? .tick : .off)
            unfolding.unfold(row, slot: index + 2)
        }
        unfolding.unfold(Divider(), slot: 1)
    }
}
