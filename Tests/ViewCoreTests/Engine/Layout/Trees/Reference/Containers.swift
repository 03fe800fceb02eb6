import Foundation
import ViewCore

/// As large as it is offered; its content too, from the leading top corner (section 12, rule 1).
struct Reader: Part {
    let content: any Part
    let surroundings: Surroundings

    func size(_ offer: Offer) -> CGSize {
        CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
    }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        let own = size(offer)
        [PlacedPart(content, Offer(own))].place(in: own, at: origin, surroundings, into: &frames)
    }
}

/// The first whose ideal size is within the offer, else the last (section 12, rule 2).
struct FirstThatFits: Part {
    let horizontal: Bool
    let vertical: Bool
    let children: [any Part]

    private func chosen(_ offer: Offer) -> (any Part)? {
        let ideal = Offer(
            width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
        return children.first { child in
            let size = child.size(ideal)
            // Sums leave crumbs, which are no reason not to fit.
            return (!horizontal || size.width <= (offer.width ?? .infinity) + 1e-6)
                && (!vertical || size.height <= (offer.height ?? .infinity) + 1e-6)
        } ?? children.last
    }

    func size(_ offer: Offer) -> CGSize { chosen(offer)?.size(offer) ?? .zero }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? {
        chosen(offer)?.explicit(guide, offer)
    }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        chosen(offer)?.place(at: origin, offer, into: &frames)
    }

    /// Asked before any offer: what the first one wants.
    var distances: Distances { children.first?.distances ?? .union(of: []) }
}

/// Offers its content nothing where it scrolls and takes there what it is offered (section 12, rule 3).
struct Scroll: Part {
    let horizontal: Bool
    let vertical: Bool
    let content: any Part
    let surroundings: Surroundings

    private func inner(_ offer: Offer) -> Offer {
        Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
    }

    func size(_ offer: Offer) -> CGSize {
        let content = content.size(inner(offer))
        return CGSize(
            width: horizontal ? offer.width ?? content.width : content.width,
            height: vertical ? offer.height ?? content.height : content.height)
    }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        [PlacedPart(content, inner(offer))]
            .place(in: size(offer), at: origin, surroundings, into: &frames)
    }
}

/// A lazy row or column: every child at its ideal length, and all that is offered across.
struct LazyStack: Part {
    /// What it is without being lazy.
    let stack: Stack

    private var across: Axis { stack.axis.other }

    func size(_ offer: Offer) -> CGSize {
        let own = stack.arranged(nil, offer.on(across)).size
        return .on(stack.axis, along: own.on(stack.axis), across: offer.on(across) ?? own.on(across))
    }

    private func placed(_ offer: Offer) -> [PlacedPart] {
        var (lines, placed) = stack.arranged(nil, size(offer).on(across))
        // With nothing offered it stands as a stack does. Otherwise its own size is what was offered, and the
        // lined up children stand in that as one.
        guard offer.on(across) != nil else { return placed }
        let guide = stack.guide
        let start = guide.standard(in: size(offer)) - guide.standard(in: lines)
        for index in placed.indices {
            placed[index].move(guide.axis, to: placed[index].start.on(guide.axis) + start)
        }
        return placed
    }

    func explicit(_ guide: GuideKey, _ offer: Offer) -> CGFloat? { placed(offer).explicit(guide) }

    func place(at origin: CGPoint, _ offer: Offer, into frames: inout [String: CGRect]) {
        placed(offer).place(in: size(offer), at: origin, stack.surroundings, into: &frames)
    }

    var distances: Distances { stack.distances }
}

extension Reference {
    static func container(
        _ kind: Tree.Kind, _ arguments: [Tree.Argument], _ children: [Tree], _ here: Surroundings
    ) -> [any Part] {
        let (x, y) = Tree.guides(in: arguments)
        let spacing = arguments.value("spacing") ?? arguments.bare.first
        let axes = Tree.axes(in: arguments)
        switch kind {
        case .group: return parts(of: children, in: here)
        case .rowLayout, .anyRow: return [stack(.horizontal, y, spacing, children, here)]
        case .columnLayout, .anyColumn: return [stack(.vertical, x, spacing, children, here)]
        case .layersLayout, .anyLayers:
            return parts(of: .layers(x: x, y: y, children), in: here)
        case .lazyRow, .lazyColumn:
            let axis: Axis = kind == .lazyRow ? .horizontal : .vertical
            return [
                LazyStack(stack: stack(axis, axis == .horizontal ? y : x, spacing, children, here))
            ]
        case .scroll:
            let axes = axes ?? .vertical
            // Several views form a column, whichever way it scrolls.
            let one = parts(of: children, in: here.inside(nil))
            let column = stack(.vertical, .center, nil, children, here)
            return [
                Scroll(
                    horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
                    content: one.count == 1 ? one[0] : column, surroundings: here)
            ]
        case .reader:
            return [
                Reader(
                    content: layered(parts(of: children, in: here.inside(nil)), here),
                    surroundings: here)
            ]
        case .firstThatFits:
            let axes = axes ?? [.horizontal, .vertical]
            return [
                FirstThatFits(
                    horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
                    children: parts(of: children, in: here.inside(nil)))
            ]
        case .grid, .gridRow, .lazyColumns, .lazyRows:
            return grid(kind, arguments, children, here)
        }
    }
}
