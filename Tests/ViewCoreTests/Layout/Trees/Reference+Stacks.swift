import Foundation
import ViewCore

extension Reference {
    struct Part {
        var x: CGFloat
        var y: CGFloat
        var offer: Offer
    }

    private func offer(_ axis: Axis, _ major: CGFloat?, _ minor: CGFloat?) -> Offer {
        axis == .horizontal ? (major, minor) : (minor, major)
    }

    private func major(_ size: Size, _ axis: Axis) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }

    /// Flexibility, then offers, then a row of boxes.
    func stack(
        _ axis: Axis, _ guide: Tree.Guide, _ spacing: CGFloat?, _ children: [Tree], _ own: Offer
    ) -> (size: Size, parts: [Part]) {
        let total = axis == .horizontal ? own.w : own.h
        let across = axis == .horizontal ? own.h : own.w
        var gaps: [CGFloat] = []
        for index in children.indices {
            gaps.append(
                index == 0 ? 0 : spacing ?? gap(children[index - 1], children[index], axis))
        }
        var offers = [CGFloat?](repeating: nil, count: children.count)
        if let total {
            let least = children.map { major(size($0, offer(axis, 0, across), axis), axis) }
            let most = children.map { major(size($0, offer(axis, .infinity, across), axis), axis) }
            var left = total - gaps.reduce(0, +)
            var waiting = Array(children.indices)
            while let top = waiting.map({ priority(children[$0]) }).max() {
                var group = waiting.filter { priority(children[$0]) == top }
                waiting.removeAll { priority(children[$0]) == top }
                // What later groups need at least is kept for them.
                var share = left - waiting.map { least[$0] }.reduce(0, +)
                while !group.isEmpty {
                    let next = group.min { a, b in
                        let (x, y) = (most[a] - least[a], most[b] - least[b])
                        if x != y { return x < y }
                        return x == .infinity && least[a] != least[b] ? least[a] > least[b] : a < b
                    }
                    guard let index = next else { break }
                    let length = max(share / CGFloat(group.count), 0)
                    offers[index] = length
                    let taken = major(size(children[index], offer(axis, length, across), axis), axis)
                    // Of an infinite room everyone gets all.
                    if share.isFinite { share -= taken }
                    if left.isFinite { left -= taken }
                    group.removeAll { $0 == index }
                }
            }
        }
        return row(axis, guide, gaps, children, offers.map { offer(axis, $0, across) })
    }

    private func row(
        _ axis: Axis, _ guide: Tree.Guide, _ gaps: [CGFloat], _ children: [Tree], _ offers: [Offer]
    ) -> (size: Size, parts: [Part]) {
        let sizes = zip(children, offers).map { size($0, $1, axis) }
        let widths = sizes.map { major($0, axis.other) }
        let (above, below) = extent(widths, guide.share)
        var pen: CGFloat = 0
        var parts: [Part] = []
        for index in children.indices {
            pen += gaps[index]
            let side = above - widths[index] * guide.share
            parts.append(
                Part(
                    x: axis == .horizontal ? pen : side, y: axis == .horizontal ? side : pen,
                    offer: offers[index]))
            pen += major(sizes[index], axis)
        }
        let total = max(pen, 0)
        return (
            axis == .horizontal
                ? Size(width: total, height: above + below)
                : Size(width: above + below, height: total), parts
        )
    }

    /// Before and behind the line where guides meet.
    private func extent(_ lengths: [CGFloat], _ share: CGFloat) -> (CGFloat, CGFloat) {
        // 0 · ∞ is no number.
        (
            share == 0 ? 0 : lengths.map { $0 * share }.max() ?? 0,
            share == 1 ? 0 : lengths.map { $0 * (1 - share) }.max() ?? 0
        )
    }

    func layers(
        _ gx: Tree.Guide, _ gy: Tree.Guide, _ children: [Tree], _ own: Offer
    ) -> (size: Size, parts: [Part]) {
        let top = children.map(priority).max() ?? 0
        let deciding = children.filter { priority($0) == top }.map { size($0, own, nil) }
        let (left, right) = extent(deciding.map(\.width), gx.share)
        let (above, below) = extent(deciding.map(\.height), gy.share)
        let box = Size(width: left + right, height: above + below)
        let parts = children.map { child in
            let offer: Offer = priority(child) == top ? own : (box.width, box.height)
            let size = size(child, offer, nil)
            return Part(
                x: left - size.width * gx.share, y: above - size.height * gy.share, offer: offer)
        }
        return (box, parts)
    }

    func priority(_ tree: Tree) -> Double {
        switch tree {
        case .spacer: -.infinity
        case .modified(_, .priority(let value)): value
        case .modified(let tree, _): priority(tree)
        default: 0
        }
    }

    // MARK: Default spacing

    /// 0 next to a spacer or between stacked words, 8 between plain views; the generator gives other
    /// pairs an explicit spacing.
    private func gap(_ a: Tree, _ b: Tree, _ axis: Axis) -> CGFloat {
        if isSpacer(a) || isSpacer(b) { return 0 }
        return 8
    }

    private func isSpacer(_ tree: Tree) -> Bool {
        if case .spacer = tree { return true }
        return false
    }
}
