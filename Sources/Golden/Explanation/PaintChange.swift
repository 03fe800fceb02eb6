import Drawing
import Foundation

/// A part of a value that says several things at once: the start of a gradient, one corner of four.
struct PartChange: Equatable {
    var name: String
    var old: String
    var new: String
}

/// What changed inside of a value, or `nil` where it is best told as a whole.
func partChanges(_ name: String, _ old: String, _ new: String) -> [PartChange]? {
    cornerChanges(name, old, new) ?? shadowChange(old, new) ?? gradientChanges(old, new)
        ?? (name == "value" ? memberChanges(old, new) : nil)
}

/// The members that differ of `CGAffineTransform(a: 1.0, b: 0.0, …)`.
private func memberChanges(_ old: String, _ new: String) -> [PartChange]? {
    func members(_ text: String) -> (type: String, values: [[String]])? {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let values = parts(text[text.index(after: open)...].dropLast(), ", ").map { parts($0[...], ": ") }
        return values.allSatisfy { $0.count == 2 } ? (String(text[..<open]), values) : nil
    }
    guard let a = members(old), let b = members(new), a.type == b.type,
        a.values.map(\.[0]) == b.values.map(\.[0])
    else { return nil }
    func number(_ text: String) -> String { Double(text).map { printed($0) } ?? text }
    return zip(a.values, b.values).filter { $0 != $1 }.map {
        PartChange(name: $0[0], old: number($0[1]), new: number($1[1]))
    }
}

/// The shadow that a style casts, where the style itself is the same.
private func shadowChange(_ old: String, _ new: String) -> [PartChange]? {
    let (a, b) = (parts(old[...], ", shadow "), parts(new[...], ", shadow "))
    guard a[0] == b[0], max(a.count, b.count) == 2 else { return nil }
    return [
        PartChange(name: "shadow", old: a.count == 2 ? a[1] : "none", new: b.count == 2 ? b[1] : "none")
    ]
}

// MARK: - Corners

private let corners = [
    "topLeadingRadius", "topTrailingRadius", "bottomTrailingRadius", "bottomLeadingRadius",
]

private func cornerChanges(_ name: String, _ old: String, _ new: String) -> [PartChange]? {
    func radii(_ value: String) -> [String]? {
        switch name {
        case "cornerRadius": return parts(value[...], " ")
        case "shape":
            let head = "UnevenRoundedRectangle("
            guard value.hasPrefix(head), value.hasSuffix(")") else { return nil }
            return parts(value.dropFirst(head.count).dropLast(), ", ")
        default: return nil
        }
    }
    guard let a = radii(old), let b = radii(new), a.count == 4, b.count == 4 else { return nil }
    let changed = corners.indices.filter { a[$0] != b[$0] }
    return changed.map { PartChange(name: corners[$0], old: a[$0], new: b[$0]) }
}

// MARK: - Gradients

/// A gradient as traces print it: `linear(#007AFF 0, #AF52DE 1; (0 0.5) → (1 0.5))`.
private struct PrintedGradient {
    var kind: String
    var stops: [(color: String, location: String)]
    /// What comes after the stops, under SwiftUI's names.
    var geometry: [(name: String, value: String)]

    init?(_ text: String) {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
            let semicolon = text.firstIndex(of: ";")
        else { return nil }
        kind = String(text[..<open])
        stops = parts(text[text.index(after: open)..<semicolon], ", ").compactMap { stop in
            let words = parts(stop[...], " ")
            return words.count == 2 ? (words[0], words[1]) : nil
        }
        var ends = parts(text[text.index(after: semicolon)...].dropLast().drop { $0 == " " }, " → ")
        guard ends.count == 2, !stops.isEmpty else { return nil }
        if kind == "linear" {
            geometry = [("startPoint", unitPoint(ends[0])), ("endPoint", unitPoint(ends[1]))]
            return
        }
        // `(0.5 0.5) 2 → 20`: the centre stands before the first of both.
        guard let close = ends[0].lastIndex(of: ")") else { return nil }
        let center = unitPoint(String(ends[0][...close]))
        ends[0] = String(ends[0][ends[0].index(after: close)...].drop { $0 == " " })
        switch kind {
        case "radial":
            geometry = [("center", center), ("startRadius", ends[0]), ("endRadius", ends[1])]
        case "angular":
            geometry = [("center", center), ("startAngle", degrees(ends[0])), ("endAngle", degrees(ends[1]))]
        case "elliptical":
            geometry = [
                ("center", center), ("startRadiusFraction", ends[0]), ("endRadiusFraction", ends[1]),
            ]
        default: return nil
        }
    }

    /// Stops at equal distances go without saying.
    private var isEven: Bool {
        stops.indices.allSatisfy {
            abs((Double(stops[$0].location) ?? -1) - Double($0) / Double(max(stops.count - 1, 1))) < 0.002
        }
    }

    var description: String {
        let list = stops.map { isEven ? $0.color : "\($0.color) at \($0.location)" }
        let values = geometry.map { "\($0.name) \($0.value)" }
        return "\(kind) gradient of \(list.joined(separator: ", ")), \(values.joined(separator: ", "))"
    }
}

/// A gradient in SwiftUI's words, if the value is one.
func wordedGradient(_ value: String) -> String? { PrintedGradient(value)?.description }

private func gradientChanges(_ old: String, _ new: String) -> [PartChange]? {
    guard let a = PrintedGradient(old), let b = PrintedGradient(new), a.kind == b.kind,
        a.stops.count == b.stops.count
    else { return nil }
    var changes: [PartChange] = []
    for (index, (x, y)) in zip(a.stops, b.stops).enumerated() {
        if x.color != y.color {
            changes.append(PartChange(name: "gradient color \(index + 1)", old: x.color, new: y.color))
        }
        if x.location != y.location {
            changes.append(
                PartChange(name: "gradient location \(index + 1)", old: x.location, new: y.location))
        }
    }
    for (x, y) in zip(a.geometry, b.geometry) where x.value != y.value {
        changes.append(PartChange(name: "gradient \(x.name)", old: x.value, new: y.value))
    }
    return changes.isEmpty ? nil : changes
}

/// `topLeading` of `(0 0)`; other points stay as they are.
func unitPoint(_ text: String) -> String { unitPoints[text] ?? text }

private let unitPoints: [String: String] = [
    "(0 0)": "topLeading", "(0.5 0)": "top", "(1 0)": "topTrailing", "(0 0.5)": "leading",
    "(0.5 0.5)": "center", "(1 0.5)": "trailing", "(0 1)": "bottomLeading", "(0.5 1)": "bottom",
    "(1 1)": "bottomTrailing",
]

/// Traces have angles of gradients in radians, of three decimals; people write degrees.
private func degrees(_ radians: String) -> String {
    guard let value = Double(radians) else { return radians }
    return printed((value * 180 / .pi * 10).rounded() / 10) + "°"
}

private func parts(_ text: Substring, _ separator: String) -> [String] {
    text.components(separatedBy: separator)
}
