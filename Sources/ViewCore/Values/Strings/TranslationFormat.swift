import Foundation

/// What a format is made of: words, and places for arguments.
enum FormatPiece: Equatable {
    case words(String)
    /// `%@`, `%2$lld`: the argument's number from 1, where it is stated, and the form without that number.
    case argument(Int?, specifier: String)
    /// `%#@name@`.
    case substitution(Int?, name: String)
    /// `%arg`, the argument that words vary by.
    case own

    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var words = ""
        var rest = format[...]
        func flush() {
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
        }
        while let percent = rest.firstIndex(of: "%") {
            words += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                words += "%"
                rest.removeFirst()
            } else if rest.hasPrefix("arg") {
                flush()
                pieces.append(.own)
                rest.removeFirst(3)
            } else if let (piece, end) = place(rest) {
                flush()
                pieces.append(piece)
                rest = rest[end...]
            } else {
                words += "%"
            }
        }
        words += rest
        flush()
        return pieces
    }

    private static func place(_ text: Substring) -> (FormatPiece, Substring.Index)? {
        var rest = text
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
            position = number
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            return (.substitution(position, name: String(rest.dropFirst(2)[..<end])), rest.index(after: end))
        }
        let start = rest
        rest = rest.drop { "-+ 0#'".contains($0) }
        rest = rest.drop { "0123456789.".contains($0) }
        rest = rest.drop { "hlqLztj".contains($0) }
        guard let conversion = rest.first, "@diouxXeEfFgGcs".contains(conversion) else { return nil }
        let end = rest.index(after: rest.startIndex)
        return (.argument(position, specifier: "%" + start[..<end]), end)
    }
}

/// Makes words of a translation.
struct TranslationWriter {
    let arguments: [TranslationArgument]
    let language: String
    /// As catalogues call it, such as `iphone`.
    let device: String
    /// What the translation lacks.
    private(set) var problem: String?
    private var next = 0

    init(_ arguments: [TranslationArgument], language: String, device: String) {
        self.arguments = arguments
        self.language = language
        self.device = device
    }

    /// - Parameter own: the argument, from 0, that the words around vary by.
    mutating func parts(
        _ translation: Translation, _ substitutions: [String: Translation.Substitution] = [:],
        own: Int? = nil,
        depth: Int = 0
    ) -> [TranslatedPart] {
        guard depth < 16 else {
            problem = "its words refer to themselves"
            return []
        }
        switch translation {
        case .words(let format):
            // Without arguments nothing is a format, and a percent sign is one.
            guard !arguments.isEmpty else { return [.words(format)] }
            return parts(FormatPiece.pieces(of: format), substitutions, own: own, depth: depth)
        case .device(let words):
            guard let chosen = words[device] ?? words["other"] else {
                problem = "it has no words for \(device)"
                return []
            }
            return parts(chosen, substitutions, own: own, depth: depth + 1)
        case .plural(let words):
            let counted = own ?? arguments.firstIndex { $0.number != nil }
            guard let counted, arguments.indices.contains(counted), let number = arguments[counted].number
            else {
                problem = "it varies by a number, and the key has none"
                return words[.other].map { parts($0, substitutions, own: own, depth: depth + 1) } ?? []
            }
            let decimals = arguments[counted].decimals
            let category = PluralRule.category(of: number, decimals: decimals, in: language)
            // Apple takes "zero" for nothing in each language that has it in its table.
            let zero = number == 0 ? words[.zero] : nil
            guard let chosen = zero ?? words[category] ?? words[.other] else {
                problem = "it has no words for \"\(category.rawValue)\""
                return []
            }
            return parts(chosen, substitutions, own: counted, depth: depth + 1)
        case .substituting(let format, let more):
            return parts(
                format, substitutions.merging(more) { $1 }, own: own, depth: depth + 1)
        }
    }

    private mutating func parts(
        _ pieces: [FormatPiece], _ substitutions: [String: Translation.Substitution], own: Int?, depth: Int
    ) -> [TranslatedPart] {
        var result: [TranslatedPart] = []
        for piece in pieces {
            switch piece {
            case .words(let words): result.append(.words(words))
            case .own: result += argument(own ?? 0, specifier: nil)
            case .argument(let position, let specifier):
                // In words that vary by an argument, that one is meant where no other is named.
                let index = position.map { $0 - 1 } ?? (depth > 0 ? own : nil) ?? takeNext()
                result += argument(index, specifier: specifier)
            case .substitution(let position, let name):
                guard let substitution = substitutions[name] else {
                    problem = "nothing says what %#@\(name)@ stands for"
                    continue
                }
                let index = substitution.argument ?? position
                result += parts(
                    substitution.translation, substitutions, own: index.map { $0 - 1 } ?? takeNext(),
                    depth: depth + 1)
            }
        }
        return result
    }

    private mutating func takeNext() -> Int {
        defer { next += 1 }
        return next
    }

    private mutating func argument(_ index: Int, specifier: String?) -> [TranslatedPart] {
        guard arguments.indices.contains(index) else {
            problem = "it asks for argument \(index + 1), and the key has \(arguments.count)"
            return []
        }
        let argument = arguments[index]
        guard let specifier, specifier != argument.specifier, specifier.contains("."),
            let number = argument.number
        else { return [.argument(index)] }
        guard let last = specifier.last, "eEfFgG".contains(last) else { return [.argument(index)] }
        let format = specifier.filter { !"hlqLztj".contains($0) }
        return [.words(String(format: format, locale: Locale(identifier: language), number))]
    }
}
