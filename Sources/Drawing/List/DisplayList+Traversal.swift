/// What a walk does after it has seen an item.
public enum WalkStep: Sendable {
    /// Goes on to what is in the item.
    case into
    /// Leaves out what is in it.
    case past
    /// Ends.
    case stop
}

extension DisplayList {
    /// Visits every item from the back to the front, a group or shadow before what is in it, a group's
    /// items before its mask.
    public func walk(_ visit: (DisplayItem) -> WalkStep) {
        _ = items.walk { item, _ in visit(item) }
    }

    /// The list with each item replaced, a group or shadow after what is in it.
    public func map(_ change: (DisplayItem) -> DisplayItem) -> DisplayList {
        var list = self
        list.items = items.map { $0.replacingContents(change) }
        return list
    }
}

extension [DisplayItem] {
    /// Visits the items and what is in them with how many groups and shadows are around; false if the visit
    /// ended the walk.
    package func walk(
        masks: Bool = true, depth: Int = 0, _ visit: (DisplayItem, _ depth: Int) -> WalkStep
    ) -> Bool {
        for item in self {
            switch visit(item, depth) {
            case .stop: return false
            case .past: continue
            case .into: break
            }
            switch item {
            case .group(let group):
                guard group.items.walk(masks: masks, depth: depth + 1, visit) else { return false }
                if masks, let mask = group.mask {
                    guard mask.walk(masks: masks, depth: depth + 1, visit) else { return false }
                }
            case .shadow(let shadow):
                guard shadow.items.walk(masks: masks, depth: depth + 1, visit) else { return false }
            case .fill, .stroke, .glyphs, .image: break
            }
        }
        return true
    }
}

extension DisplayItem {
    fileprivate func replacingContents(_ change: (DisplayItem) -> DisplayItem) -> DisplayItem {
        switch self {
        case .group(var group):
            group.items = group.items.map { $0.replacingContents(change) }
            group.mask = group.mask?.map { $0.replacingContents(change) }
            return change(.group(group))
        case .shadow(var shadow):
            shadow.items = shadow.items.map { $0.replacingContents(change) }
            return change(.shadow(shadow))
        case .fill, .stroke, .glyphs, .image: return change(self)
        }
    }
}
