import Foundation
import ViewCore

/// Views over each other (section 9).
struct Layers: Part {
    let x: GuideKey
    let y: GuideKey
    let children: [any Part]
    let surroundings: Surroundings

    private func arranged(_ offer: Offer) -> (size: CGSize, children: [PlacedPart]) {
        var placed = children.map { PlacedPart($0, offer) }
        let highest = children.map(\.priority).max() ?? 0
        let width = placed.align(x) { $0.part.priority == highest }
        let height = placed.align(y) { $0.part.priority == highest }
        return (CGSize(width: width, height: height), placed)
    }

    func size(_ offer: Offer) -> CGSize { arranged(offer).size }

    /// Every child is offered the size that the stack has, and lined up anew.
    private func placed(_ offer: Offer) -> [PlacedPart] { arranged(Offer(size(offer))).children }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { placed(offer).explicit(guide) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        placed(offer).place(in: size(offer), at: origin, surroundings, into: &frames)
    }

    var distances: Distances {
        let highest = children.map(\.priority).max()
        // Of those that make its size; no source says whether others count.
        return .union(of: children.filter { $0.priority == highest })
    }
}

/// An overlay, background or mask: offered the size of what it belongs to (section 8).
struct Layered: Wrapper {
    let content: any Part
    let layer: any Part
    let x: GuideKey
    let y: GuideKey
    let surroundings: Surroundings

    func size(_ offer: Offer) -> CGSize { content.size(offer) }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { content.explicit(guide, offer) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        content.place(at: origin, offer, into: &frames)
        let size = content.size(offer)
        var over = PlacedPart(layer, Offer(size))
        // By the guides of the content, those included that somebody gave it (section 10).
        over.start = CGPoint(
            x: content.guide(x, offer) - over.guide(x), y: content.guide(y, offer) - over.guide(y))
        [over].place(in: size, at: origin, surroundings, into: &frames)
    }
}
