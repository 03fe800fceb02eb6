import Foundation

@testable import ViewCore

/// Content as the rows of a list, which `Controls` has the looks for.
struct ListOfOne<Content: View>: View {
    let content: Content

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        var group = RowGroup()
        let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
        let nodes = unfolding.nodes(of: content, along: nil)
        group.rows = nodes.map { RowNode($0, insets: insets, minHeight: 44, name: "ListRow") }
        unfolding.append(
            ScrollNode(
                RowsNode(
                    [group], cornerRadius: 10, curve: .circular, rowSpacing: 0, unfolding.journal.placement),
                axes: .vertical, clips: true, unfolding.journal.placement))
    }
}
