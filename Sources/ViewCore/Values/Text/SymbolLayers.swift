import Foundation

/// The layer of a symbol that a mark is on.
struct SymbolLayer: Hashable, Sendable {
    /// 0 for the primary layer, 1 for the secondary, 2 for the tertiary.
    var level = 0
    /// From 1 for the layer that a variable value fills first; 0 for what it leaves alone.
    var step = 0
}

/// A symbol's drawing with the layer of each of its marks.
///
/// Nothing is cut out for what has paint of its own: it lies on what is behind.
struct LayeredDrawing: Hashable, Sendable {
    var drawing: SymbolDrawing
    /// One for each of the drawing's marks.
    var places: [SymbolLayer]

    /// Reads marks, each of which is on the layer that was named before it: `>1` names a level, `#1` a step.
    init(_ text: some StringProtocol) {
        drawing = SymbolDrawing("")
        places = []
        var place = SymbolLayer()
        for word in text.split(separator: " ") {
            switch word.first {
            case ">": place = SymbolLayer(level: Int(word.dropFirst()) ?? 0)
            case "#": place.step = Int(word.dropFirst()) ?? 0
            default:
                let marks = SymbolDrawing(word).layers
                drawing.layers += marks
                places += marks.map { _ in place }
            }
        }
    }

    init(_ drawing: SymbolDrawing, _ places: [SymbolLayer]) {
        self.drawing = drawing
        self.places = places
    }

    /// How many layers a variable value has to fill.
    var steps: Int { places.lazy.map(\.step).max() ?? 0 }

    /// Whether marks are on more than one level; so is what is in a shape, and a stroke through the rest.
    var hasLevels: Bool {
        drawing.enclosure != nil || drawing.isSlashed || places.contains { $0.level != places.first?.level }
    }

    /// The filled form: what would be cut out of the first mark lies on it.
    fileprivate var filled: LayeredDrawing {
        var filled = LayeredDrawing(drawing.filled, places)
        guard filled.drawing.layers.count == drawing.layers.count else { return filled }
        for index in drawing.layers.indices {
            filled.drawing.layers[index].isCut = drawing.layers[index].isCut
        }
        return filled
    }
}

extension Symbols {
    /// The layers of a symbol, or `nil` where its icon is known in one piece only.
    ///
    /// A shape around a symbol, or what another symbol stands on, is a layer behind it; a badge, a mark or a stroke is
    /// the first layer. So it is in the symbols of Apple's that were looked at for this; others need not follow it.
    static func layered(_ name: String, in direction: LayoutDirection = .leftToRight) -> LayeredDrawing? {
        guard direction == .rightToLeft,
            let (word, other) = [(".forward", ".backward"), (".backward", ".forward")]
                .first(where: { name.contains($0.0) }),
            let range = name.range(of: word)
        else { return layered(name[...], depth: 0) }
        return layered(name.replacingCharacters(in: range, with: other)[...], depth: 0)
    }

    /// Whether a symbol is a single shape or stroke, which has one layer in any rendering mode.
    static func isOneShape(_ name: String) -> Bool {
        name.split(separator: ".").allSatisfy { SymbolLayerTable.plainWords.contains($0) }
    }

    /// Parts are taken off from the end, six at the most: names come from anywhere.
    private static func layered(_ name: Substring, depth: Int) -> LayeredDrawing? {
        if let listed = SymbolLayerTable.drawings[name] { return LayeredDrawing(listed) }
        if SymbolLayerTable.steppedMarks.contains(name), let symbol = symbol(String(name)) {
            let places = symbol.drawing.layers.indices.map { SymbolLayer(step: $0 + 1) }
            return LayeredDrawing(symbol.drawing, places)
        }
        if let split = split(name) { return split }
        guard depth < 6, let cut = name.lastIndex(of: ".") else { return nil }
        let base = name[..<cut]
        switch name[cut...].dropFirst() {
        case "fill": return layered(base, depth: depth + 1)?.filled
        case "slash":
            guard var drawing = symbol(String(base))?.drawing, drawing.enclosure == nil, !drawing.isSlashed
            else { return nil }
            drawing.isSlashed = true
            return LayeredDrawing(drawing, drawing.layers.map { _ in SymbolLayer(level: 1) })
        case let shape where ["circle", "square", "rectangle"].contains(shape):
            // Inside of shapes symbols are filled where they can be.
            guard var drawing = symbol("\(base).fill")?.drawing, drawing.enclosure == nil else { return nil }
            drawing.enclosure = .init(shape: shape, isFilled: false)
            return LayeredDrawing(drawing, drawing.layers.map { _ in SymbolLayer() })
        default: return nil
        }
    }

    /// Of a drawing with several marks, those in front and those behind.
    private static func split(_ name: Substring) -> LayeredDrawing? {
        guard let drawing = symbol(String(name))?.drawing else { return nil }
        let parts = name.split(separator: ".")
        let marks = drawing.layers
        if drawing.enclosure != nil { return LayeredDrawing(drawing, marks.map { _ in SymbolLayer() }) }
        if drawing.isSlashed { return LayeredDrawing(drawing, marks.map { _ in SymbolLayer(level: 1) }) }
        guard marks.count > 1, parts.count > 1 else { return nil }
        let isMarked = parts.contains { SymbolLayerTable.marks.contains($0) }
        let isShielded = parts[0] != "shield" && parts.contains("shield")
        guard isMarked || isShielded || parts.contains("badge") else { return nil }
        // What makes room for itself is in front; without that it is all that stands on the first mark.
        if let gap = marks.indices.first(where: { index in
            marks[index].isCut && marks[index...].contains { !$0.isCut }
        }) {
            return LayeredDrawing(drawing, marks.indices.map { SymbolLayer(level: $0 < gap ? 1 : 0) })
        }
        var whole = drawing
        for index in marks.indices { whole.layers[index].isCut = false }
        // Of several marks that are no ground, only the last is known to be in front.
        let ground = parts[0] == "ellipsis" ? 1 : marks.count - 1
        return LayeredDrawing(whole, marks.indices.map { SymbolLayer(level: $0 < ground ? 1 : 0) })
    }
}
