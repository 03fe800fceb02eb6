package import Foundation

extension DisplayGroup {
    /// Whether it shows what is below it, changed.
    package var seesBackdrop: Bool {
        backdropBlur != nil || lens != nil || linear == .everything || compositing != nil || blend != .normal
    }
}

extension [DisplayItem] {
    /// What is said of the first group that shows what is below it, changed, if anything is said of one; masks left out.
    package func firstWords(ofBackdrops words: (DisplayGroup) -> String?) -> String? {
        var found: String?
        _ = walk(masks: false) { item, _ in
            guard case .group(let group) = item, group.seesBackdrop, let words = words(group) else {
                return .into
            }
            found = words
            return .stop
        }
        return found
    }
}

extension [DisplayItem] {
    /// What has to be drawn of a picture so that a part of it looks as it does in the whole.
    ///
    /// A blurred or bent backdrop brings in what lies around it. That may be one itself, which brings in more.
    ///
    /// - Parameters:
    ///   - area: the part, in the pixels that `transform` maps to.
    ///   - bounds: where an item leaves colour, in those pixels; it may be too large, never too small.
    /// - Returns: an area around it; all of the plane where a projection bends what is brought in.
    package func ground(
        of area: CGRect, under transform: CGAffineTransform, depth: Int = 0,
        bounds: (DisplayItem, CGAffineTransform) -> CGRect
    ) -> CGRect {
        var area = area
        // What lies above brings in what lies below.
        for item in reversed() where !area.isInfinite {
            switch item {
            case .fill, .stroke, .glyphs, .image: continue
            case .shadow(let shadow):
                area = shadow.items.ground(of: area, under: transform, depth: depth + 1, bounds: bounds)
            case .group(let group):
                guard depth < 256, [item].firstWords(ofBackdrops: { $0.bringsIn ? "" : nil }) != nil
                else { continue }
                let clip = (group.clip?.bounds ?? .null).placed(transform)
                guard bounds(item, transform).intersects(area) || clip.intersects(area) else { continue }
                guard let inner = group.transform.map(\.affine) ?? .identity else { return .infinite }
                area = group.items.ground(
                    of: area, under: inner.concatenating(transform), depth: depth + 1, bounds: bounds)
                guard group.bringsIn, !area.isInfinite else { continue }
                let scale = transform.determinant.magnitude.squareRoot()
                let bent = group.lens.map { $0.reach.magnitude + $0.width.magnitude } ?? 0
                // Three deviations, and what the boxes that stand for a wide blur add.
                let reach = (4 * (group.backdropBlur ?? 0) + bent) * scale + 4
                // Farther than any picture is wide; also false for what is no number.
                guard reach < 1e6 else { return .infinite }
                area = area.insetBy(dx: -reach, dy: -reach)
            }
        }
        return area
    }
}

extension DisplayGroup {
    /// Whether it shows what lies around it.
    fileprivate var bringsIn: Bool { backdropBlur != nil || lens != nil }
}

extension CGRect {
    /// The rectangle under a transform; `null` for none, and where its corners are no numbers, which the system's own
    /// functions on rectangles do not survive.
    package func placed(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull else { return .null }
        let moved = applying(transform)
        return (moved.minX + moved.minY + moved.maxX + moved.maxY).isFinite ? moved : .null
    }
}
