import Foundation
import ViewCore

/// A guide on its axis (section 10).
struct GuideKey: Equatable {
    var axis: Axis
    var guide: Tree.Guide

    static func x(_ guide: Tree.Guide) -> GuideKey { GuideKey(axis: .horizontal, guide: guide) }
    static func y(_ guide: Tree.Guide) -> GuideKey { GuideKey(axis: .vertical, guide: guide) }

    /// Where it lies in a box that says nothing of its own.
    func standard(in size: CGSize) -> CGFloat {
        switch guide {
        case .start: 0
        case .center: size.on(axis) / 2
        case .end: size.on(axis)
        case .firstTextBaseline, .lastTextBaseline: size.height
        case .custom: size.on(axis) * Tree.Guide.customShare
        }
    }

    var isBaseline: Bool { guide == .firstTextBaseline || guide == .lastTextBaseline }

    /// What a container says of its children's explicit values: the average; of baselines the outermost.
    func combined(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        return switch guide {
        case .firstTextBaseline: values.min()
        case .lastTextBaseline: values.max()
        default: values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// A child that has its place: what it was offered and how far it starts from its parent's corner.
struct PlacedPart {
    var part: any Part
    var offer: Offer
    var size: CGSize
    var start = CGPoint.zero

    init(_ part: any Part, _ offer: Offer) {
        self.part = part
        self.offer = offer
        size = part.size(offer)
    }

    func guide(_ key: GuideKey) -> CGFloat { part.explicit(key, offer) ?? key.standard(in: size) }

    func explicit(_ key: GuideKey) -> CGFloat? {
        part.explicit(key, offer).map { $0 + start.on(key.axis) }
    }

    mutating func move(_ axis: Axis, to value: CGFloat) {
        if axis == .horizontal { start.x = value } else { start.y = value }
    }
}

extension [PlacedPart] {
    func explicit(_ key: GuideKey) -> CGFloat? {
        key.combined(compactMap { $0.explicit(key) })
    }

    func place(
        in size: CGSize, at origin: CGPoint, _ surroundings: Surroundings,
        into frames: inout [String: CGRect]
    ) {
        for child in self {
            let corner = surroundings.corner(child.start, of: child.size, in: size, at: origin)
            child.part.place(at: corner, child.offer, into: &frames)
        }
    }

    /// Lines the children up on an axis; what it takes from the first start to the last end.
    ///
    /// The union of the ranges [-guide, size - guide] (section 2). Only those with `counts` make it.
    mutating func align(_ key: GuideKey, counting counts: (PlacedPart) -> Bool = { _ in true })
        -> CGFloat
    {
        guard !isEmpty else { return 0 }
        let counted = filter(counts)
        // An infinite child leaves no difference to take.
        if counted.contains(where: { $0.size.on(key.axis) == .infinity }) { return .infinity }
        let low = counted.map { -$0.guide(key) }.min() ?? 0
        let high = counted.map { $0.size.on(key.axis) - $0.guide(key) }.max() ?? 0
        for index in indices { self[index].move(key.axis, to: -self[index].guide(key) - low) }
        return high - low
    }
}

extension CGPoint {
    func on(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
