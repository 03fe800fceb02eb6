// Not derived: groups and shadows hold items, so they are compared and hashed by recursion, and a function with
// room for what every case holds takes a fourth of what a thousand levels may have of a stack.
extension DisplayItem {
    public static func == (one: DisplayItem, other: DisplayItem) -> Bool {
        switch one {
        case .group: haveEqualGroups(one, other)
        case .shadow: haveEqualShadows(one, other)
        case .fill, .stroke, .glyphs, .image: areEqualLeaves(one, other)
        }
    }

    @inline(never) private static func haveEqualGroups(_ one: DisplayItem, _ other: DisplayItem) -> Bool {
        guard case .group(let one) = one, case .group(let other) = other else { return false }
        return one == other
    }

    @inline(never) private static func haveEqualShadows(_ one: DisplayItem, _ other: DisplayItem) -> Bool {
        guard case .shadow(let one) = one, case .shadow(let other) = other else { return false }
        return one == other
    }

    @inline(never) private static func areEqualLeaves(_ one: DisplayItem, _ other: DisplayItem) -> Bool {
        switch (one, other) {
        case (.fill(let one, let paint, let rule), .fill(let other, let otherPaint, let otherRule)):
            rule == otherRule && one == other && paint == otherPaint
        case (.stroke(let one, let paint, let pen), .stroke(let other, let otherPaint, let otherPen)):
            pen == otherPen && one == other && paint == otherPaint
        case (.glyphs(let one), .glyphs(let other)): one == other
        case (.image(let one), .image(let other)): one == other
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .group: hashGroup(into: &hasher)
        case .shadow: hashShadow(into: &hasher)
        case .fill, .stroke, .glyphs, .image: hashLeaf(into: &hasher)
        }
    }

    @inline(never) private func hashGroup(into hasher: inout Hasher) {
        guard case .group(let group) = self else { return }
        hasher.combine(0)
        group.hash(into: &hasher)
    }

    @inline(never) private func hashShadow(into hasher: inout Hasher) {
        guard case .shadow(let shadow) = self else { return }
        hasher.combine(1)
        shadow.hash(into: &hasher)
    }

    @inline(never) private func hashLeaf(into hasher: inout Hasher) {
        switch self {
        case .group, .shadow: break
        case .fill(let outline, let paint, let rule):
            hasher.combine(2)
            hasher.combine(outline)
            hasher.combine(paint)
            hasher.combine(rule)
        case .stroke(let outline, let paint, let pen):
            hasher.combine(3)
            hasher.combine(outline)
            hasher.combine(paint)
            hasher.combine(pen)
        case .glyphs(let run):
            hasher.combine(4)
            hasher.combine(run)
        case .image(let image):
            hasher.combine(5)
            hasher.combine(image)
        }
    }
}
