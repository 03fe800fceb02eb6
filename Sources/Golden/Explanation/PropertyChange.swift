import Drawing

/// The changes of one property, with the value that goes without saying where one side does not state it.
func propertyChanges(
    _ name: String, _ before: String?, _ after: String?, _ old: TraceNode, _ new: TraceNode
) -> [Change] {
    if before == nil || after == nil, new.isStatedLately(name) { return [] }
    let unstated = new.unstated(name)
    let (before, after) = (before ?? unstated, after ?? unstated)
    if before == after { return [] }
    func change(_ name: String, _ before: String?, _ after: String?) -> Change {
        Change(of: new, .property(name: new.shownName(of: name), old: before, new: after))
    }
    guard let before, let after else { return [change(name, before, after)] }
    // Older traces print `10.0`, and know of some shapes only that they are shapes.
    if let a = Double(before), let b = Double(after), a == b { return [] }
    if worded(before, of: name) == worded(after, of: name) { return [] }
    if name == "shape", hiddenShapes.contains(before) || hiddenShapes.contains(after) { return [] }
    if new.name == "Text", name == "string", before.lowercased() == after.lowercased() {
        return [Change(of: new, cases(before, after))]
    }
    if new.name == "Text", name == "string" {
        let (before, after) = excerpts(before, after)
        return [change(name, before, after)]
    }
    if let parts = partChanges(name, before, after) {
        return parts.map { change($0.name, $0.old, $0.new) }
    }
    return [change(name, before, after)]
}

private let hiddenShapes: Set<String> = ["Shape", "AnyShape"]

/// The changes of one view without those that follow from another of them.
func withoutConsequences(_ changes: [Change]) -> [Change] {
    func values(_ name: String) -> (old: String?, new: String?)? {
        for change in changes {
            if case .property(name, let old, let new) = change.kind { return (old, new) }
        }
        return nil
    }
    return changes.filter { change in
        guard case .property(let name, let old, let new) = change.kind else { return true }
        switch (change.node, name) {
        // A symbol is as large as its font and scale make it.
        case ("Image", "size"): return values("font") == nil && values("imageScale") == nil
        // Large was large before, where an older trace did not say so.
        case ("Image", "imageScale"): return values("size") != nil
        // Lines under and through a text have its colour.
        case ("Text", "underline"), ("Text", "strikethrough"):
            return values("color").map { $0.old != old || $0.new != new } ?? true
        default: return true
        }
    }
}

extension Change {
    /// Whether one side has no such property.
    var isOneSided: Bool {
        guard case .property(_, let old, let new) = kind else { return false }
        return old == nil || new == nil
    }
}

/// Strings that differ by case only: `.uppercase` is told as such, since labels differ from tile to tile.
private func cases(_ before: String, _ after: String) -> Change.Kind {
    if after == before.uppercased(), after.count > 1 {
        return .property(name: "textCase", old: nil, new: "uppercase")
    }
    if before == after.uppercased(), before.count > 1 {
        return .property(name: "textCase", old: "uppercase", new: nil)
    }
    return .property(name: "textCase", old: before, new: after)
}

extension TraceNode {
    /// What a modifier has that says nothing of this property.
    fileprivate func unstated(_ property: String) -> String? {
        switch (name, property) {
        case (".frame", "alignment"), (".overlay", "alignment"), (".background", "alignment"):
            "center center"
        case ("Text", "alignment"): "leading"
        case ("Text", "minimumScaleFactor"): "1"
        case ("Text", "lineSpacing"), ("Text", "baselineOffset"): "0"
        case ("Image", "imageScale"): "medium"
        case (_, "lineCap"): "butt"
        case (_, "lineJoin"): "miter"
        case (_, "miterLimit"): "10"
        case (_, "dashPhase"): "0"
        case (_, "anchor"): "(0.5 0.5)"
        default: nil
        }
    }

    /// Whether every node that can have the property states it, but older traces do not.
    fileprivate func isStatedLately(_ property: String) -> Bool {
        if [".inset(by:)", "cornerStyle", "truncationMode"].contains(property) { return true }
        if name.hasPrefix(".alignmentGuide") { return true }
        // The values of a shape that people wrote: `Wave.amplitude`.
        return !property.hasPrefix(".") && property.contains(".")
    }

    /// A property under the name that people write: a view's own values without the view's name.
    fileprivate func shownName(of property: String) -> String {
        if name == "Text", property == "alignment" { return "multilineTextAlignment" }
        return property.hasPrefix(name + ".") ? String(property.dropFirst(name.count + 1)) : property
    }

    static func isTracking(_ property: String) -> Bool {
        [".kerning", ".tracking", "tracking"].contains { property.hasPrefix($0) }
    }
}

/// A value as people write it: `semibold` for `w600`, `topLeading` for `leading top`.
func worded(_ value: String, of property: String) -> String {
    if property.hasPrefix("font") {
        return value.split(separator: " ", omittingEmptySubsequences: false)
            .map { weights[$0] ?? String($0) }.joined(separator: " ")
    }
    switch property {
    case "alignment": return alignments[value] ?? value
    case "anchor": return unitPoint(value)
    default: return wordedGradient(value) ?? value
    }
}

private let weights: [Substring: String] = [
    "w100": "ultraLight", "w200": "thin", "w300": "light", "w400": "regular", "w500": "medium",
    "w600": "semibold", "w700": "bold", "w800": "heavy", "w900": "black",
]

private let alignments: [String: String] = [
    "leading top": "topLeading", "center top": "top", "trailing top": "topTrailing",
    "leading center": "leading", "center center": "center", "trailing center": "trailing",
    "leading bottom": "bottomLeading", "center bottom": "bottom", "trailing bottom": "bottomTrailing",
]
