import Foundation
import LayoutSupport
import ViewCore

/// The layout rules a second time: plain, slow, without a cache, from the rules alone
/// (Documentation/Rules/layout-rules.md, section 1 and those that follow).
///
/// Every view is a `Part` that answers offers. The engine and this share nothing but the rules, so where
/// they agree on trees that nobody wrote, both are likely to say what the rules say.
///
/// Where the rules leave something open, this is what is done here:
/// - Several views in an overlay, background or mask are centred on each other; the modifier's alignment places
///   them as one, as Apple's documentation of `overlay(alignment:content:)` has it.
/// - A container without children keeps no distance (documentation of `ViewSpacing.zero`); ZStacks pass on what
///   the children say that make their size; ViewThatFits what its first one says; grids what all of theirs say.
/// - `.position` passes on the guides that a frame does; other wrappers pass on all of them.
/// - A text without any line has no baseline.
/// - Lazy stacks place their children as one in what is offered across; lazy grids do so with their columns, and
///   their cells keep the height they answered.
/// - In a grid, default gaps between columns are the widest wish of two neighbours in a row; between rows, of the
///   unions of their cells. Cells of a row line up by their guides. Cells over several columns widen these alike.
enum Reference {
    /// Named frames in the coordinates of the offer, the root centred in it (section 1, rule 4).
    static func frames(
        of tree: Tree, in offer: (CGFloat?, CGFloat?), direction: LayoutDirection = .leftToRight,
        scale: CGFloat = 2
    ) -> (size: CGSize, frames: [String: CGRect]) {
        let offer = Offer(width: offer.0, height: offer.1)
        var surroundings = Surroundings()
        surroundings.isMirrored = direction == .rightToLeft
        surroundings.pixel = 1 / scale
        surroundings.window = offer
        let root = layered(parts(of: tree, in: surroundings), surroundings)
        let size = root.size(offer)
        var frames: [String: CGRect] = [:]
        root.place(
            at: CGPoint(
                x: ((offer.width ?? size.width) - size.width) / 2,
                y: ((offer.height ?? size.height) - size.height) / 2),
            offer, into: &frames)
        return (size, frames)
    }
}

/// A proposal: on each axis a length, infinity, or nothing.
struct Offer {
    var width: CGFloat?
    var height: CGFloat?

    init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
        self =
            axis == .horizontal
            ? Offer(width: along, height: across) : Offer(width: across, height: along)
    }

    func on(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension CGSize {
    func on(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    static func on(_ axis: Axis, along: CGFloat, across: CGFloat) -> CGSize {
        axis == .horizontal
            ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}

/// What a view knows of where it stands.
struct Surroundings {
    /// The axis of the nearest stack; nothing outside of one.
    var axis: Axis?
    var isMirrored = false
    var pixel: CGFloat = 0.5
    var mostLines: Int?
    var leastLines: Int?
    /// What the window, or the nearest scroll view, has.
    var window = Offer(width: nil, height: nil)

    func inside(_ axis: Axis?) -> Surroundings {
        var result = self
        result.axis = axis
        return result
    }

    /// Where a child stands that starts `point` after the leading top corner of its parent.
    ///
    /// In a right-to-left layout that corner is on the right (section 16): x' = W - x - w.
    func corner(
        _ point: CGPoint, of child: CGSize, in parent: CGSize, at origin: CGPoint
    ) -> CGPoint {
        CGPoint(
            x: origin.x + (isMirrored ? parent.width - point.x - child.width : point.x),
            y: origin.y + point.y)
    }
}

/// A view as the rules see it. Lengths and guides count from its leading top corner.
protocol Part {
    func size(_ offer: Offer) -> CGSize
    /// A guide's value that somebody gave; `nil` where only its default holds.
    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat?
    /// Notes the frames of what is inside; `origin` is the left top corner.
    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect])
    var priority: Double { get }
    var distances: Distances { get }
    /// Whether it is a spacer, or a wrapper around one (section 3, rule 8).
    var isSpacer: Bool { get }
    var traits: Traits { get }
}

extension Part {
    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { nil }
    var priority: Double { 0 }
    var distances: Distances { .plain }
    var isSpacer: Bool { false }
    var traits: Traits { Traits() }

    func guide(_ guide: GuideKey, _ offer: Offer) -> CGFloat {
        explicit(guide, offer) ?? guide.standard(in: size(offer))
    }
}

/// A part around one other, which passes on whatever it has no rule for.
protocol Wrapper: Part {
    var content: any Part { get }
}

extension Wrapper {
    var priority: Double { content.priority }
    var distances: Distances { content.distances }
    var isSpacer: Bool { content.isSpacer }
    var traits: Traits { content.traits }
}
