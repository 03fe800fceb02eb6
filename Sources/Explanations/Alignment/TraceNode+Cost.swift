import Drawing

extension TraceNode {
    /// Whether both are the same view or modifier, whatever their values.
    func isNamesake(of other: TraceNode) -> Bool {
        name == other.name && owner == other.owner && identifier == other.identifier
    }

    /// Whether both subtrees were written alike; frames and proposals do not count.
    func isWritten(like other: TraceNode) -> Bool {
        isNamesake(of: other) && states(the: other.properties)
            && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.isWritten(like: $1) }
    }

    /// Whether it has the same values; what is usual is not the same in traces of all times.
    func states(the others: [Property]) -> Bool {
        properties.count == others.count
            && zip(properties, others).allSatisfy {
                $0.name == $1.name && $0.value == $1.value && $0.traits == $1.traits
            }
    }

    /// `.padding` of `.padding(.horizontal)`.
    var baseName: Substring {
        let end = name.utf8.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "<") }
        return name[..<(end ?? name.endIndex)]
    }

    /// What turning this node into `other` costs, where removing or inserting one costs 1.
    ///
    /// Below 2 the pair counts as one that changed, above it as one removed and one inserted.
    func cost(to other: TraceNode) -> Double {
        var cost = 0.0
        if name != other.name {
            if baseName == other.baseName {
                cost = 0.4
            } else if isModifier || other.isModifier {
                return 2.5
            } else {
                cost = 1.2
            }
        }
        if owner != other.owner { cost += owner.last == other.owner.last ? 0.1 : 0.3 }
        if identifier != other.identifier { cost += 0.6 }
        if properties != other.properties {
            let old = Set(properties)
            let new = Set(other.properties)
            let shared = Double(old.intersection(new).count)
            cost += 0.2 + 0.5 * (1 - shared / Double(max(old.count, new.count, 1)))
        }
        // Among equals, the one that stayed in its place.
        if frame != other.frame { cost += 0.01 }
        return cost
    }
}
