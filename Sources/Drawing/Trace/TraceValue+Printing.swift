import Foundation

/// Values in the words of those who wrote them: `semibold`, `topLeading`, `#007AFF`, `45°`.
extension TraceValue: CustomStringConvertible {
    public var description: String {
        switch self {
        case .length(let length): words(length)
        case .number(let number): words(number)
        case .angle(let degrees): words(degrees) + "°"
        case .color(let color): color.description
        case .font(let font): font.description
        case .shape(let record), .record(let record): record.description
        case .gradient(let gradient): gradient.description
        case .material(let layers): "material(\(layers.map(\.description).joined(separator: ", ")))"
        case .shadow(let shadow): shadow.description
        case .insets(let insets): insets.description
        case .unitPoint(let x, let y):
            unitPoints["\(words(x)) \(words(y))"] ?? "(\(words(x)) \(words(y)))"
        case .point(let x, let y): "(\(words(x)) \(words(y)))"
        case .text(let text): text
        case .flag(let flag): "\(flag)"
        case .name(let name): name
        case .lengths(let lengths): lengths.map { words($0) }.joined(separator: " ")
        case .list(let values): values.map(\.description).joined(separator: ", ")
        }
    }
}

extension TraceValue.Font: CustomStringConvertible {
    /// `Inter 17 semibold tnum`
    public var description: String {
        let weight = weights[weight] ?? "w" + words(weight)
        return ([face, words(size), weight] + features).joined(separator: " ")
    }
}

extension TraceValue.Record: CustomStringConvertible {
    /// `RoundedRectangle(cornerRadius: 6)`, `(x: 1, y: 2)`; the kind alone where it has no numbers.
    public var description: String {
        let shown = members.filter(\.isPrinted)
        if shown.isEmpty { return kind }
        return kind + "("
            + shown.map { $0.name.isEmpty ? $0.value.description : "\($0.name): \($0.value)" }
            .joined(separator: ", ") + ")"
    }
}

extension TraceValue.Gradient: CustomStringConvertible {
    /// `linear gradient of #FFFFFF, #000000, startPoint top, endPoint bottom`
    public var description: String {
        // Stops at equal distances go without saying.
        let last = CGFloat(max(stops.count - 1, 1))
        let isEven = stops.enumerated().allSatisfy { abs($1.location - CGFloat($0) / last) < 0.002 }
        let parts =
            stops.map { isEven ? $0.color.description : "\($0.color) at \(words($0.location))" }
            + geometry.map { "\($0.name) \($0.value)" }
        return "\(kind) gradient of \(parts.joined(separator: ", "))"
    }
}

extension TraceValue.Shadow: CustomStringConvertible {
    /// `#00000054 radius 4 offset 0 2`
    public var description: String {
        "\(color) radius \(words(radius)) offset \(words(x)) \(words(y))"
    }
}

extension TraceValue.Insets: CustomStringConvertible {
    /// One length where all named edges have the same, else each with its edge.
    public var description: String {
        uniform.map { words($0) }
            ?? edges.compactMap { edge in edge.length.map { "\(edge.name) \(words($0))" } }
            .joined(separator: ", ")
    }
}

/// A number as `printed`, infinity as it is written.
private func words(_ value: some BinaryFloatingPoint) -> String {
    if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
    return printed(value)
}

private let weights: [Double: String] = [
    100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
    700: "bold", 800: "heavy", 900: "black",
]

private let unitPoints: [String: String] = [
    "0 0": "topLeading", "0.5 0": "top", "1 0": "topTrailing", "0 0.5": "leading",
    "0.5 0.5": "center", "1 0.5": "trailing", "0 1": "bottomLeading", "0.5 1": "bottom",
    "1 1": "bottomTrailing",
]
