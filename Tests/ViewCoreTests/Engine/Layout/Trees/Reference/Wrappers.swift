import Foundation
import ViewCore

/// `.padding` (section 6).
struct Padded: Box {
    let content: any Part
    let insets: EdgeInsets
    let surroundings: Surroundings

    private func inner(_ offer: Offer) -> Offer {
        Offer(
            width: offer.width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: offer.height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    func size(_ offer: Offer) -> CGSize {
        let child = content.size(inner(offer))
        return CGSize(
            width: max(child.width + insets.leading + insets.trailing, 0),
            height: max(child.height + insets.top + insets.bottom, 0))
    }

    func placed(_ offer: Offer) -> PlacedPart {
        var child = PlacedPart(content, inner(offer))
        child.start = CGPoint(x: insets.leading, y: insets.top)
        return child
    }

    /// An edge that stands off is a plain view's (section 3, rules 6 and 9).
    var distances: Distances {
        let edges: [(Edge, CGFloat)] = [
            (.top, insets.top), (.bottom, insets.bottom), (.leading, insets.leading),
            (.trailing, insets.trailing),
        ]
        return content.distances.plain(on: edges.filter { $0.1 != 0 }.map(\.0))
    }
}

/// `.fixedSize`: nothing is offered on the chosen axes (section 6).
struct FixedSize: Box {
    let content: any Part
    let horizontal: Bool
    let vertical: Bool
    let surroundings: Surroundings

    private func inner(_ offer: Offer) -> Offer {
        Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
    }

    func size(_ offer: Offer) -> CGSize { content.size(inner(offer)) }
    func placed(_ offer: Offer) -> PlacedPart { PlacedPart(content, inner(offer)) }
}

/// `.aspectRatio` (section 7).
struct Proportioned: Box {
    let content: any Part
    let ratio: CGFloat?
    let fills: Bool
    let surroundings: Surroundings

    private func inner(_ offer: Offer) -> Offer {
        var ratio = ratio
        if ratio == nil {
            let ideal = content.size(Offer(width: nil, height: nil))
            guard ideal.width > 0, ideal.height > 0 else { return offer }
            ratio = ideal.width / ideal.height
        }
        guard let ratio else { return offer }
        switch (offer.width, offer.height) {
        case (nil, nil): return offer
        case (let width?, nil): return Offer(width: width, height: width / ratio)
        case (nil, let height?): return Offer(width: height * ratio, height: height)
        case (let width?, let height?):
            // (ratio, 1) times this much.
            let scale = fills ? max(width / ratio, height) : min(width / ratio, height)
            return Offer(width: scale * ratio, height: scale)
        }
    }

    func size(_ offer: Offer) -> CGSize { content.size(inner(offer)) }

    func placed(_ offer: Offer) -> PlacedPart {
        PlacedPart(content, inner(offer)).centred(in: size(offer))
    }
}

/// `.offset`: what is drawn moves, nothing else knows (section 6).
struct Shifted: Wrapper {
    let content: any Part
    let x: CGFloat
    let y: CGFloat
    let surroundings: Surroundings

    func size(_ offer: Offer) -> CGSize { content.size(offer) }
    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { content.explicit(guide, offer) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        let moved = CGPoint(x: origin.x + (surroundings.isMirrored ? -x : x), y: origin.y + y)
        content.place(at: moved, offer, into: &frames)
    }
}

/// `.position`: takes what it is offered, its content's middle at a point (section 6).
struct Positioned: Box {
    let content: any Part
    let x: CGFloat
    let y: CGFloat
    let surroundings: Surroundings

    func size(_ offer: Offer) -> CGSize {
        let child = content.size(offer)
        return CGSize(width: offer.width ?? child.width, height: offer.height ?? child.height)
    }

    func placed(_ offer: Offer) -> PlacedPart {
        var child = PlacedPart(content, offer)
        child.start = CGPoint(x: x - child.size.width / 2, y: y - child.size.height / 2)
        return child
    }

    /// A box of its own, as a frame is.
    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? {
        guide.isBaseline ? placed(offer).explicit(guide) : nil
    }
}

/// `.layoutPriority`.
struct Prioritized: Box {
    let content: any Part
    let priority: Double
    let surroundings: Surroundings

    func size(_ offer: Offer) -> CGSize { content.size(offer) }
    func placed(_ offer: Offer) -> PlacedPart { PlacedPart(content, offer) }
}

/// `.alignmentGuide`: an explicit value (section 10).
struct Guided: Box {
    let content: any Part
    let key: GuideKey
    let value: Tree.GuideValue
    let surroundings: Surroundings

    func size(_ offer: Offer) -> CGSize { content.size(offer) }
    func placed(_ offer: Offer) -> PlacedPart { PlacedPart(content, offer) }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? {
        guide == key
            ? value.constant + value.share * size(offer).on(key.axis)
            : content.explicit(guide, offer)
    }
}
