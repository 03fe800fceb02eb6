import Foundation

extension Symbols {
    /// The colours of a symbol's layers in the multicolour mode, the primary layer's first; `nil` in place of a colour is
    /// the foreground. `nil` for all where the colours are not known.
    ///
    /// Judged from knowledge of SF Symbols: the few of which it is certain.
    static func colors(of name: String) -> [Color?]? {
        if let listed = ownColors[name] { return listed }
        guard let range = name.range(of: ".badge."),
            let color = badgeColors[String(name[range.upperBound...])]
        else { return nil }
        return [color, nil]
    }

    private static let ownColors: [String: [Color?]] = [
        "exclamationmark.triangle.fill": [.white, .yellow],
        "exclamationmark.octagon.fill": [.white, .red],
        "xmark.octagon.fill": [.white, .red],
        "plus.circle.fill": [.white, .green],
        "minus.circle.fill": [.white, .red],
        "checkmark.seal.fill": [.white, .blue],
        "heart.fill": [.red],
        "star.fill": [.yellow],
        "bolt.fill": [.yellow],
        "sun.max.fill": [.yellow],
    ]

    private static let badgeColors: [String: Color] = [
        "plus": .green, "minus": .red, "xmark": .red, "checkmark": .green, "exclamationmark": .yellow,
    ]
}
