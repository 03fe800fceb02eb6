/// Why a call in a test's source was not rewritten.
struct SourceEditError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// The bytes of a Swift file, of which this knows comments, string literals and brackets, and no more.
///
/// Regular expressions between bare slashes are not known: a bracket or quote in one that stands inside of the call
/// leads to an error, not to a wrong edit, since what is replaced has to be exactly one closure of one literal.
struct SourceText {
    let bytes: [UInt8]
    /// Larger files are nobody's tests.
    static let byteLimit = 16 << 20

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// What stands behind the arguments of a call.
    enum Tail {
        /// Nothing: a closure may be put here.
        case none(at: Int)
        /// A closure of one literal, from the blank before its brace to behind the other, with what the literal says.
        case snapshot(Range<Int>, text: String)
    }

    /// The call of `name` in the line, counted from 1, that begins or opens its arguments at the column.
    func tail(ofCall name: String, line: Int, column: Int) throws(SourceEditError) -> Tail {
        let arguments = try arguments(ofCall: name, line: line, column: column)
        let end = try skip(bracketAt: arguments)
        var next = end
        while next < bytes.count, isBlank(bytes[next]) { next += 1 }
        guard next < bytes.count, bytes[next] == UInt8(ascii: "{") else { return .none(at: end) }
        let close = try skip(bracketAt: next)
        guard let text = literal(in: (next + 1)..<(close - 1)) else {
            throw SourceEditError(
                "the closure of \(name) holds more than a string literal: change it by hand")
        }
        return .snapshot(end..<close, text: text)
    }

    /// The blanks at the beginning of a line, counted from 1.
    func indent(ofLine line: Int) -> String {
        guard let start = start(ofLine: line) else { return "" }
        let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// How the file breaks lines.
    var lineBreak: String {
        guard let first = bytes.firstIndex(of: 0x0A), first > 0 else { return "\n" }
        return bytes[first - 1] == 0x0D ? "\r\n" : "\n"
    }

    // MARK: Places

    private func start(ofLine line: Int) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
        }
        return start
    }

    /// The bracket before the call's arguments. Compilers count the column of the name or of that bracket.
    private func arguments(ofCall name: String, line: Int, column: Int) throws(SourceEditError) -> Int {
        let word = Array(name.utf8)
        if line > 0, 1...SourceText.byteLimit ~= column, let start = start(ofLine: line) {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let place = start + column - 1
            var found: [Int] = []
            var index = start
            while index + word.count < end {
                if bytes[index..<(index + word.count)].elementsEqual(word),
                    bytes[index + word.count] == UInt8(ascii: "(")
                {
                    found.append(index)
                }
                index += 1
            }
            // Of several in one line that which the column belongs to.
            if let call = found.first(where: { $0 <= place && place <= $0 + word.count }) ?? found.only {
                return call + word.count
            }
        }
        throw SourceEditError(
            "no call of \(name) in line \(line): the file has changed since it was compiled; build again"
        )
    }

    // MARK: Skipping

    /// Behind the bracket that closes the one at `start`.
    private func skip(bracketAt start: Int) throws(SourceEditError) -> Int {
        var open: [UInt8] = []
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append(byte)
                index += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                // Brackets of one kind are one or two apart in ASCII.
                guard let last = open.popLast(), byte > last, byte - last <= 2 else { throw unbalanced }
                index += 1
                if open.isEmpty { return index }
            case UInt8(ascii: "/"): index = try skip(slashAt: index)
            case UInt8(ascii: "\""), UInt8(ascii: "#"): index = try skip(literalAt: index)
            default: index += 1
            }
        }
        throw unbalanced
    }

    private var unbalanced: SourceEditError {
        SourceEditError("its brackets do not match: change it by hand")
    }

    /// Behind a comment, or behind the slash of anything else.
    private func skip(slashAt start: Int) throws(SourceEditError) -> Int {
        if has("//", at: start) { return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count }
        guard has("/*", at: start) else { return start + 1 }
        var depth = 0
        var index = start
        while index < bytes.count {
            if has("/*", at: index) {
                (depth, index) = (depth + 1, index + 2)
            } else if has("*/", at: index) {
                (depth, index) = (depth - 1, index + 2)
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        throw unbalanced
    }

    /// Behind a string literal, or behind the sharp of anything else.
    private func skip(literalAt start: Int) throws(SourceEditError) -> Int {
        guard let shape = shape(ofLiteralAt: start) else { return start + 1 }
        var index = start + shape.opening
        while index < bytes.count {
            if bytes[index...].starts(with: shape.closing) { return index + shape.closing.count }
            if bytes[index...].starts(with: shape.escape) {
                index += shape.escape.count
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    index = try skip(bracketAt: index)
                } else {
                    index += 1
                }
            } else {
                index += 1
            }
        }
        throw unbalanced
    }

    private struct LiteralShape {
        var opening: Int
        var closing: [UInt8]
        var escape: [UInt8]
        var isMultiline: Bool
    }

    private func shape(ofLiteralAt start: Int) -> LiteralShape? {
        let sharps = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
        guard has("\"", at: start + sharps) else { return nil }
        let isMultiline = has("\"\"\"", at: start + sharps)
        let quotes = isMultiline ? 3 : 1
        let tail = [UInt8](repeating: UInt8(ascii: "#"), count: sharps)
        return LiteralShape(
            opening: sharps + quotes, closing: [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + tail,
            escape: [UInt8(ascii: "\\")] + tail, isMultiline: isMultiline)
    }

    /// What the only literal in a range says; `nil` where there is anything else, or an escape in it.
    private func literal(in range: Range<Int>) -> String? {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isBlank(bytes[start]) { start += 1 }
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        guard start < end, let shape = shape(ofLiteralAt: start),
            (try? skip(literalAt: start)) == end
        else { return nil }
        let inner = bytes[(start + shape.opening)..<(end - shape.closing.count)]
        let text = String(decoding: inner, as: UTF8.self)
        guard text.utf8.elementsEqual(inner), !text.contains(String(decoding: shape.escape, as: UTF8.self))
        else { return nil }
        guard shape.isMultiline else { return text }
        var lines = text.replacing("\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        // The delimiters stand on lines of their own; the last one's blanks are those of every line.
        guard lines.count > 1, lines.removeFirst().allSatisfy(\.isWhitespace) else { return nil }
        let indent = lines.removeLast()
        return lines.map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : "" }.joined(separator: "\n")
    }

    private func has(_ text: String, at index: Int) -> Bool {
        index <= bytes.count && bytes[index...].starts(with: text.utf8)
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}

extension [Int] {
    /// The element of an array that has one.
    fileprivate var only: Int? { count == 1 ? self[0] : nil }
}

/// A closure that returns the text, as a call has it behind its arguments in a line of that indent.
func snapshotClosure(_ text: String, indent: String, lineBreak: String) -> String {
    let inner = indent + (indent.contains("\t") ? "\t" : "    ")
    var sharps = ""
    while text.contains("\"\"\"" + sharps) || text.contains("\\" + sharps) { sharps += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : inner + $0 }
    return ([" {", inner + sharps + "\"\"\""] + lines + [inner + "\"\"\"" + sharps, indent + "}"])
        .joined(separator: lineBreak)
}
