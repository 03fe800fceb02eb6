/// The blocks of a Markdown document: headings, paragraphs, lists, quotes, code and rules, as CommonMark has them
/// (sections 4 and 5). Tables and HTML are paragraphs.
struct MarkdownBlocks {
    struct Block {
        var intent: PresentationIntent
        var words: String
        /// Whether marks in it are words.
        var isVerbatim = false
    }
    private(set) var blocks: [Block] = []
    private var identity = 0

    /// Lists and quotes in each other past which marks are words: reading goes down by recursion.
    private static let deepest = 24

    init(_ markdown: String) {
        read(markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline), in: nil, depth: 0)
    }

    /// The lines of a paragraph: their ends are spaces, and two spaces or a backslash before an end make it one.
    static func joined(_ lines: [Substring]) -> String {
        var words = ""
        for (index, line) in lines.enumerated() {
            let line = line.drop { $0 == " " || $0 == "\t" }
            guard index + 1 < lines.count else {
                words += line.withoutSpacesAtEnd
                break
            }
            if line.hasSuffix("  ") {
                words += line.withoutSpacesAtEnd + "\n"
            } else if line.hasSuffix("\\"), !line.hasSuffix("\\\\") {
                words += line.dropLast() + "\n"
            } else {
                words += line.withoutSpacesAtEnd + " "
            }
        }
        return words
    }

    private mutating func next(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?)
        -> PresentationIntent
    {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func read(_ lines: [Substring], in parent: PresentationIntent?, depth: Int) {
        var paragraph: [Substring] = []
        var list: (marker: MarkdownListMarker, intent: PresentationIntent)?
        var index = 0
        func isParagraph(_ line: Substring) -> Bool { !line.isBlank && !MarkdownBlocks.startsBlock(line) }
        while index < lines.count {
            let line = lines[index]
            let indent = line.indentation
            let rest = line.dropFirst(indent)
            // What a list has no more items of is another one.
            let marker = indent < 4 && depth < MarkdownBlocks.deepest ? MarkdownListMarker(rest) : nil
            if !line.isBlank, marker.map({ !$0.continues(list?.marker) }) ?? true { list = nil }
            if line.isBlank {
                end(&paragraph, in: parent)
                index += 1
            } else if indent >= 4, paragraph.isEmpty {
                var code: [Substring] = []
                while index < lines.count, lines[index].isBlank || lines[index].indentation >= 4 {
                    code.append(lines[index].dropFirst(4))
                    index += 1
                }
                while code.last?.isBlank ?? false { code.removeLast() }
                add(code, language: nil, in: parent)
            } else if let fence = MarkdownFence(rest) {
                end(&paragraph, in: parent)
                index += 1
                var code: [Substring] = []
                while index < lines.count, !fence.ends(at: lines[index]) {
                    code.append(lines[index].dropFirst(min(indent, lines[index].indentation)))
                    index += 1
                }
                index += 1
                add(code, language: fence.language, in: parent)
            } else if let heading = MarkdownBlocks.heading(rest) {
                end(&paragraph, in: parent)
                blocks.append(
                    Block(intent: next(.header(level: heading.level), in: parent), words: heading.words))
                index += 1
            } else if !paragraph.isEmpty, let level = MarkdownBlocks.underline(rest) {
                let words = MarkdownBlocks.joined(paragraph)
                paragraph = []
                blocks.append(Block(intent: next(.header(level: level), in: parent), words: words))
                index += 1
            } else if MarkdownBlocks.isRule(rest) {
                end(&paragraph, in: parent)
                // A rule has one character, which shows as a line on a device that draws blocks.
                blocks.append(
                    Block(intent: next(.thematicBreak, in: parent), words: "\u{2E3B}", isVerbatim: true))
                index += 1
            } else if rest.first == ">", depth < MarkdownBlocks.deepest {
                end(&paragraph, in: parent)
                var inside: [Substring] = []
                while index < lines.count {
                    let line = lines[index].drop { $0 == " " }
                    // The last paragraph goes on in lines without the mark.
                    guard line.first == ">" || isParagraph(line) && !(inside.last?.isBlank ?? true) else {
                        break
                    }
                    inside.append(line.first == ">" ? line.dropFirst(line.hasPrefix("> ") ? 2 : 1) : line)
                    index += 1
                }
                read(inside, in: next(.blockQuote, in: parent), depth: depth + 1)
            } else if let marker, paragraph.isEmpty || marker.mayInterrupt {
                end(&paragraph, in: parent)
                let own = list ?? (marker, next(marker.kind, in: parent))
                let width = indent + marker.width
                var inside = [line.dropFirst(width)]
                index += 1
                while index < lines.count {
                    let line = lines[index]
                    let isInside = line.isBlank || line.indentation >= width
                    guard isInside || isParagraph(line) && !(inside.last?.isBlank ?? true) else { break }
                    inside.append(isInside ? line.dropFirst(min(width, line.indentation)) : line)
                    index += 1
                }
                let ordinal = list.map { $0.marker.number + 1 } ?? marker.number
                read(inside, in: next(.listItem(ordinal: ordinal), in: own.intent), depth: depth + 1)
                list = (marker.numbered(ordinal), own.intent)
            } else {
                paragraph.append(line)
                index += 1
            }
        }
        end(&paragraph, in: parent)
    }

    private mutating func end(_ paragraph: inout [Substring], in parent: PresentationIntent?) {
        guard !paragraph.isEmpty else { return }
        blocks.append(
            Block(intent: next(.paragraph, in: parent), words: MarkdownBlocks.joined(paragraph)))
        paragraph = []
    }

    private mutating func add(_ code: [Substring], language: String?, in parent: PresentationIntent?) {
        blocks.append(
            Block(
                intent: next(.codeBlock(languageHint: language), in: parent),
                words: code.map { $0 + "\n" }.joined(), isVerbatim: true))
    }

    // MARK: - Lines

    /// Whether a line cannot go on with the paragraph of a list or quote that it does not stand in.
    private static func startsBlock(_ line: Substring) -> Bool {
        let rest = line.drop { $0 == " " }
        return rest.first == ">" || MarkdownFence(rest) != nil || heading(rest) != nil || isRule(rest)
            || MarkdownListMarker(rest) != nil
    }

    private static func heading(_ line: Substring) -> (level: Int, words: String)? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level) else { return nil }
        let rest = line.dropFirst(level)
        guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
        var words = rest.drop(while: \.isWhitespace).withoutSpacesAtEnd[...]
        let end = words.reversed().prefix { $0 == "#" }.count
        if end > 0, words.count == end || words.dropLast(end).last == " " { words = words.dropLast(end) }
        return (level, words.withoutSpacesAtEnd)
    }

    /// The level of the heading that a line of signs makes of the paragraph before it.
    private static func underline(_ line: Substring) -> Int? {
        let signs = line.withoutSpacesAtEnd
        guard let first = signs.first, signs.allSatisfy({ $0 == first }) else { return nil }
        return first == "=" ? 1 : first == "-" ? 2 : nil
    }

    private static func isRule(_ line: Substring) -> Bool {
        let signs = line.filter { $0 != " " && $0 != "\t" }
        guard signs.count >= 3, let first = signs.first, "-*_".contains(first) else { return false }
        return signs.allSatisfy { $0 == first }
    }
}

/// What begins an item of a list: `-`, `1.`
private struct MarkdownListMarker {
    let sign: Character
    let number: Int
    /// Of the sign and the spaces behind it.
    let width: Int
    let isEmpty: Bool

    init?(_ line: Substring) {
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard digits.count < 10, let sign = line.dropFirst(digits.count).first,
            digits.isEmpty ? "-+*".contains(sign) : ".)".contains(sign)
        else { return nil }
        let rest = line.dropFirst(digits.count + 1)
        guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
        let spaces = rest.prefix { $0 == " " }.count
        self.sign = sign
        number = Int(digits) ?? 1
        isEmpty = rest.allSatisfy(\.isWhitespace)
        // More than four are one and code behind it.
        width = digits.count + 1 + (isEmpty || spaces > 4 ? min(1, rest.count) : max(spaces, 1))
    }

    private init(_ other: MarkdownListMarker, _ number: Int) {
        (sign, width, isEmpty) = (other.sign, other.width, other.isEmpty)
        self.number = number
    }

    var kind: PresentationIntent.Kind { ".)".contains(sign) ? .orderedList : .unorderedList }
    /// Whether a paragraph may end here without an empty line.
    var mayInterrupt: Bool { !isEmpty && (kind == .unorderedList || number == 1) }

    func continues(_ other: MarkdownListMarker?) -> Bool { other?.sign == sign }
    func numbered(_ number: Int) -> MarkdownListMarker { MarkdownListMarker(self, number) }
}

/// The line before a block of code.
private struct MarkdownFence {
    let language: String?
    private let sign: Character
    private let length: Int

    init?(_ line: Substring) {
        guard let sign = line.first, sign == "`" || sign == "~" else { return nil }
        length = line.prefix { $0 == sign }.count
        let info = line.dropFirst(length).drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        guard length >= 3, sign == "~" || !line.dropFirst(length).contains("`") else { return nil }
        self.sign = sign
        language = info.isEmpty ? nil : String(info)
    }

    func ends(at line: Substring) -> Bool {
        let rest = line.drop { $0 == " " }.withoutSpacesAtEnd
        return rest.count >= length && rest.allSatisfy { $0 == sign }
    }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
    fileprivate var indentation: Int { prefix { $0 == " " }.count }
    fileprivate var withoutSpacesAtEnd: String {
        var rest = self
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return String(rest)
    }
}
