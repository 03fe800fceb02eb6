import Foundation
import ViewCore

/// The layout rules a second time, as plainly as they are written down: no cache, no nodes.
///
/// Slow on purpose. Knows the leaves, stacks and modifiers that random trees are made of; a text is one word.
struct Reference {
    typealias Size = CGSize
    typealias Offer = (w: CGFloat?, h: CGFloat?)
    var frames: [String: CGRect] = [:]

    /// Frames by name, the root centred in the offer.
    static func frames(of tree: Tree, in offer: Offer) -> [String: CGRect] {
        var reference = Reference()
        let size = reference.size(tree, offer, nil)
        let x = ((offer.w ?? size.width) - size.width) / 2
        let y = ((offer.h ?? size.height) - size.height) / 2
        reference.place(tree, x, y, offer, nil)
        return reference.frames
    }

    // MARK: Sizes

    /// `along` is the axis of the nearest stack.
    func size(_ tree: Tree, _ offer: Offer, _ along: Axis?) -> Size {
        switch tree {
        case .color: return Size(width: offer.w ?? 10, height: offer.h ?? 10)
        case .fixed(_, let w, let h): return Size(width: w, height: h)
        case .text(let string, _): return text(string.count, offer)
        case .spacer(let length):
            let least = length ?? 8
            return Size(
                width: along == .vertical ? 0 : max(offer.w ?? least, least),
                height: along == .horizontal ? 0 : max(offer.h ?? least, least))
        case .stack(let axis, let guide, let spacing, let children):
            return stack(axis, guide, spacing, children, offer).size
        case .layers(let x, let y, let children): return layers(x, y, children, offer).size
        case .modified(let tree, let change): return size(tree, change, offer, along)
        case .divider, .container: return .zero
        }
    }

    private func size(_ tree: Tree, _ change: Tree.Change, _ offer: Offer, _ along: Axis?) -> Size {
        let inner = size(tree, proposal(tree, change, offer, along), along)
        switch change {
        case .frame(let w, let h, _, _):
            return Size(width: w ?? inner.width, height: h ?? inner.height)
        case .limits(let w, let h, _, _):
            return Size(
                width: w.length(offer.w, child: inner.width),
                height: h.length(offer.h, child: inner.height))
        case .padding(let insets):
            return Size(
                width: max(inner.width + insets.leading + insets.trailing, 0),
                height: max(inner.height + insets.top + insets.bottom, 0))
        case .position:
            return Size(width: offer.w ?? inner.width, height: offer.h ?? inner.height)
        default: return inner
        }
    }

    /// One word: broken anywhere, cut to the lines that fit, an ellipsis at the end of the last.
    private func text(_ count: Int, _ offer: Offer) -> Size {
        func whole(_ length: CGFloat?, _ unit: CGFloat) -> Int {
            guard let length, length.isFinite else { return 10_000 }
            return max(Int((length / unit + 0.0001).rounded(.down)), 1)
        }
        let perLine = whole(offer.w, 10)
        let needed = (count + perLine - 1) / perLine
        let lines = min(needed, whole(offer.h, 20))
        var widest = min(count, perLine)
        if lines < needed, lines == 1 {
            // The ellipsis takes a place even where there is none.
            widest = max(whole(offer.w, 10), 1)
        }
        return Size(
            width: min(CGFloat(widest) * 10, offer.w ?? .infinity), height: CGFloat(lines) * 20)
    }

    /// What the content of a modifier is offered when it is measured.
    private func proposal(
        _ tree: Tree, _ change: Tree.Change, _ offer: Offer, _ along: Axis?
    ) -> Offer {
        switch change {
        case .frame(let w, let h, _, _): return (w ?? offer.w, h ?? offer.h)
        case .limits(let w, let h, _, _): return (w.offer(offer.w), h.offer(offer.h))
        case .padding(let insets):
            return (
                offer.w.map { max($0 - insets.leading - insets.trailing, 0) },
                offer.h.map { max($0 - insets.top - insets.bottom, 0) }
            )
        case .fixedSize(let horizontal, let vertical):
            return (horizontal ? nil : offer.w, vertical ? nil : offer.h)
        case .aspectRatio(let ratio, let fills):
            switch (offer.w, offer.h) {
            case (nil, nil): return offer
            case (let w?, nil): return (w, w / ratio)
            case (nil, let h?): return (h * ratio, h)
            case (let w?, let h?):
                let byWidth = w / ratio <= h
                return byWidth != fills ? (w, w / ratio) : (h * ratio, h)
            }
        default: return offer
        }
    }

    // MARK: Places

    mutating func place(_ tree: Tree, _ x: CGFloat, _ y: CGFloat, _ offer: Offer, _ along: Axis?) {
        let size = size(tree, offer, along)
        switch tree {
        case .color(let name), .fixed(let name, _, _), .text(_, let name), .divider(let name):
            frames[name] = CGRect(x: x, y: y, width: size.width, height: size.height)
        case .stack(let axis, let guide, let spacing, let children):
            // Across, the stack's own size stands in for a missing offer.
            let own: Offer =
                axis == .horizontal
                ? (offer.w, offer.h ?? size.height) : (offer.w ?? size.width, offer.h)
            for (child, part) in zip(children, stack(axis, guide, spacing, children, own).parts) {
                place(child, x + part.x, y + part.y, part.offer, axis)
            }
        case .layers(let gx, let gy, let children):
            for (child, part) in zip(children, layers(gx, gy, children, offer).parts) {
                place(child, x + part.x, y + part.y, part.offer, nil)
            }
        case .modified(let inner, let change):
            place(inner, change, CGRect(x: x, y: y, width: size.width, height: size.height), offer, along)
        case .spacer, .container: break
        }
    }

    private mutating func place(
        _ tree: Tree, _ change: Tree.Change, _ box: CGRect, _ offer: Offer, _ along: Axis?
    ) {
        var inner = proposal(tree, change, offer, along)
        func aligned(_ gx: Tree.Guide, _ gy: Tree.Guide) -> (CGFloat, CGFloat) {
            let size = size(tree, inner, along)
            return (
                box.minX + gx.share * (box.width - size.width),
                box.minY + gy.share * (box.height - size.height)
            )
        }
        var corner = (box.minX, box.minY)
        switch change {
        case .frame(_, _, let gx, let gy): corner = aligned(gx, gy)
        case .limits(let w, let h, let gx, let gy):
            inner = (
                w.placement(offer.w, length: box.width), h.placement(offer.h, length: box.height)
            )
            corner = aligned(gx, gy)
        case .padding(let insets): corner = (box.minX + insets.leading, box.minY + insets.top)
        case .offset(let dx, let dy): corner = (box.minX + dx, box.minY + dy)
        case .position(let px, let py):
            let size = size(tree, inner, along)
            corner = (box.minX + px - size.width / 2, box.minY + py - size.height / 2)
        case .layer(let other, let gx, let gy, _):
            let own: Offer = (box.width, box.height)
            let size = size(other, own, nil)
            place(
                other, box.minX + gx.share * (box.width - size.width),
                box.minY + gy.share * (box.height - size.height), own, nil)
        default: break
        }
        place(tree, corner.0, corner.1, inner, along)
    }
}

extension Tree.Guide {
    /// How far along a length the guide lies.
    var share: CGFloat {
        switch self {
        case .start: 0
        case .center: 0.5
        case .end, .firstTextBaseline, .lastTextBaseline: 1
        }
    }
}

extension Tree.Limits {
    private var low: CGFloat? { minimum.map { max($0, 0) } }
    private var middle: CGFloat? { ideal.map { max(low ?? 0, $0) } }
    private var high: CGFloat? { maximum.map { max(middle ?? low ?? 0, $0) } }

    private func clamp(_ value: CGFloat) -> CGFloat {
        var value = value
        if let low, value < low { value = low }
        if let high, value > high { value = high }
        return value
    }

    func offer(_ p: CGFloat?) -> CGFloat? {
        if let p { return clamp(p) }
        return middle.map(clamp)
    }

    func length(_ p: CGFloat?, child: CGFloat) -> CGFloat {
        if p == nil { return middle ?? clamp(child) }
        let q = offer(p) ?? 0
        switch (low, high) {
        case (nil, nil): return child
        case (let low?, nil): return max(min(q, child), low)
        case (nil, let high?): return min(max(q, child), high)
        default: return q
        }
    }

    func placement(_ p: CGFloat?, length: CGFloat) -> CGFloat? {
        if isEmpty { return p }
        if p == nil, middle == nil, length > low ?? -.infinity, length < high ?? .infinity {
            return nil
        }
        return length
    }
}
