import Foundation

extension SymbolDrawing {
    /// Reads a drawing of the table; what is no mark is left out, and `scripts/tools/symbol-tables` finds it.
    init(_ text: some StringProtocol) {
        layers = []
        for word in text.split(separator: " ") { add(Substring(word)) }
    }

    private mutating func add(_ word: Substring) {
        switch word.first {
        case "(":
            let name = word.dropFirst().dropLast()
            let isFilled = name.hasSuffix(".fill")
            enclosure = Enclosure(shape: isFilled ? name.dropLast(5) : name, isFilled: isFilled)
        case "/": isSlashed = true
        case "+":
            let center = CGPoint(x: 192, y: 184)
            layers.append(Layer(mark: .circle(center: center, radius: 60, isFilled: true), isCut: true))
            layers.append(Layer(mark: .circle(center: center, radius: 46, isFilled: true)))
            let glyph = word.dropFirst()
            let mark: Mark =
                glyph.hasPrefix("t:")
                ? .letters(glyph.dropFirst(2), center: center, size: 0.28)
                : .fitted(glyph, nil, center: center, side: 52)
            layers.append(Layer(mark: mark, isCut: true))
        case "-": layers += Mark(word.dropFirst()).map { [Layer(mark: $0, isCut: true)] } ?? []
        default: layers += Mark(word).map { [Layer(mark: $0)] } ?? []
        }
    }
}

extension SymbolDrawing.Mark {
    fileprivate init?(_ word: Substring) {
        if let shape = SymbolDrawing.Mark(shape: word) {
            self = shape
            return
        }
        let parts = word.split(separator: "@", maxSplits: 1)
        guard var name = parts.first else { return nil }
        var place: [CGFloat] = [128, 128, 100]
        var isFitted = false
        if parts.count > 1 {
            isFitted = parts[1].hasPrefix("=")
            place = numbers(isFitted ? parts[1].dropFirst() : parts[1])
        }
        guard place.count == 3 else { return nil }
        var turn: SymbolDrawing.Turn?
        if let mark = name.lastIndex(of: "^"), let letter = name[mark...].dropFirst().first {
            turn = SymbolDrawing.Turn(rawValue: letter)
            name = name[..<mark]
        }
        let center = CGPoint(x: place[0], y: place[1])
        if name.hasPrefix("t:") {
            self = .letters(name.dropFirst(2), center: center, size: place[2] / 100)
        } else if isFitted {
            self = .fitted(name, turn, center: center, side: place[2])
        } else {
            self = .glyph(name, turn, center: center, size: place[2] / 100)
        }
    }

    private init?(shape word: Substring) {
        guard let colon = word.firstIndex(of: ":") else { return nil }
        let values = numbers(word[word.index(after: colon)...])
        let points = stride(from: 0, to: values.count - 1, by: 2).map {
            CGPoint(x: values[$0], y: values[$0 + 1])
        }
        guard let first = points.first else { return nil }
        switch (word[..<colon], values.count) {
        case (let kind, 5) where kind == "rect" || kind == "box":
            self = .rectangle(
                CGRect(x: values[0], y: values[1], width: values[2], height: values[3]), radius: values[4],
                isFilled: kind == "box")
        case (let kind, 3) where kind == "disc" || kind == "ring":
            self = .circle(center: first, radius: values[2], isFilled: kind == "disc")
        case ("arc", 5): self = .arc(center: first, radius: values[2], from: values[3], to: values[4])
        case ("line", _), ("poly", _): self = .line(points)
        case ("area", _): self = .area(points)
        default: return nil
        }
    }
}

/// What commas part.
private func numbers(_ text: Substring) -> [CGFloat] {
    text.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
}
