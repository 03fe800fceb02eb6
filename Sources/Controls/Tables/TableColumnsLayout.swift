import Foundation
import ViewCore

/// Cells beside one another in columns that are the same for every row of one width.
struct TableColumnsLayout: Layout, PubliclyNamed {
    nonisolated static var publicName: String { "Table" }

    let columns: [(width: TableColumnWidth, alignment: HorizontalAlignment)]
    private let gap: CGFloat = 8

    init(columns: [(TableColumnWidth, HorizontalAlignment)]) { self.columns = columns }

    /// The widths for the room that was asked for last.
    struct Cache {
        fileprivate var known: (room: CGFloat?, widths: [CGFloat])?
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func widths(_ room: CGFloat?, _ cache: inout Cache) -> [CGFloat] {
        if let known = cache.known, known.room == room { return known.widths }
        let widths = widths(room)
        cache.known = (room, widths)
        return widths
    }

    /// Shares `room`: each gets as much as the others, within its bounds.
    private func widths(_ room: CGFloat?) -> [CGFloat] {
        let least = columns.map { $0.width.least ?? 0 }
        let most = columns.map { max($0.width.most ?? .infinity, $0.width.least ?? 0) }
        guard let room else {
            return columns.indices.map { min(max(columns[$0].width.ideal ?? 100, least[$0]), most[$0]) }
        }
        var widths = least
        var left = max(room - gap * CGFloat(max(columns.count - 1, 0)), 0)
        var open = Array(columns.indices)
        /// Gives columns that the share is no width for the one that they have, and the others what is left.
        func settle(_ bounds: [CGFloat], where isOut: (CGFloat, CGFloat) -> Bool) {
            // Where a column keeps to its bound, the share moves away from the bounds that are further out.
            let ordered = open.sorted { isOut(bounds[$0], bounds[$1]) }
            var count = ordered.count
            for index in ordered {
                guard isOut(bounds[index], max(left / CGFloat(count), 0)) else { break }
                widths[index] = bounds[index]
                left -= bounds[index]
                count -= 1
            }
            open = ordered.suffix(count)
        }
        settle(least, where: >)
        settle(most, where: <)
        for index in open { widths[index] = max(left / CGFloat(open.count), 0) }
        return widths
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let widths = widths(proposal.width, &cache)
        var height: CGFloat = 0
        for (index, subview) in subviews.enumerated() where index < widths.count {
            height = max(
                height, subview.sizeThatFits(ProposedViewSize(width: widths[index], height: nil)).height)
        }
        let sum = widths.reduce(0, +) + gap * CGFloat(max(widths.count - 1, 0))
        return CGSize(width: proposal.width ?? sum, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let widths = widths(proposal.width, &cache)
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() where index < widths.count {
            let offer = ProposedViewSize(width: widths[index], height: nil)
            let size = subview.sizeThatFits(offer)
            let free = widths[index] - size.width
            let shift: CGFloat =
                switch columns[index].alignment {
                case .trailing: free
                case .center: free / 2
                default: 0
                }
            subview.place(
                at: CGPoint(x: x + shift, y: bounds.midY - size.height / 2), proposal: offer)
            x += widths[index] + gap
        }
    }
}
