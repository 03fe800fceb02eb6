import Drawing

extension SymbolTemplate.Tag {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Design programs write some characters of an id as `_x` and a number; a hyphen is `_x2D_`.
    var id: String? { value("id").map { $0.replacing("_x2D_", with: "-") } }

    var localName: Substring {
        name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...]
    }

    /// What an element around others says of how they look.
    var look: [(name: String, value: String)] {
        attributes.filter {
            ["transform", "fill", "fill-rule", "clip-rule", "opacity", "style", "display"].contains($0.name)
                || $0.name.hasPrefix("stroke") || $0.name.hasPrefix("fill-")
        }
    }

    /// Where a guide is, from its end points, its path or its box.
    func place(of guide: SymbolTemplate.Guide) -> Double? {
        let isLevel: Bool
        switch guide {
        case .baseline, .capline: isLevel = true
        case .left, .right: isLevel = false
        }
        func number(_ name: String) -> Double? { value(name).flatMap { SVGNumbers($0).numbers.first } }
        switch localName {
        case "line": return number(isLevel ? "y1" : "x1")
        case "path", "polyline":
            let numbers = SVGNumbers(value("d") ?? value("points") ?? "").numbers
            return numbers.count < 2 ? nil : isLevel ? numbers[1] : numbers[0]
        case "rect":
            // In the first version of the format margins are boxes; a symbol reaches from the outer edge of one to that of
            // the other.
            guard let start = number(isLevel ? "y" : "x") else { return nil }
            if case .right = guide { return start + (number("width") ?? 0) }
            return start
        default: return nil
        }
    }
}

extension SymbolTemplate.Variant {
    /// Of an id such as `Regular-M`.
    init?(_ id: some StringProtocol) {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let scale = SymbolTemplate.Scale(rawValue: String(parts[1])),
            let weight = SymbolTemplate.weights.first(where: { $0.name == parts[0] })?.weight
        else { return nil }
        self.init(weight: weight, scale: scale)
    }
}

extension SymbolTemplate.Guide {
    init?(_ id: String) {
        func scale(behind start: String) -> SymbolTemplate.Scale? {
            id.hasPrefix(start) ? .init(rawValue: String(id.dropFirst(start.count))) : nil
        }
        func margin(_ start: String) -> SymbolTemplate.Variant?? {
            guard id.hasPrefix(start) else { return nil }
            let rest = id.dropFirst(start.count)
            if rest.isEmpty { return .some(nil) }
            return rest.first == "-" ? SymbolTemplate.Variant(rest.dropFirst()).map { .some($0) } : nil
        }
        if let scale = scale(behind: "Baseline-") {
            self = .baseline(scale)
        } else if let scale = scale(behind: "Capline-") {
            self = .capline(scale)
        } else if let variant = margin("left-margin") {
            self = .left(variant)
        } else if let variant = margin("right-margin") {
            self = .right(variant)
        } else {
            return nil
        }
    }
}
