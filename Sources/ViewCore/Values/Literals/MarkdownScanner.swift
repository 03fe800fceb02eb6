/// How often what stands at a place is inside of each kind of mark.
struct MarkdownLook: Equatable {
    var emphasis = 0
    var strong = 0
    var strikethrough = 0
    var code = 0
    var link = 0
    /// A picture's description.
    var image = 0

    mutating func add(_ other: MarkdownLook) { add(other, times: 1) }
    mutating func remove(_ other: MarkdownLook) { add(other, times: -1) }

    private mutating func add(_ other: MarkdownLook, times sign: Int) {
        emphasis += sign * other.emphasis
        strong += sign * other.strong
        strikethrough += sign * other.strikethrough
        code += sign * other.code
        link += sign * other.link
        image += sign * other.image
    }
}

/// A stretch of a literal between its marks, or marks themselves: words, as long as they belong to no others.
struct MarkdownPiece {
    enum Content {
        case words(String)
        /// The number of what was interpolated and has a look of its own.
        case object(Int)
        case attributesBegin
        case attributesEnd(MarkdownAttributes)
    }
    var content: Content
    /// What ends before it and begins after it.
    var closes = MarkdownLook()
    var opens = MarkdownLook()
    /// Where the link leads that begins after it, or where the image is whose description does.
    var address: String?
    var marks: MarkdownMarks?
}

/// Asterisks, underscores or tildes in a row.
struct MarkdownMarks {
    let mark: Character
    /// How many there are, and how many of them have not found their others.
    let length: Int
    var left: Int
    let canOpen: Bool
    let canClose: Bool
}

/// Cuts a literal into pieces, in one pass from its start to its end.
struct MarkdownScanner {
    /// Whether a bracket with a caret has attributes.
    private let readsAttributes: Bool
    private var characters: [Character] = []
    /// What stands where `characters` has a placeholder, by its number.
    private var objects: [Int: Int] = [:]
    private var position = 0
    private var pieces: [MarkdownPiece] = []
    private var words = ""
    /// The numbers of pieces with marks that have not been paired.
    private var marks: [Int] = []
    /// Brackets that something behind them makes more of: where they close, and where it goes on then.
    private var open: [(piece: Int, close: Int, end: Int, attributes: MarkdownAttributes?)] = []

    init(readsAttributes: Bool = true) { self.readsAttributes = readsAttributes }

    mutating func add(_ words: String) { characters += words }

    mutating func add(object: Int) {
        objects[characters.count] = object
        characters.append("\u{FFFC}")
    }

    mutating func scan() -> [MarkdownPiece] {
        let codes = MarkdownCode(characters)
        let brackets = Brackets(characters, codes)
        while position < characters.count {
            if let last = open.last, last.close == position {
                close(last)
                continue
            }
            step(codes, brackets)
        }
        flush()
        pairMarks(from: 0)
        return pieces
    }

    private mutating func step(_ codes: MarkdownCode, _ brackets: Brackets) {
        switch characters[position] {
        case "\\" where characters.isEscape(at: position):
            words.append(characters[position + 1])
            position += 2
        case "`":
            guard let code = codes.span(at: position) else {
                let end = codes.end(ofRunAt: position)
                words += characters[position..<end]
                position = end
                return
            }
            flush()
            pieces.append(MarkdownPiece(content: .words(""), opens: MarkdownLook(code: 1)))
            pieces.append(MarkdownPiece(content: .words(code.words)))
            pieces.append(MarkdownPiece(content: .words(""), closes: MarkdownLook(code: 1)))
            position = code.end
        case "*", "_", "~": addMarks()
        case "[": if !openBracket(at: position, brackets) { addCharacter() }
        case "!" where position + 1 < characters.count && characters[position + 1] == "[":
            if !openBracket(at: position + 1, brackets) { addCharacter() }
        case "<":
            guard let address = MarkdownAddress(inBracketsAt: position, of: characters) else {
                return addCharacter()
            }
            add(address)
        case "&":
            guard let entity = MarkdownEntity(at: position, of: characters) else { return addCharacter() }
            words += entity.words
            position = entity.end
        case "h", "w", "H", "W":
            guard !isInLink,
                let address = MarkdownAddress(at: position, of: characters, objects.keys.contains)
            else { return addCharacter() }
            add(address)
        case "@":
            guard !isInLink, let address = MarkdownAddress(mailAt: position, of: characters, behind: words)
            else { return addCharacter() }
            words.removeLast(address.before)
            add(address)
        case "^" where readsAttributes:
            let isBracket = position + 1 < characters.count && characters[position + 1] == "["
            if !isBracket || !openBracket(at: position + 1, brackets) { addCharacter() }
        default: addCharacter()
        }
    }

    /// Links do not stand in each other.
    private var isInLink: Bool { open.contains { $0.attributes == nil } }

    private mutating func add(_ address: MarkdownAddress) {
        flush()
        pieces.append(
            MarkdownPiece(content: .words(""), opens: MarkdownLook(link: 1), address: address.destination))
        pieces.append(MarkdownPiece(content: .words(address.words)))
        pieces.append(MarkdownPiece(content: .words(""), closes: MarkdownLook(link: 1)))
        position = address.end
    }

    private mutating func addCharacter() {
        if let object = objects[position] {
            flush()
            pieces.append(MarkdownPiece(content: .object(object)))
        } else {
            words.append(characters[position])
        }
        position += 1
    }

    private mutating func flush() {
        guard !words.isEmpty else { return }
        pieces.append(MarkdownPiece(content: .words(words)))
        words = ""
    }

    // MARK: - Marks

    private mutating func addMarks() {
        let mark = characters[position]
        let end = characters[position...].firstIndex { $0 != mark } ?? characters.count
        let run = characters[position..<end]
        let (before, after) = (kind(of: position - 1), kind(of: end))
        position = end
        // One tilde stands for itself, as in "~5 min".
        guard mark != "~" || run.count == 2 else { return words += run }
        let isLeft = after == .letter || after == .punctuation && before != .letter
        let isRight = before == .letter || before == .punctuation && after != .letter
        let (opens, closes) = (isLeft && after != .space, isRight && before != .space)
        flush()
        marks.append(pieces.count)
        pieces.append(
            MarkdownPiece(
                content: .words(String(run)),
                marks: MarkdownMarks(
                    mark: mark, length: run.count, left: run.count,
                    // An underscore inside of a word is one of its letters.
                    canOpen: opens && (mark != "_" || !closes || before == .punctuation),
                    canClose: closes && (mark != "_" || !opens || after == .punctuation))))
    }

    private mutating func pairMarks(from piece: Int) {
        let start = marks.lastIndex { $0 < piece }.map { $0 + 1 } ?? 0
        pair(marks[start...], in: &pieces)
        marks.removeSubrange(start...)
    }

    private enum Kind { case space, punctuation, letter }

    /// The ends of a literal count as spaces.
    private func kind(of index: Int) -> Kind {
        guard characters.indices.contains(index) else { return .space }
        if objects[index] != nil { return .letter }
        let character = characters[index]
        if character.isWhitespace { return .space }
        return character.isPunctuation || character.isSymbol ? .punctuation : .letter
    }

    // MARK: - Brackets

    /// Whether a link or attributes follow the bracket at `start`, which is then open.
    private mutating func openBracket(at start: Int, _ brackets: Brackets) -> Bool {
        guard let close = brackets.square[start], let end = brackets.round[close + 1] else { return false }
        let inside = String(characters[(close + 2)..<end])
        let isAttributes = characters[position] == "^"
        let isImage = characters[position] == "!"
        guard isAttributes || isDestination(inside) else { return false }
        flush()
        open.append((pieces.count, close, end + 1, isAttributes ? MarkdownAttributes(inside) : nil))
        let look = isAttributes ? MarkdownLook() : isImage ? MarkdownLook(image: 1) : MarkdownLook(link: 1)
        pieces.append(
            MarkdownPiece(
                content: isAttributes ? .attributesBegin : .words(""), opens: look,
                address: isAttributes ? nil : MarkdownAddress.destination(of: inside)))
        position = start + 1
        return true
    }

    private mutating func close(
        _ bracket: (piece: Int, close: Int, end: Int, attributes: MarkdownAttributes?)
    ) {
        open.removeLast()
        flush()
        // Marks inside of a bracket have their others there.
        pairMarks(from: bracket.piece)
        pieces.append(
            MarkdownPiece(
                content: bracket.attributes.map { .attributesEnd($0) } ?? .words(""),
                closes: pieces[bracket.piece].opens))
        position = bracket.end
    }

    /// Whether it is an address, which has no spaces, or one with a title.
    private func isDestination(_ inside: String) -> Bool {
        let parts = inside.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2 else { return true }
        if parts[0].hasPrefix("<") { return inside.contains(">") }
        return parts[1].first.map { "\"'(".contains($0) } ?? true
    }
}

/// What closes each bracket and each parenthesis, by the place of what opens it.
private struct Brackets {
    private(set) var square: [Int: Int] = [:]
    private(set) var round: [Int: Int] = [:]

    init(_ characters: [Character], _ codes: MarkdownCode) {
        var (squares, rounds): ([Int], [Int]) = ([], [])
        var index = 0
        var codeEnd = 0
        while index < characters.count {
            // An address may have backticks, which are no code there.
            let isCode = index < codeEnd
            switch characters[index] {
            case "\\" where !isCode && characters.isEscape(at: index): index += 1
            case "`" where !isCode: codeEnd = codes.span(at: index)?.end ?? codes.end(ofRunAt: index)
            case "[" where !isCode: squares.append(index)
            case "]" where !isCode: if let start = squares.popLast() { square[start] = index }
            case "(": rounds.append(index)
            case ")": if let start = rounds.popLast() { round[start] = index }
            default: break
            }
            index += 1
        }
    }
}

extension [Character] {
    /// Whether a backslash at a place takes the meaning from the mark behind it.
    fileprivate func isEscape(at index: Int) -> Bool {
        index + 1 < count && self[index + 1].isASCIIPunctuation
    }
}

extension Character {
    fileprivate var isASCIIPunctuation: Bool {
        guard let value = asciiValue else { return false }
        return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
            || (0x7B...0x7E).contains(value)
    }
}
