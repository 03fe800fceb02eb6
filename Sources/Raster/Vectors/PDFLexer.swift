/// Reads the values of a PDF file, or of a page's content, one after the other.
struct PDFLexer {
    let bytes: [UInt8]
    var place: Int
    private let end: Int
    private var left = PDFLexer.valueLimit

    /// Values and operators of one page, or of one file outside of its streams.
    private static let valueLimit = 2_000_000
    /// Arrays and dictionaries inside of each other, deeper than any program writes.
    private static let depthLimit = 64

    init(_ bytes: [UInt8], from place: Int = 0) {
        self.bytes = bytes
        self.place = place
        end = bytes.count
    }

    /// The next value or operator; `nil` at the end.
    mutating func next(_ depth: Int = 0) throws(PDFFault) -> PDFObject? {
        guard depth < PDFLexer.depthLimit else {
            throw PDFFault(.tooLarge("values inside of each other, deeper than \(PDFLexer.depthLimit)"))
        }
        skipSpace()
        guard place < end else { return nil }
        left -= 1
        guard left > 0 else { throw PDFFault(.tooLarge("more than \(PDFLexer.valueLimit) values")) }
        switch bytes[place] {
        case UInt8(ascii: "/"):
            place += 1
            return .name(name())
        case UInt8(ascii: "("): return .string(string())
        case UInt8(ascii: "["):
            place += 1
            return .array(try values(until: "]", depth))
        case UInt8(ascii: "<"):
            guard at(1) == UInt8(ascii: "<") else { return .string(hexString()) }
            place += 2
            let values = try values(until: ">>", depth)
            var members: [String: PDFObject] = [:]
            for index in stride(from: 0, to: values.count - 1, by: 2) {
                guard case .name(let key) = values[index] else {
                    throw PDFFault(.damaged("a member of a dictionary has no name"))
                }
                members[key] = values[index + 1]
            }
            return .dictionary(members)
        case UInt8(ascii: ">") where at(1) == UInt8(ascii: ">"):
            place += 2
            return .keyword(">>")
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            place += 1
            return .keyword(String(UnicodeScalar(bytes[place - 1])))
        default: return word()
        }
    }

    private func at(_ offset: Int) -> UInt8 { place + offset < end ? bytes[place + offset] : 0 }

    /// Up to a word that ends them. `7 0 R` among them is a reference.
    private mutating func values(until last: String, _ depth: Int) throws(PDFFault) -> [PDFObject] {
        var values: [PDFObject] = []
        while let value = try next(depth + 1) {
            guard case .keyword(let word) = value else {
                values.append(value)
                continue
            }
            if word == last { return values }
            guard word == "R", values.count >= 2, let number = values[values.count - 2].integer,
                values[values.count - 1].integer != nil
            else { throw PDFFault(.damaged("the word \"\(word.prefix(20))\" stands among values")) }
            values.removeLast(2)
            values.append(.reference(number))
        }
        throw PDFFault(.damaged("it ends inside of a value"))
    }

    /// Blanks, and comments up to the end of their line.
    mutating func skipSpace() {
        while place < end {
            if bytes[place] == UInt8(ascii: "%") {
                while place < end, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if PDFLexer.isBlank(bytes[place]) {
                place += 1
            } else {
                return
            }
        }
    }

    private mutating func name() -> String {
        var text = String.UnicodeScalarView()
        while place < end, PDFLexer.isRegular(bytes[place]) {
            var byte = bytes[place]
            if byte == UInt8(ascii: "#"), let high = PDFLexer.digit(at(1)), let low = PDFLexer.digit(at(2)) {
                byte = high << 4 | low
                place += 2
            }
            text.append(UnicodeScalar(byte))
            place += 1
        }
        return String(text)
    }

    private mutating func word() -> PDFObject {
        let start = place
        while place < end, PDFLexer.isRegular(bytes[place]) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if bytes[start..<place].allSatisfy({ 0x30...0x39 ~= $0 || [0x2B, 0x2D, 0x2E].contains($0) }),
            let number = Double(text)
        {
            return .number(number, text)
        }
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: return .keyword(text)
        }
    }

    private mutating func string() -> [UInt8] {
        var (result, open): ([UInt8], Int) = ([], 1)
        place += 1
        while place < end {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return result }
            case UInt8(ascii: "\\"):
                escape(into: &result)
                continue
            default: break
            }
            result.append(byte)
        }
        return result
    }

    /// What stands behind a backslash.
    private mutating func escape(into result: inout [UInt8]) {
        guard place < end else { return }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case 13: if at(0) == 10 { place += 1 }
        case 10: break
        case 0x30...0x37:
            var code = Int(byte - 0x30)
            for _ in 0..<2 where 0x30...0x37 ~= at(0) {
                code = code * 8 + Int(at(0) - 0x30)
                place += 1
            }
            result.append(UInt8(truncatingIfNeeded: code))
        default: result.append(byte)
        }
    }

    private mutating func hexString() -> [UInt8] {
        var digits: [UInt8] = []
        place += 1
        while place < end, bytes[place] != UInt8(ascii: ">") {
            if let digit = PDFLexer.digit(bytes[place]) { digits.append(digit) }
            place += 1
        }
        place += 1
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 0 || 9...10 ~= byte || 12...13 ~= byte
    }

    static func isRegular(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            false
        default: !isBlank(byte)
        }
    }
}
