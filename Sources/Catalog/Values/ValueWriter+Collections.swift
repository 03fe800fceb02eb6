// Lists keep their order; sets and dictionaries get one that follows from what they hold.

extension ValueWriter {
    private static let shownElements = 12
    /// More are counted only: to sort them takes longer than a caption is worth.
    private static let sortedElements = 1000

    func writtenList(_ children: Mirror.Children) -> Written {
        let shown = children.prefix(ValueWriter.shownElements).map { written($0.value).inList }
        return list(shown, of: children.count)
    }

    func writtenSet(_ children: Mirror.Children) -> Written {
        guard children.count <= ValueWriter.sortedElements else {
            return Written(text: "\(children.count) values")
        }
        return list(sorted(children.map(\.value)) { $0 }.map(\.text), of: children.count)
    }

    func writtenDictionary(_ children: Mirror.Children) -> Written {
        guard children.count <= ValueWriter.sortedElements else {
            return Written(text: "\(children.count) values")
        }
        let pairs = children.map { child -> (key: Any, value: Any) in
            let parts = Array(Mirror(reflecting: child.value).children.map(\.value))
            return parts.count == 2 ? (parts[0], parts[1]) : (child.value, ())
        }
        let shown = sorted(pairs) { $0.key }.prefix(ValueWriter.shownElements)
            .map { "\($0.text): \(written($0.element.value).inList)" }
        return list(shown, of: children.count)
    }

    private func list(_ texts: [String], of count: Int) -> Written {
        if count == 0 { return Written(text: naming == .words ? "none" : "") }
        let shown = texts.prefix(ValueWriter.shownElements)
        return Written(
            text: (shown + more(count - shown.count)).joined(separator: separator), isList: count > 1)
    }

    /// In ids a comma would part the values of an option.
    var separator: String { naming == .words ? ", " : "+" }

    /// The elements with their keys' texts: numbers by size, cases as they are declared, anything else by text.
    private func sorted<Element>(
        _ elements: [Element], by key: (Element) -> Any
    ) -> [(text: String, element: Element)] {
        let places = elements.first.map { declaredPlaces(like: key($0)) } ?? [:]
        // Each is written with a budget of its own: which ones are met first depends on the hash table.
        let keyed = elements.map { element in
            let value = plain(key(element))
            let text = ValueWriter(naming, depth: depth).written(value).inList
            return (number: number(value) ?? places[text].map(Double.init), text: text, element: element)
        }
        return keyed.sorted { a, b in
            switch (a.number, b.number) {
            case (let x?, let y?) where x != y: x < y
            case (_?, nil): true
            case (nil, _?): false
            default: a.text.unicodeScalars.lexicographicallyPrecedes(b.text.unicodeScalars)
            }
        }.map { ($0.text, $0.element) }
    }

    private func plain(_ value: Any) -> Any { (value as? AnyHashable)?.base ?? value }

    private func number(_ value: Any) -> Double? {
        if let number = value as? any BinaryInteger { return Double(number) }
        if let number = value as? any BinaryFloatingPoint { return Double(number) }
        return nil
    }

    /// The places of all cases of the value's type, by their texts, if it lists them.
    private func declaredPlaces(like value: Any) -> [String: Int] {
        func places<T: CaseIterable>(_ type: T.Type) -> [String: Int] {
            var places: [String: Int] = [:]
            for (place, element) in type.allCases.prefix(ValueWriter.sortedElements).enumerated() {
                let text = ValueWriter(naming, depth: depth).written(element).inList
                if places[text] == nil { places[text] = place }
            }
            return places
        }
        guard let type = type(of: plain(value)) as? any CaseIterable.Type else { return [:] }
        return places(type)
    }
}
