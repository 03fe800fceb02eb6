import Drawing
import Foundation

/// Changes of `.kerning` and `.tracking` between two texts, run by run.
///
/// Traces have the sum of both with the font's own tracking as `tracking`, and beside it what was written;
/// older ones have the sum alone, of which the font's part is known where the font is the same.
func trackingChanges(_ old: TraceNode, _ new: TraceNode) -> [Change] {
    let suffixes = new.properties.map(\.name).filter { $0.hasPrefix("font") }.map { $0.dropFirst(4) }
    return suffixes.flatMap { suffix in
        let (a, b) = (Tracking(of: old, suffix), Tracking(of: new, suffix))
        return changes(a, b).map { name, before, after in
            Change(
                of: new,
                .property(name: name + suffix, old: printed(before), new: printed(after)))
        }
    }
}

private struct Tracking {
    var font: String?
    var total: Double
    var kerning: Double?
    var tracking: Double?

    init(of node: TraceNode, _ suffix: Substring) {
        func value(_ name: String) -> String? {
            node.properties.first { $0.name == name + suffix }?.value
        }
        font = value("font")
        total = value("tracking").flatMap(Double.init) ?? 0
        kerning = value(".kerning").flatMap(Double.init)
        tracking = value(".tracking").flatMap(Double.init)
    }

    var written: Double { (kerning ?? 0) + (tracking ?? 0) }
}

private func changes(_ old: Tracking, _ new: Tracking) -> [(String, Double, Double)] {
    // The last decimal of each may have been rounded.
    func differ(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 0.003 }
    let isSameFont = old.font == new.font
    if isSameFont {
        if !differ(old.total, new.total) { return [] }
        let before = old.total - (new.total - new.written)
        if differ(before, old.written) {
            let rounded = (before * 1000).rounded() / 1000
            return [
                (new.kerning != nil && new.tracking == nil ? ".kerning" : ".tracking", rounded, new.written)
            ]
        }
    }
    func change(_ name: String, _ a: Double?, _ b: Double?) -> (String, Double, Double)? {
        // With another font, what the older side does not state is not known.
        guard isSameFont || (a != nil && b != nil), differ(a ?? 0, b ?? 0) else { return nil }
        return (name, a ?? 0, b ?? 0)
    }
    return [
        change(".kerning", old.kerning, new.kerning), change(".tracking", old.tracking, new.tracking),
    ].compactMap(\.self)
}
