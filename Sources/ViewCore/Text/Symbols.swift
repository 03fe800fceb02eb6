package import Foundation

package enum Symbols {
    package static let face = "Material Icons"

    /// The icon for a symbol name: listed, or the same without its variants.
    package static func codePoint(_ name: String) -> UInt32? {
        var candidate = name[...]
        for _ in 0..<6 {
            if let code = SymbolTable.codePoints[candidate] { return code }
            guard let cut = candidate.lastIndex(of: ".") else { return nil }
            let suffix = candidate[cut...]
            guard [".fill", ".circle", ".square", ".slash", ".rectangle"].contains(suffix) else {
                return nil
            }
            candidate = candidate[..<cut]
        }
        return nil
    }

    /// The icon where layout runs in a direction: from right to left, forward is where backward is otherwise.
    ///
    /// Of names that begin with the word, such as `forward.fill`, it is no direction but a button of a player.
    static func codePoint(_ name: String, in direction: LayoutDirection) -> UInt32? {
        guard direction == .rightToLeft else { return codePoint(name) }
        let turned = [".forward": ".backward", ".backward": ".forward"].lazy.compactMap { word, other in
            name.range(of: word).map { name.replacingCharacters(in: $0, with: other) }
        }.first
        return turned.flatMap(codePoint) ?? codePoint(name)
    }

    /// The size of a symbol's layout box beside text of 1 point, where it was measured
    /// (Documentation/Rules/README.md, section Symbols, at 17 pt and medium scale).
    ///
    /// Boxes differ from symbol to symbol and follow from no rule of their shapes; the others get room around
    /// the ink of the icon that stands in.
    static func measuredBox(_ name: String) -> CGSize? {
        let sizeAt17: [String: CGSize] = [
            "mic.fill": CGSize(width: 17.333, height: 20)
        ]
        return sizeAt17[name].map { CGSize(width: $0.width / 17, height: $0.height / 17) }
    }

    /// How much larger or smaller a scale is than the medium one; by eye.
    static func factor(of scale: Image.Scale) -> CGFloat {
        switch scale {
        case .small: 0.78
        case .medium: 1
        case .large: 1.28
        }
    }

    /// Em size of the icon font beside text of `points`.
    ///
    /// At 17 pt `info.circle` measures 19 pt across (Documentation/Rules/README.md, section Symbols); the
    /// icon's ink is 20/24 of its em.
    package static func emSize(_ points: CGFloat, _ scale: Image.Scale) -> CGFloat {
        points * 19 / 17 * 24 / 20 * factor(of: scale)
    }
}
