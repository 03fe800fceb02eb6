import Drawing

/// The change of one property, with the value that goes without saying where one side does not state it.
func propertyChange(
    _ name: String, _ before: String?, _ after: String?, _ old: TraceNode, _ new: TraceNode
) -> Change? {
    let unstated = new.unstated(name)
    let (before, after) = (before ?? unstated, after ?? unstated)
    if before == after { return nil }
    if new.name == "Text", old.name == "Text" {
        if name.hasPrefix("tracking"), old.fonts != new.fonts { return nil }
        if name == "string", let before, let after, before.lowercased() == after.lowercased() {
            return Change(of: new, cases(before, after))
        }
    }
    return Change(of: new, .property(name: name, old: before, new: after))
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
        case (".frame", "alignment"): "center center"
        case ("Text", "alignment"): "leading"
        default: nil
        }
    }

    /// A font brings its own tracking along.
    fileprivate var fonts: [String] {
        properties.filter { $0.name.hasPrefix("font") }.map(\.value)
    }
}

/// A value as people write it: `semibold` for `w600`, `topLeading` for `leading top`.
func worded(_ value: String, of property: String) -> String {
    if property.hasPrefix("font") {
        return value.split(separator: " ", omittingEmptySubsequences: false)
            .map { weights[$0] ?? String($0) }.joined(separator: " ")
    }
    return property == "alignment" ? alignments[value] ?? value : value
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
