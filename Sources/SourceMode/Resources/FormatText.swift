import SourceDiscovery

/// A text with places for arguments, `Hello, %@`, as a member in Swift that says it in the language of the tile.
struct FormatText {
    /// Types of its arguments, in their order.
    private(set) var parameters: [String] = []
    /// Of a literal, between its quotation marks.
    private var literal = ""
    private let key: String
    private let table: String
    /// Whether the arguments stand in their order, as those of a translation are counted.
    private var isInOrder = true

    /// - Parameters:
    ///   - key: by which the table has the text and its translations.
    init(_ text: String, of key: String, in table: String) {
        (self.key, self.table) = (key, table)
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            append(rest[..<percent])
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                append("%")
                rest.removeFirst()
            } else if let match = rest.prefixMatch(
                of:
                    #/(?:(\d{1,2})\$)?([-+ 0#]*\d{0,3}(?:\.\d{1,3})?)(?:hh?|ll?|[qzjtL])?([@dDiuUxXoOfFeEgGaAcCsSp])/#
            ) {
                add(String(match.3), format: String(match.2), position: match.1.flatMap { Int($0) })
                rest = rest[match.range.upperBound...]
            } else {
                append("%")
            }
        }
        append(rest)
    }

    private mutating func append(_ text: Substring) { literal += quoted(String(text)).dropFirst().dropLast() }

    private mutating func add(_ kind: String, format: String, position: Int?) {
        let place = position ?? parameters.count + 1
        isInOrder = isInOrder && place == parameters.count + 1
        let type =
            switch kind {
            case "d", "D", "i", "u", "U", "x", "X", "o", "O": "Int"
            case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
            default: "Any"
            }
        while parameters.count < place { parameters.append("Any") }
        if place > 0 { parameters[place - 1] = type }
        let isPlain = format.isEmpty && ["@", "d", "D", "i", "u", "U"].contains(kind)
        let argument =
            switch type {
            case _ where isPlain || type == "Any": "p\(place)"
            case "Int": "String(format: \"%\(format)l\(kind.lowercased())\", p\(place))"
            default: "String(format: \"%\(format)\(kind)\", Double(p\(place)))"
            }
        literal += "\\(\(argument))"
    }

    /// A constant, or a function of the arguments.
    func member(_ name: String) -> String {
        let words =
            isInOrder
            ? "String(localized: \(quoted(key)), defaultValue: \"\(literal)\", table: \(quoted(table)))"
            : "\"\(literal)\""
        guard !parameters.isEmpty else { return "static var `\(name)`: String { \(words) }" }
        let list = parameters.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
        return "static func `\(name)`(\(list)) -> String { \(words) }"
    }
}
