import Foundation
import ViewCore

/// A color or shape: what it is offered, 10 where nothing is (section 1, rule 3).
struct Filling: Part {
    let name: String

    func size(_ offer: Offer) -> CGSize {
        CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
    }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        frames[name] = CGRect(origin: origin, size: size(offer))
    }
}

/// A leaf that keeps its size.
struct Rigid: Part {
    let name: String
    let own: CGSize

    func size(_ offer: Offer) -> CGSize { own }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        frames[name] = CGRect(origin: origin, size: own)
    }
}

/// A picture that takes what it is offered, its own size where nothing is.
struct Stretched: Part {
    let name: String
    let own: CGSize

    func size(_ offer: Offer) -> CGSize {
        CGSize(width: offer.width ?? own.width, height: offer.height ?? own.height)
    }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        frames[name] = CGRect(origin: origin, size: size(offer))
    }
}

/// One pixel thick and 10 long, or as long as it is offered; upright in a row.
struct Line: Part {
    let name: String
    let surroundings: Surroundings

    func size(_ offer: Offer) -> CGSize {
        surroundings.axis == .horizontal
            ? CGSize(width: surroundings.pixel, height: offer.height ?? 10)
            : CGSize(width: offer.width ?? 10, height: surroundings.pixel)
    }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        frames[name] = CGRect(origin: origin, size: size(offer))
    }
}

/// At least its minimum, 8 unless told, along its stack and nothing across; both ways outside of one.
struct Room: Part {
    let least: CGFloat
    let axis: Axis?

    func size(_ offer: Offer) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(offer.width ?? 0, least),
            height: axis == .horizontal ? 0 : max(offer.height ?? 0, least))
    }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {}
    var priority: Double { -.infinity }
    var distances: Distances { .zero(along: axis) }
    var isSpacer: Bool { true }
}
