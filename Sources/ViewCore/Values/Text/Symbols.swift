import Drawing
package import Foundation
import Synchronization

/// What is drawn for a symbol, and how near that comes to it.
struct Symbol: Hashable, Sendable {
    enum Verdict: Character, Hashable, Sendable {
        /// The same object in the asked variant.
        case right = "r"
        /// The same object, details differ.
        case near = "n"
        /// Another object or variant.
        case wrong = "w"
    }

    /// As it was asked for; what it is made of by rule has names of its own.
    var name = ""
    var drawing: SymbolDrawing
    var verdict: Verdict
    /// What differs.
    var note: Substring
}

package enum Symbols {
    package static let face = FontFace.symbols

    /// The symbol of a name: listed (Documentation/Rules/symbols.tsv), or made by rule of one that is.
    static func symbol(_ name: String) -> Symbol? {
        found.withLock { found in
            if let known = found[name] { return known }
            var symbol = symbol(name[...], depth: 0)
            symbol?.name = name
            // Names come from anywhere: with many of them all is forgotten.
            if found.count >= 1000 { found = [:] }
            found[name] = .some(symbol)
            return symbol
        }
    }

    /// What names have led to.
    private static let found = Mutex<[String: Symbol?]>([:])

    /// The symbol where layout runs in a direction: from right to left, forward is where backward is otherwise.
    ///
    /// Of names that begin with the word, such as `forward.fill`, it is no direction but a button of a player.
    static func symbol(_ name: String, in direction: LayoutDirection) -> Symbol? {
        guard direction == .rightToLeft else { return symbol(name) }
        let turned = [".forward": ".backward", ".backward": ".forward"].lazy.compactMap { word, other in
            name.range(of: word).map { name.replacingCharacters(in: $0, with: other) }
        }.first
        return turned.flatMap(symbol) ?? symbol(name)
    }

    private static let enclosures: Set<Substring> = ["circle", "square", "rectangle"]

    /// Variants are taken off from the end, six at the most: names come from anywhere.
    private static func symbol(_ name: Substring, depth: Int) -> Symbol? {
        if let listed = listed(name) { return listed }
        guard depth < 6, let cut = name.lastIndex(of: ".") else { return nil }
        if let character = enclosedCharacter(name) { return character }
        let base = name[..<cut]
        let variant = name[cut...].dropFirst()
        switch variant {
        case "fill":
            guard var symbol = symbol(base, depth: depth + 1) else { return nil }
            if let fields = SymbolTable.lines.fields(of: base), fields[1].hasSuffix("=") { return symbol }
            symbol.drawing = symbol.drawing.filled
            return symbol
        case "slash":
            guard var symbol = symbol(base, depth: depth + 1) else { return nil }
            if symbol.drawing.enclosure == nil { symbol.drawing.isSlashed = true }
            return symbol
        case let shape where enclosures.contains(shape):
            // Inside of shapes symbols are filled where they can be.
            guard var symbol = symbol("\(base).fill"[...], depth: depth + 1) else { return nil }
            guard symbol.drawing.enclosure == nil else { return symbol }
            symbol.drawing.enclosure = .init(shape: shape, isFilled: false)
            return symbol
        default:
            guard base.hasSuffix(".badge"), var symbol = symbol(base.dropLast(6), depth: depth + 1),
                symbol.drawing.enclosure == nil, let glyph = badge(variant)
            else { return nil }
            symbol.drawing = symbol.drawing.badged(glyph)
            return symbol
        }
    }

    private static func listed(_ name: Substring) -> Symbol? {
        guard let fields = SymbolTable.lines.fields(of: name), fields.count == 3,
            let verdict = fields[1].first.flatMap(Symbol.Verdict.init)
        else { return nil }
        return Symbol(drawing: SymbolDrawing(fields[0]), verdict: verdict, note: fields[2])
    }

    /// `a.circle.fill`, `12.square`: a letter or a number up to 50.
    private static func enclosedCharacter(_ name: Substring) -> Symbol? {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard parts.count == 2, parts[1] == "circle" || parts[1] == "square" else { return nil }
        let isLetter = parts[0].utf8.count == 1 && parts[0] >= "a" && parts[0] <= "z"
        let isNumber =
            parts[0].utf8.count <= 2 && Int(parts[0]).map { "\($0)" == parts[0] && 0...50 ~= $0 } == true
        guard isLetter || isNumber else { return nil }
        return Symbol(
            drawing: SymbolDrawing(
                layers: [
                    .init(
                        mark: .letters(parts[0].uppercased()[...], center: CGPoint(x: 128, y: 128), size: 1))
                ],
                enclosure: .init(shape: parts[1], isFilled: isFilled)),
            verdict: .right, note: "")
    }

    /// The glyph of a badge, filled where it can be.
    private static func badge(_ name: Substring) -> Substring? {
        switch name {
        case "exclamationmark": "t:!"
        case "questionmark": "t:?"
        default:
            (symbol("\(name).fill"[...], depth: 5) ?? listed(name))?.drawing.onlyGlyph
        }
    }

    /// The size of a symbol's layout box beside text of 1 point, where it was measured
    /// (Documentation/Rules/README.md, section Symbols, at 17 pt and medium scale).
    ///
    /// Boxes differ from symbol to symbol and follow from no rule of their shapes; the others get room around
    /// the ink of what stands in.
    private static func measuredBox(_ name: String) -> CGSize? {
        let sizeAt17: [String: CGSize] = [
            "mic.fill": CGSize(width: 17.333, height: 20)
        ]
        return sizeAt17[name].map { CGSize(width: $0.width / 17, height: $0.height / 17) }
    }

    /// The layout box beside text of `points`: the measured one, or the ink with the side bearing that symbols have, which
    /// is 0.04 of the text size all around, so that `info.circle` at 17 pt is 20.3 wide.
    static func box(of name: String, ink: CGSize, beside points: CGFloat, _ scale: Image.Scale) -> CGSize {
        if let box = measuredBox(name) {
            let size = points * factor(of: scale.ofSymbol)
            return CGSize(width: box.width * size, height: box.height * size)
        }
        let margin = 0.04 * points
        return CGSize(width: ink.width + 2 * margin, height: ink.height + 2 * margin)
    }

    /// How much larger or smaller a scale is than the medium one; by eye.
    package static func factor(of scale: SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.78
        case .medium: 1
        case .large: 1.28
        }
    }

    /// Size of the square that symbols are drawn on, beside text of `points`.
    ///
    /// At 17 pt `info.circle` measures 19 pt across (Documentation/Rules/README.md, section Symbols); a circle's
    /// ink is 208 of the 256 units of the square.
    package static func emSize(_ points: CGFloat, _ scale: Image.Scale) -> CGFloat {
        points * 19 / 17 * 256 / 208 * factor(of: scale.ofSymbol)
    }
}

extension Image.Scale {
    /// The same for what draws symbols, which knows no views.
    package var ofSymbol: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
