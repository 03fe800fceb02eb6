import Foundation
import ViewCore

/// `LazyVGrid`, here called by its columns; `LazyHGrid` with the axes swapped (section 13).
struct TrackGrid: Part {
    /// The way it grows.
    let axis: Axis
    let tracks: [Tree.Track]
    /// Between columns.
    let between: CGFloat?
    /// Between rows.
    let along: CGFloat?
    let guide: GuideKey
    let children: [any Part]
    let surroundings: Surroundings

    private func clamped(_ length: CGFloat, _ track: Tree.Track) -> CGFloat {
        min(max(length, track.least), max(track.most, track.least))
    }

    /// The columns' widths, of adaptive ones several.
    private func widths(in offer: CGFloat?) -> [CGFloat] {
        let gap = between ?? 8
        guard let offer else {
            return tracks.map(\.least)
        }
        var rest = offer - gap * CGFloat(tracks.count - 1)
        for track in tracks where track.size == .fixed { rest -= track.least }
        var left = tracks.filter { $0.size != .fixed }.count
        return tracks.flatMap { track -> [CGFloat] in
            if track.size == .fixed { return [track.least] }
            let share = rest / CGFloat(left)
            left -= 1
            guard track.size == .adaptive else {
                let width = clamped(share, track)
                rest -= width
                return [width]
            }
            rest -= share
            // Room without end is one column's.
            guard share.isFinite else { return [clamped(share, track)] }
            let count = max(1, ((share + gap) / (track.least + gap)).rounded(.down))
            let width = clamped((share - gap * (count - 1)) / count, track)
            return Array(repeating: width, count: Int(count))
        }
    }

    private func arranged(_ offer: Offer) -> (size: CGSize, children: [PlacedPart]) {
        let widths = widths(in: offer.on(axis.other))
        let gap = between ?? 8
        let total = widths.reduce(0, +) + gap * CGFloat(max(widths.count - 1, 0))
        let own = offer.on(axis.other) ?? total
        let size = CGSize.on(axis, along: 0, across: own)
        let block = CGSize.on(axis, along: 0, across: total)
        let start = guide.standard(in: size) - guide.standard(in: block)
        var placed: [PlacedPart] = []
        var position: CGFloat = 0
        var cells = children[...]
        while !cells.isEmpty, !widths.isEmpty {
            if !placed.isEmpty { position += along ?? 8 }
            let row = cells.prefix(widths.count)
            cells = cells.dropFirst(widths.count)
            let offers = widths.map { Offer(axis, along: nil, across: $0) }
            let length = zip(row, offers).map { $0.size($1).on(axis) }.max() ?? 0
            var across = start
            for (part, width) in zip(row, widths) {
                var cell = PlacedPart(part, Offer(axis, along: nil, across: width))
                let box = CGSize.on(axis, along: length, across: width)
                // A cell stands as the grid does where its column says nothing, and no column of a tree does.
                cell =
                    axis == .vertical
                    ? cell.aligned(guide, .y(.center), in: box) : cell.aligned(.x(.center), guide, in: box)
                cell.move(axis, to: cell.start.on(axis) + position)
                cell.move(axis.other, to: cell.start.on(axis.other) + across)
                placed.append(cell)
                across += width + gap
            }
            position += length
        }
        return (.on(axis, along: position, across: own), placed)
    }

    func size(_ offer: Offer) -> CGSize { arranged(offer).size }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? {
        arranged(offer).children.explicit(guide)
    }

    var distances: Distances { .union(of: children) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        let (size, placed) = arranged(offer)
        placed.place(in: size, at: origin, surroundings, into: &frames)
    }
}
