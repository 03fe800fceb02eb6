import Foundation

extension DisplayList {
    /// The picture as an item of another one, its coordinates changed by `transform`.
    ///
    /// It looks there as it does alone: nothing of it leaves its frame, and what is drawn by what lies below (a
    /// material, a blend) does not see what is around.
    package func embedded(_ transform: CGAffineTransform) -> DisplayItem {
        let frame = Outline.rectangle(CGRect(origin: .zero, size: size)).applying(transform)
        return .group(
            DisplayGroup(
                items: items, transform: ProjectiveTransform(transform), clip: frame,
                flattens: !items.onlyPaintOver()))
    }
}

extension [DisplayItem] {
    /// Whether items only ever go over what is below, so that an opaque ground stays opaque and a picture of
    /// their own, laid over the ground, is the same as drawing them there. Items in more than `depth` groups
    /// count as ones that do not.
    package func onlyPaintOver(upTo depth: Int = .max) -> Bool {
        walk(masks: false) { item, level in
            guard level < depth else { return .stop }
            guard case .group(let group) = item else { return .into }
            return group.blend == .normal && group.compositing == nil && group.backdropBlur == nil
                ? .into : .stop
        }
    }
}
