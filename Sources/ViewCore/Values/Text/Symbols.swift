import Drawing
package import Foundation

package enum Symbols {
    package static let face = FontFace.symbols

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

/// What stands in for a symbol: an icon, with the shape around it and the stroke through it that the icon lacks.
struct SymbolIcon: Equatable, Sendable {
    struct Enclosure: Equatable, Sendable {
        /// The shape as an icon.
        var code: UInt32
        /// Whether the symbol is cut out of it.
        var isFilled: Bool
    }

    var code: UInt32
    var enclosure: Enclosure?
    var isSlashed = false
}

extension Symbols {
    /// Names whose icon has no shape around it, though it is their own line's (Documentation/Rules/symbols.tsv).
    private static let bare: Set<Substring> = [
        "arrow.clockwise.circle", "arrowshape.turn.up.left.circle.fill", "calendar.circle", "doc.circle",
        "heart.circle", "heart.circle.fill", "line.3.horizontal.decrease.circle",
        "line.3.horizontal.decrease.circle.fill", "line.horizontal.3.decrease.circle", "link.circle",
        "location.circle", "mappin.circle", "mappin.circle.fill", "pencil.circle", "pencil.circle.fill",
        "photo.circle", "power.circle",
    ]
    private static let enclosures: Set<Substring> = ["circle", "square", "rectangle"]

    /// The icon for a symbol where layout runs in a direction; `nil` where none stands in.
    static func icon(_ name: String, in direction: LayoutDirection) -> SymbolIcon? {
        guard let code = codePoint(name, in: direction) else { return nil }
        if hasIcon(name[...]) { return SymbolIcon(code: code) }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        if parts.count > 1, let shape = parts.last, enclosures.contains(shape) {
            // An icon that is not filled is as much of it as there is.
            if hasIcon(parts.joined(separator: ".")[...]) { return SymbolIcon(code: code) }
            let shapeName = isFilled ? shape + ".fill" : shape
            guard let around = SymbolTable.codePoints[shapeName] else { return SymbolIcon(code: code) }
            // Inside of shapes symbols are filled where they can be.
            let inner = parts.dropLast().joined(separator: ".")
            var icon = SymbolIcon(code: code)
            if let filled = Symbols.icon(inner + ".fill", in: direction) { icon = filled }
            guard icon.enclosure == nil else { return icon }
            icon.enclosure = .init(code: around, isFilled: isFilled)
            return icon
        }
        let plain = parts.joined(separator: ".")
        return SymbolIcon(code: code, isSlashed: parts.last == "slash" && !hasIcon(plain[...]))
    }

    private static func hasIcon(_ name: Substring) -> Bool {
        SymbolTable.codePoints[name] != nil && !bare.contains(name)
    }
}
