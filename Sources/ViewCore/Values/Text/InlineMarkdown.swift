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
        return text(of: scanner.scan(), [])
    }

    /// The words of an interpolated literal, and texts that stand between them as one letter would.
    static func text(_ parts: [LocalizedStringKey.StringInterpolation.Part]) -> Text {
        let isMarked = parts.contains { part in
            if case .string(let words) = part { hasMarks(words) } else { false }
        }
        guard isMarked else { return .joining(plain(parts)) }
        var scanner = MarkdownScanner()
        var objects: [Text] = []
        for part in parts {
            switch part {
            case .string(let words): scanner.add(words)
            case .text(let text):
                scanner.add(object: objects.count)
                objects.append(text)
            }
        }
        return text(of: scanner.scan(), objects)
    }

    /// The parts without marks, words that follow on each other as one.
    private static func plain(_ parts: [LocalizedStringKey.StringInterpolation.Part]) -> [Text] {
        var texts: [Text] = []
        var literal = ""
        func flush() {
            guard !literal.isEmpty else { return }
            texts.append(Text(verbatim: literal))
            literal = ""
        }
        for part in parts {
            switch part {
            case .string(let words): literal += words
            case .text(let text):
                flush()
                texts.append(text)
            }
        }
        flush()
        return texts
    }

    private static func hasMarks(_ source: String) -> Bool { source.utf8.contains(where: isMark) }

    /// Whether a byte may begin anything but itself.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    // MARK: - Texts

    /// Words of one look, or a text that was interpolated.
    private struct Run {
        var words: String
        var object: Text?
        var look: MarkdownLook
        var warnings: [String] = []
    }

    private static func text(of pieces: [MarkdownPiece], _ objects: [Text]) -> Text {
        var runs: [Run] = []
        var look = MarkdownLook()
        /// Where the words begin whose attributes are still to come.
        var starts: [Int] = []
        for piece in pieces {
            look.remove(piece.closes)
            switch piece.content {
            case .words(let words):
                guard !words.isEmpty else { break }
                // Words whose attributes begin here are a run of their own until these are known.
                if let last = runs.last, last.look == look, last.object == nil, last.warnings.isEmpty,
                    starts.last != runs.count
                {
                    runs[runs.count - 1].words += words
                } else {
                    runs.append(Run(words: words, look: look))
                }
            case .object(let number): runs.append(Run(words: "", object: objects[number], look: look))
            case .attributesBegin: starts.append(runs.count)
            case .attributesEnd(let attributes):
                guard let start = starts.popLast(), start < runs.count else { break }
                apply(attributes, to: &runs[start...])
            }
            look.add(piece.opens)
        }
        return .joining(runs.map(text))
    }

    private static func text(of run: Run) -> Text {
        var text = run.object ?? Text(verbatim: run.words)
        if run.look.code > 0 { text = text.monospaced() }
        if run.look.emphasis > 0 { text = text.italic() }
        if run.look.strong > 0 { text = text.bold() }
        if run.look.strikethrough > 0 { text = text.strikethrough() }
        if run.look.link > 0 { text = text.foregroundStyle(.link) }
        return run.warnings.reduce(text) { $0.warning($1) }
    }

    /// Makes words agree with their numbers where that is what the attributes ask for.
    private static func apply(_ attributes: MarkdownAttributes, to runs: inout ArraySlice<Run>) {
        let words = runs.map { $0.object?.plain ?? $0.words }.joined()
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
            let length = (runs[index].object?.plain ?? runs[index].words).count
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
