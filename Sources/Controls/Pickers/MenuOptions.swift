import ViewCore

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
