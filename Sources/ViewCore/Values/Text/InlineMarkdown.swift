/// The inline part of Markdown that text literals understand: emphasis, strong, code, strikethrough, links, and
/// attributes in the manner of Foundation, of which automatic grammar agreement has an effect.
///
/// Marks pair up by CommonMark's rules (section 6 of its specification): `MarkdownScanner` finds them,
/// `MarkdownPairing` says which belong together, and here the words between them become texts.
enum InlineMarkdown {
    static func text(_ source: String) -> Text {
        // Nearly every label has none of it.
        guard hasMarks(source) else { return Text(verbatim: source) }
        var scanner = MarkdownScanner()
        scanner.add(source)
        return text(of: runs(of: scanner.scan(), []))
    }

    /// The words of an interpolated literal, and values and texts that stand between them as one letter would.
    static func text(_ parts: [LocalizedStringKey.StringInterpolation.Part]) -> Text {
        let isMarked = parts.contains { part in
            if case .string(let words) = part { hasMarks(words) } else { false }
        }
        guard isMarked else { return .joining(plain(parts)) }
        return text(of: runs(parts))
    }

    /// Words of one look each, and what stands between them.
    ///
    /// - Parameter readsAttributes: whether a bracket with a caret has attributes.
    static func runs(
        _ parts: [LocalizedStringKey.StringInterpolation.Part], readsAttributes: Bool = true
    ) -> [Run] {
        var scanner = MarkdownScanner(readsAttributes: readsAttributes)
        var objects: [Object] = []
        func add(_ object: Object) {
            scanner.add(object: objects.count)
            objects.append(object)
        }
        for part in parts {
            switch part {
            case .string(let words): scanner.add(words)
            case .value(let value): add(.value(value))
            case .text(let text): add(.text(text))
            }
        }
        return runs(of: scanner.scan(), objects)
    }

    /// The parts without marks, words that follow on each other as one.
    private static func plain(_ parts: [LocalizedStringKey.StringInterpolation.Part]) -> [Text] {
        var texts: [Text] = []
        var words = WordSequence()
        func flush() {
            guard !words.isEmpty else { return }
            texts.append(words.text)
            words = WordSequence()
        }
        for part in parts {
            switch part {
            case .string(let literal): words.append(literal)
            case .value(let value): words.append(value)
            case .text(let text):
                flush()
                texts.append(text)
            }
        }
        flush()
        return texts
    }

    /// Whether there may be more in a source than words.
    static func hasMarks(_ source: String) -> Bool {
        var hasPoint = false
        for byte in source.utf8 {
            if isMark(byte) { return true }
            if byte == UInt8(ascii: ".") { hasPoint = true }
        }
        // No address is without one.
        return hasPoint && MarkdownAddress.mayBegin(in: source)
    }

    /// Whether a byte may begin anything but itself.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"):
            true
        default: false
        }
    }

    // MARK: - Texts

    /// What is interpolated and is no words yet.
    enum Object {
        case value(EnvironmentWords)
        case text(Text)

        var plain: String { words(in: EnvironmentValues()) }

        func words(in environment: EnvironmentValues) -> String {
            switch self {
            case .value(let value): value.written(environment)
            case .text(let text): text.plain
            }
        }
    }

    /// Words of one look, or what was interpolated.
    struct Run {
        fileprivate(set) var words: String
        fileprivate(set) var object: Object?
        fileprivate(set) var look: MarkdownLook
        /// Of the innermost link or image around it.
        fileprivate(set) var address: String?
        /// Whether words begin here whose attributes come later.
        fileprivate var beginsAttributes = false
        fileprivate(set) var warnings: [String] = []

        fileprivate var plain: String { object?.plain ?? words }
    }

    private static func runs(of pieces: [MarkdownPiece], _ objects: [Object]) -> [Run] {
        var runs: [Run] = []
        var look = MarkdownLook()
        var addresses: [String] = []
        /// Where the words begin whose attributes are still to come.
        var starts: [Int] = []
        for piece in pieces {
            look.remove(piece.closes)
            if piece.closes.link + piece.closes.image > 0 { addresses.removeLast() }
            switch piece.content {
            case .words(let words):
                guard !words.isEmpty else { break }
                // Words whose attributes begin here are a run of their own until these are known.
                if let last = runs.last, last.look == look, last.object == nil, last.warnings.isEmpty,
                    last.address == addresses.last, starts.last != runs.count
                {
                    runs[runs.count - 1].words += words
                } else {
                    runs.append(
                        Run(
                            words: words, look: look, address: addresses.last,
                            beginsAttributes: starts.last == runs.count))
                }
            case .object(let number):
                runs.append(
                    Run(
                        words: "", object: objects[number], look: look, address: addresses.last,
                        beginsAttributes: starts.last == runs.count))
            case .attributesBegin: starts.append(runs.count)
            case .attributesEnd(let attributes):
                guard let start = starts.popLast(), start < runs.count else { break }
                apply(attributes, to: &runs[start...])
            }
            look.add(piece.opens)
            if piece.opens.link + piece.opens.image > 0 { addresses.append(piece.address ?? "") }
        }
        return runs
    }

    /// Values are part of the words around them that look as they do.
    private static func text(of runs: [Run]) -> Text {
        var texts: [Text] = []
        var index = 0
        while index < runs.count {
            let first = runs[index]
            var warnings = first.warnings
            index += 1
            var words = WordSequence()
            switch first.object {
            case .text(let text)?:
                texts.append(styled(text, first.look, warnings))
                continue
            case .value(let value)?: words.append(value)
            case nil: words.append(first.words)
            }
            joining: while index < runs.count, runs[index].look == first.look,
                runs[index].address == first.address, warnings.isEmpty, !runs[index].beginsAttributes
            {
                switch runs[index].object {
                case .text?: break joining
                case .value(let value)?: words.append(value)
                case nil: words.append(runs[index].words)
                }
                warnings += runs[index].warnings
                index += 1
            }
            texts.append(styled(words.text, first.look, warnings))
        }
        return .joining(texts)
    }

    private static func styled(_ text: Text, _ look: MarkdownLook, _ warnings: [String]) -> Text {
        var text = text
        if look.code > 0 { text = text.monospaced() }
        if look.emphasis > 0 { text = text.italic() }
        if look.strong > 0 { text = text.bold() }
        if look.strikethrough > 0 { text = text.strikethrough() }
        if look.link > 0 { text = text.foregroundStyle(TextLinkStyle()) }
        return warnings.reduce(text) { $0.warning($1) }
    }

    /// Makes words agree with their numbers where that is what the attributes ask for.
    private static func apply(_ attributes: MarkdownAttributes, to runs: inout ArraySlice<Run>) {
        let words = runs.map(\.plain).joined()
        var warnings = attributes.warnings(of: words)
        if attributes.inflects {
            switch GrammarAgreement(in: words) {
            case .edits(let edits):
                for edit in edits.reversed() where !replace(edit, in: &runs) {
                    warnings.append(attributes.warning(of: words, because: "its noun has several looks"))
                }
            case .unknown(let reason): warnings.append(attributes.warning(of: words, because: reason))
            }
        }
        runs[runs.startIndex].warnings += warnings
    }

    /// Whether the edit lies in one run of words, and is done.
    private static func replace(_ edit: GrammarAgreement.Edit, in runs: inout ArraySlice<Run>) -> Bool {
        var offset = 0
        for index in runs.indices {
            let length = runs[index].plain.count
            let (start, end) = (edit.place.lowerBound - offset, edit.place.upperBound - offset)
            // In the run that the noun ends in.
            if end <= length {
                guard runs[index].object == nil, start >= 0 else { return false }
                var characters = Array(runs[index].words)
                characters.replaceSubrange(start..<end, with: edit.words)
                runs[index].words = String(characters)
                return true
            }
            offset += length
        }
        return false
    }
}
