import Drawing
import Foundation

/// Two traces as people wrote what is in them, so that no internal name or derived value is told.
///
/// Traces in goldens keep the names they were recorded with; newer ones say more of derived shapes,
/// which is left out where the other trace does not say it.
func asWritten(_ old: Trace, _ new: Trace) -> (Trace, Trace) {
    let known = old.knowsShapes && new.knowsShapes
    // An older trace names no bases: where all of one kind have the same today, it is that one.
    var today: [String: Set<String>] = [:]
    for node in known ? [] : old.roots + new.roots { node.collectBases(in: &today) }
    let bases = today.compactMapValues { $0.count == 1 ? $0.first : nil }
    func written(_ trace: Trace, beside other: Trace) -> Trace {
        let roots = asBuilt(trace.roots, beside: other.roots)
        return Trace(roots: roots.map { $0.asWritten(known ? nil : bases) })
    }
    return (written(old, beside: new), written(new, beside: old))
}

extension Trace {
    /// Whether every shape made of another says of which.
    fileprivate var knowsShapes: Bool { roots.allSatisfy(\.knowsShapes) }
}

extension TraceNode {
    /// The property that names the shape of which a derived one was made.
    private static let base = "base"
    private static let inset = ".inset(by:)"
    private var isDerived: Bool { name == "InsetOf" || name == "DerivedShape" }
    private var baseShape: String? { properties.first { $0.name == TraceNode.base }?.value }
    private func has(_ property: String) -> Bool { properties.contains { $0.name == property } }

    fileprivate var knowsShapes: Bool {
        (!isDerived || baseShape != nil) && children.allSatisfy(\.knowsShapes)
    }

    fileprivate func collectBases(in bases: inout [String: Set<String>]) {
        if isDerived, let baseShape { bases[name, default: []].insert(baseShape) }
        for child in children { child.collectBases(in: &bases) }
    }

    /// `bases` stand in for each node's own where those cannot be compared.
    fileprivate func asWritten(_ bases: [String: String]?) -> TraceNode {
        var node = self
        node.children = children.map { $0.asWritten(bases) }
        let base = bases == nil ? baseShape : bases?[name]
        switch name {
        case "InsetRoundedRectangle":
            node.removeLineInset()
            node.name = "RoundedRectangle" + inset
            node.properties = node.outsetCorners
        case "InsetOf":
            node.removeLineInset()
            if bases != nil { node.properties.removeAll { $0.name == TraceNode.inset } }
            node.name = (base ?? "Shape") + inset
            if base != "UnevenRoundedRectangle" { node.removeCorners() }
        case "DerivedShape":
            node.name = base ?? "Shape"
            // Its corners are what the modification leaves of them.
            node.removeCorners()
            if bases != nil { node.properties.removeAll { $0.name.hasPrefix(".") } }
        case "Capsule": node.removeCorners()
        default: break
        }
        if isDerived { node.properties.removeAll { $0.name == TraceNode.base } }
        for index in node.properties.indices where node.properties[index].name == "shape" {
            node.properties[index].value = node.properties[index].value
                .replacing("InsetRoundedRectangle", with: "RoundedRectangle")
                .replacing("InsetOf", with: "Shape").replacing("DerivedShape", with: "Shape")
        }
        return node
    }

    /// A line inside the edge, or a fill that keeps away from it.
    private var inset: String { has("stroke") ? ".strokeBorder" : ".inset" }

    private mutating func removeCorners() {
        properties.removeAll { $0.name == "cornerRadius" || $0.name == "cornerStyle" }
    }

    private func number(_ name: String) -> Double? {
        properties.first { $0.name == name }.flatMap { Double($0.value) }
    }

    /// Half the line is no inset that people wrote: it keeps a `.strokeBorder` inside.
    private mutating func removeLineInset() {
        guard let all = number(TraceNode.inset), has("stroke"), let width = number("lineWidth") else {
            return
        }
        let index = properties.firstIndex { $0.name == TraceNode.inset }
        guard let index else { return }
        let own = all - width / 2
        if abs(own) < 0.002 {
            properties.remove(at: index)
        } else {
            properties[index].value = printed(own)
        }
    }

    /// The corners of the shape itself: its line's middle lies half a line further in.
    private var outsetCorners: [Property] {
        guard let width = number("lineWidth") ?? number(TraceNode.inset).map({ $0 * 2 })
        else { return properties }
        return properties.map { property in
            guard property.name == "cornerRadius", let radius = Double(property.value), radius > 0 else {
                return property
            }
            return Property(property.name, printed(radius + width / 2))
        }
    }
}
