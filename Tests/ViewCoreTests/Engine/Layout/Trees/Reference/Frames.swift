import Foundation
import ViewCore

/// A wrapper with one child somewhere inside a size of its own.
protocol Box: Wrapper {
    var surroundings: Surroundings { get }
    func placed(_ offer: Offer) -> PlacedPart
}

extension Box {
    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { placed(offer).explicit(guide) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        [placed(offer)].place(in: size(offer), at: origin, surroundings, into: &frames)
    }
}

/// `.frame(width:height:)` (section 4).
struct FixedFrame: Box {
    let content: any Part
    let width: CGFloat?
    let height: CGFloat?
    let x: GuideKey
    let y: GuideKey
    let surroundings: Surroundings

    private func inner(_ offer: Offer) -> Offer {
        Offer(width: width ?? offer.width, height: height ?? offer.height)
    }

    func size(_ offer: Offer) -> CGSize {
        let own = content.size(inner(offer))
        return CGSize(width: width ?? own.width, height: height ?? own.height)
    }

    func placed(_ offer: Offer) -> PlacedPart {
        PlacedPart(content, inner(offer)).aligned(x, y, in: size(offer))
    }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? {
        guide.isBaseline ? placed(offer).explicit(guide) : nil
    }

    var distances: Distances {
        guard !isSpacer else { return content.distances }
        return content.distances.plain(
            on: (width == nil ? [] : Axis.horizontal.edges)
                + (height == nil ? [] : Axis.vertical.edges))
    }
}

/// `.containerRelativeFrame`, a frame of the window's size where that has one (section 15).
struct ContainerFrame: Wrapper {
    let content: any Part
    let horizontal: Bool
    let vertical: Bool
    let x: GuideKey
    let y: GuideKey
    let surroundings: Surroundings

    private var frame: FixedFrame {
        let window = surroundings.window
        return FixedFrame(
            content: content, width: horizontal ? window.width : nil,
            height: vertical ? window.height : nil, x: x, y: y, surroundings: surroundings)
    }

    func size(_ offer: Offer) -> CGSize { frame.size(offer) }
    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { frame.explicit(guide, offer) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        frame.place(at: origin, offer, into: &frames)
    }

    /// As a frame's, whether the window has a size or not.
    var distances: Distances {
        guard !isSpacer else { return content.distances }
        return content.distances.plain(
            on: (horizontal ? Axis.horizontal.edges : []) + (vertical ? Axis.vertical.edges : []))
    }
}

/// `.frame(minWidth:idealWidth:maxWidth:…)` (section 5).
struct FlexibleFrame: Box {
    let content: any Part
    let width: Tree.Limits
    let height: Tree.Limits
    let x: GuideKey
    let y: GuideKey
    let surroundings: Surroundings

    init(
        _ content: any Part, _ width: Tree.Limits, _ height: Tree.Limits, x: GuideKey, y: GuideKey,
        _ surroundings: Surroundings
    ) {
        func ordered(_ limits: Tree.Limits) -> Tree.Limits {
            var result = limits
            result.minimum = limits.minimum.map { max($0, 0) }
            result.ideal = limits.ideal.map { max(result.minimum ?? 0, $0) }
            result.maximum = limits.maximum.map { max(result.ideal ?? result.minimum ?? 0, $0) }
            return result
        }
        (self.content, self.x, self.y, self.surroundings) = (content, x, y, surroundings)
        (self.width, self.height) = (ordered(width), ordered(height))
    }

    private func inner(_ offer: CGFloat?, _ limits: Tree.Limits) -> CGFloat? {
        (offer ?? limits.ideal).map {
            min(max($0, limits.minimum ?? -.infinity), limits.maximum ?? .infinity)
        }
    }

    private func length(_ offer: CGFloat?, _ limits: Tree.Limits, _ child: CGFloat) -> CGFloat {
        guard let offer else {
            if let ideal = limits.ideal { return ideal }
            return min(max(child, limits.minimum ?? 0), limits.maximum ?? .infinity)
        }
        let inside = min(max(offer, limits.minimum ?? -.infinity), limits.maximum ?? .infinity)
        switch (limits.minimum, limits.maximum) {
        case (nil, nil): return child
        case (let low?, nil): return max(min(inside, child), low)
        case (nil, let high?): return min(max(inside, child), high)
        case (_?, _?): return inside
        }
    }

    func size(_ offer: Offer) -> CGSize {
        let child = content.size(
            Offer(width: inner(offer.width, width), height: inner(offer.height, height)))
        return CGSize(
            width: length(offer.width, width, child.width),
            height: length(offer.height, height, child.height))
    }

    /// Its own length; nothing where nothing was offered and no limit decided.
    private func kept(_ offer: CGFloat?, _ limits: Tree.Limits, _ own: CGFloat) -> CGFloat? {
        let isInside = own > limits.minimum ?? -.infinity && own < limits.maximum ?? .infinity
        return offer == nil && limits.ideal == nil && isInside ? nil : own
    }

    func placed(_ offer: Offer) -> PlacedPart {
        let own = size(offer)
        let inner = Offer(
            width: kept(offer.width, width, own.width),
            height: kept(offer.height, height, own.height))
        return PlacedPart(content, inner).aligned(x, y, in: own)
    }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? {
        guide.isBaseline ? placed(offer).explicit(guide) : nil
    }

    var distances: Distances {
        guard !isSpacer else { return content.distances }
        return content.distances.plain(
            on: (width.isEmpty ? [] : Axis.horizontal.edges)
                + (height.isEmpty ? [] : Axis.vertical.edges))
    }
}

extension PlacedPart {
    /// The child's guide on that of the box, which is where the box itself has it by default.
    func aligned(_ x: GuideKey, _ y: GuideKey, in size: CGSize) -> PlacedPart {
        var result = self
        result.start = CGPoint(
            x: x.standard(in: size) - guide(x), y: y.standard(in: size) - guide(y))
        return result
    }

    /// In the middle, whatever guides it has.
    func centred(in box: CGSize) -> PlacedPart {
        var result = self
        result.start = CGPoint(x: (box.width - size.width) / 2, y: (box.height - size.height) / 2)
        return result
    }
}
