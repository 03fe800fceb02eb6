import Foundation
import ViewCore

private enum ControlColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
    /// Where the controls of a form in columns begin; a view without a label begins there itself.
    static let formControls = HorizontalAlignment(ControlColumn.self)
}

extension EnvironmentValues {
    /// Whether controls here have their labels in a column before theirs.
    var hasLabelColumn: Bool { rowPlace == .columns && !labelsHidden }
}

/// A control of a form in columns, and what labels it.
struct ColumnRow<Caption: View, Control: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "TextField" }

    var alignment = VerticalAlignment.center
    let label: Caption
    let control: Control

    var body: some View {
        HStack(alignment: alignment, spacing: 8) {
            label
            control.alignmentGuide(.formControls) { $0[.leading] }
        }
    }
}

/// Views below one another, their controls in one column and what labels them before it.
///
/// A stack would offer each view all of the width, whatever its label leaves of it; here each is offered what ends
/// where all end. The distance of 10 is a guess.
struct FormColumns: Layout, PubliclyNamed {
    nonisolated static var publicName: String { "Form" }

    private let spacing: CGFloat = 10

    private struct Rows {
        /// Where the controls begin.
        var column: CGFloat = 0
        var offers: [ProposedViewSize] = []
        var sizes: [CGSize] = []
        var guides: [CGFloat] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(_ width: CGFloat?, _ subviews: Subviews) -> Rows {
        var rows = Rows()
        let ideal = subviews.map { $0.dimensions(in: .unspecified)[.formControls] }
        let widest = ideal.max() ?? 0
        for (subview, guide) in zip(subviews, ideal) {
            let offer = ProposedViewSize(width: width.map { max($0 - widest + guide, 0) }, height: nil)
            let size = subview.dimensions(in: offer)
            rows.offers.append(offer)
            rows.sizes.append(CGSize(width: size.width, height: size.height))
            rows.guides.append(size[.formControls])
        }
        rows.column = rows.guides.max() ?? 0
        rows.width = zip(rows.sizes, rows.guides).map { rows.column - $1 + $0.width }.max() ?? 0
        rows.height =
            rows.sizes.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.sizes.count - 1, 0))
        return rows
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width, subviews)
        return CGSize(width: rows.width, height: rows.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let rows = rows(proposal.width, subviews)
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + rows.column - rows.guides[index], y: y),
                proposal: rows.offers[index])
            y += rows.sizes[index].height + spacing
        }
    }
}
