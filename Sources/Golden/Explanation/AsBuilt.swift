import Drawing

/// Trees in which what was written as one modifier is one node, and every control has its style.
///
/// Where one side was recorded before traces told these apart, it is read as the other side is.
func asBuilt(_ roots: [TraceNode], beside other: [TraceNode]) -> [TraceNode] {
    let reading = Reading(
        takesBorders: !roots.contains(where: \.hasBorder) && other.contains(where: \.hasBorder),
        styles: defaultStyles.filter { part, _ in
            roots.contains { $0.hasBare(part) } && !other.contains { $0.hasBare(part) }
        })
    return roots.map { $0.asBuilt(reading) }
}

private struct Reading {
    /// Whether an overlay that looks like a border is one.
    let takesBorders: Bool
    /// The styles to put around views that draw controls.
    let styles: [String: String]
}

extension TraceNode {
    private var isBorder: Bool {
        name == ".overlay" && properties.contains(Property("base", ".border")) && children.count == 2
    }

    fileprivate var hasBorder: Bool { isBorder || children.contains(where: \.hasBorder) }

    fileprivate func hasBare(_ part: String) -> Bool {
        isBare(part, in: owner) || children.contains { $0.hasBare(part) }
    }

    /// Whether this is what `.border` makes, in a trace that does not say so.
    private var looksLikeBorder: Bool {
        guard name == ".overlay", properties.isEmpty, children.count == 2 else { return false }
        let line = children[1]
        let base = line.properties.first { $0.name == "base" }?.value ?? "Rectangle"
        return line.name == "InsetOf" && line.owner == owner && base == "Rectangle"
            && line.properties.contains { $0.name == "stroke" }
    }

    /// What stands for content that is not there: `.overlay { if isOn { … } }`.
    private var isNothing: Bool { name == "ZStack" && owner.isEmpty && children.isEmpty }

    fileprivate func asBuilt(_ reading: Reading) -> TraceNode {
        var node = self
        for (part, style) in reading.styles {
            guard let index = node.owner.firstIndex(of: part), isBare(part, in: node.owner) else { continue }
            node.owner.insert(style, at: index)
        }
        if isBorder || (reading.takesBorders && looksLikeBorder) {
            node.name = ".border"
            node.properties = children[1].properties.compactMap { property in
                switch property.name {
                case "stroke": Property("color", property.value)
                case "lineWidth": Property("width", property.value)
                default: nil
                }
            }
            node.children.removeLast()
        }
        node.children = node.children.filter { !$0.isNothing }.map { $0.asBuilt(reading) }
        return node
    }
}
