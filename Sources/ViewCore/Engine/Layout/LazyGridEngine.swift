import Foundation

/// The arithmetic of lazy grids: tracks across, lines of views along `axis`
/// (Documentation/Rules/layout-rules.md, section 13).
struct LazyGridEngine {
    /// Tracks past this are more than a picture can show.
    private static let trackLimit = 10_000

    /// The way the grid grows.
    let axis: Axis
    let items: [GridItem]
    let alignment: AlignmentKey
    /// Of cells whose item names none: the grid's own.
    private let cellAlignment: Alignment
    var spacing: CGFloat?
    /// Where sections begin and end; empty where there is none.
    private let runs: [LineRun]

    /// Views that begin a line: those of a section, or one that has the line to itself.
    struct LineRun: Equatable {
        var views: Range<Int>
        var isLine: Bool
    }

    init(
        axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?, runs: [LineRun] = [],
        _ journal: Journal
    ) {
        self.axis = axis
        self.runs = runs
        self.alignment = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        cellAlignment = alignment
        func clean(_ length: CGFloat, _ what: String, allowsInfinity: Bool = false) -> CGFloat {
            let isUsable =
                length >= 0 && (length <= CGFloat.largestLength || (allowsInfinity && length == .infinity))
            guard !isUsable else { return length }
            journal.warn("a GridItem's \(what) of \(length) is no usable length; 0 is used")
            return 0
        }
        self.spacing = spacing
        if items.isEmpty {
            journal.warn("a lazy grid without any GridItem shows one flexible track")
        }
        self.items = (items.isEmpty ? [GridItem()] : items).prefix(LazyGridEngine.trackLimit).map {
            var item = $0
            item.spacing = item.spacing.map { clean($0, "spacing") }
            switch item.size {
            case .fixed(let length): item.size = .fixed(clean(length, "fixed size"))
            case .flexible(let low, let high):
                let low = clean(low, "minimum")
                item.size = .flexible(
                    minimum: low, maximum: max(clean(high, "maximum", allowsInfinity: true), low))
            case .adaptive(let low, let high):
                let low = clean(low, "minimum")
                item.size = .adaptive(
                    minimum: low, maximum: max(clean(high, "maximum", allowsInfinity: true), low))
            }
            return item
        }
    }

    struct Track: Equatable {
        var length: CGFloat
        /// To the next track.
        var gap: CGFloat
        var alignment: Alignment?
    }

    /// The tracks for a length: fixed ones first, then flexible and adaptive ones in order, each with an
    /// equal part of what is left, within its bounds (Documentation/Rules/layout-rules.md, section 13;
    /// objc.io S01E238).
    ///
    /// Without a length every track gets its minimum.
    func tracks(_ length: CGFloat?) -> [Track] {
        var left = length.map { $0.isFinite ? $0 : CGFloat.largestLength } ?? 0
        var flexible = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { left -= item.spacing ?? 8 }
            if case .fixed(let fixed) = item.size { left -= fixed } else { flexible += 1 }
        }
        var tracks: [Track] = []
        for item in items {
            let gap = item.spacing ?? 8
            func add(_ length: CGFloat) {
                tracks.append(Track(length: max(length, 0), gap: gap, alignment: item.alignment))
            }
            let share = flexible > 0 ? max(left / CGFloat(flexible), 0) : 0
            switch item.size {
            case .fixed(let fixed): add(fixed)
            case .flexible(let low, let high):
                let taken = min(max(length == nil ? low : share, low), high)
                add(taken)
                left -= taken
                flexible -= 1
            case .adaptive(let low, let high):
                let fitting = low + gap > 0 ? ((share + gap) / (low + gap)).rounded(.down) : 1
                let room = LazyGridEngine.trackLimit - tracks.count
                let count = Int(min(max(fitting, 1), CGFloat(max(room, 1))))
                let own = (share - gap * CGFloat(count - 1)) / CGFloat(count)
                for _ in 0..<count { add(min(max(length == nil ? low : own, low), high)) }
                left -= share
                flexible -= 1
            }
        }
        return tracks
    }

    private func total(_ tracks: [Track]) -> CGFloat {
        tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    }

    /// How long the grid is across: what it is offered, without end too, and its tracks' without an offer.
    func length(in proposal: ProposedViewSize, _ tracks: [Track]) -> CGFloat {
        guard let own = proposal[axis.other] else { return total(tracks) }
        return max(own, 0)
    }

    func layOut<Child: LayoutItem>(_ nodes: [Child], in proposal: ProposedViewSize) -> StackEngine.Result {
        let across = axis.other
        let tracks = tracks(proposal[across])
        let total = total(tracks)
        var result = StackEngine.Result()
        result.size[across] = length(in: proposal, tracks)
        // Tracks that leave room, or need more, are aligned as a whole.
        let outer = ViewDimensions(source: nil, proposal: .unspecified, size: result.size)
        var inner = result.size
        inner[across] = total
        let box = ViewDimensions(source: nil, proposal: .unspecified, size: inner)
        let ends = alignment.defaultValue(in: outer) - alignment.defaultValue(in: box)
        let start = ends.isFinite ? ends : 0

        var position: CGFloat = 0
        /// Puts views side by side, each in its track.
        func add(_ line: ArraySlice<Child>, _ tracks: [Track], from start: CGFloat) {
            let offers = tracks.prefix(line.count).map {
                ProposedViewSize(axis, major: nil, minor: $0.length)
            }
            let length = zip(line, offers).map { $0.length(axis, $1) }.max() ?? 0
            if line.startIndex > 0 { position += spacing ?? 8 }
            var offset = start
            for (index, node) in line.enumerated() {
                let cell = CGSize(axis, major: length, minor: tracks[index].length)
                let origin = node.alignedOffset(
                    tracks[index].alignment ?? cellAlignment, in: cell, proposal: offers[index])
                result.origins.append(
                    axis == .vertical
                        ? CGPoint(x: offset + origin.x, y: position + origin.y)
                        : CGPoint(x: position + origin.x, y: offset + origin.y))
                offset += tracks[index].length + tracks[index].gap
            }
            result.proposals += offers
            position += length
        }
        let whole = result.size[across].isFinite ? result.size[across] : total
        for run in runs.isEmpty ? [LineRun(views: nodes.indices, isLine: false)] : runs {
            if run.isLine {
                add(nodes[run.views], [Track(length: whole, gap: 0, alignment: nil)], from: 0)
                continue
            }
            for first in stride(from: run.views.lowerBound, to: run.views.upperBound, by: tracks.count) {
                add(nodes[first..<min(first + tracks.count, run.views.upperBound)], tracks, from: start)
            }
        }
        result.size[axis] = max(position, 0)
        return result
    }
}
