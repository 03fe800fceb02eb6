import Streams

/// A JSON value, its members in the order they are written.
///
/// For jobs and token files: Foundation's decoder takes as long as drawing a small tile; this reader takes
/// a hundredth of that, is bounded in depth, and refuses a name that comes twice.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    package static func == (a: JSONValue, b: JSONValue) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.bool(let x), .bool(let y)): x == y
        case (.number(let x), .number(let y)): x == y
        case (.string(let x), .string(let y)): x == y
        case (.array(let x), .array(let y)): x == y
        case (.object(let x), .object(let y)):
            x.count == y.count && zip(x, y).allSatisfy { $0.key == $1.key && $0.value == $1.value }
        default: false
        }
    }

    /// Reads one document; anything but white space behind it is an error.
    ///
    /// A mark that says "UTF-8" may stand before it. Values may be nested 32 deep; an object may have
    /// `memberLimit` members.
    package static func parse(
        _ bytes: ArraySlice<UInt8>, memberLimit: Int = 1000
    ) throws(JSONError) -> JSONValue {
        if let other = TextEncoding.other(bytes) {
            throw JSONError(reason: "\(other) text", column: 1, remedy: TextEncoding.remedy(other))
        }
        let bytes = TextEncoding.withoutMark(bytes)
        var reader = JSONReader(
            bytes: bytes, position: bytes.startIndex, memberLimit: memberLimit)
        do throws(JSONError) {
            let value = try reader.value(depth: 0)
            reader.skipSpace()
            guard reader.position == bytes.endIndex else {
                throw reader.error("text after the value")
            }
            return value
        } catch {
            // Text of another encoding without a mark, or what a crash of the machine left of a file.
            guard let zero = bytes.firstIndex(of: 0), zero - bytes.startIndex < error.column else {
                throw error
            }
            throw JSONError(
                reason: "a NUL byte", column: zero - bytes.startIndex + 1,
                remedy: TextEncoding.remedy("UTF-16"))
        }
    }
}

extension JSONValue {
    /// The value as JSON on one line.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let number): "\(number)"
        case .string(let text): jsonString(text)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\(jsonString($0.key)):\($0.value.text)" }.joined(separator: ",")
                + "}"
        }
    }
}

/// What is wrong with a JSON text, and at which byte, counted from 1.
package struct JSONError: Error, CustomStringConvertible {
    package let reason: String
    package let column: Int
    /// What to do about it, where that is not to write JSON.
    package var remedy: String?

    package var description: String {
        "not JSON: \(reason) at column \(column)" + (remedy.map { "; " + $0 } ?? "")
    }
}

/// Reads values of a text, one byte after the other.
struct JSONReader {
    let bytes: ArraySlice<UInt8>
    var position: Int
    let memberLimit: Int

    static let depthLimit = 32

    func error(_ reason: String) -> JSONError {
        JSONError(reason: reason, column: position - bytes.startIndex + 1)
    }

    var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            position += 1
        }
    }

    mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth < JSONReader.depthLimit else { throw error("nested too deep") }
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object(depth)
        case UInt8(ascii: "["): return try array(depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"): return try number()
        case let byte? where (0x30...0x39).contains(byte): return try number()
        case nil: throw error("the text ends early")
        default: throw error("an unexpected character")
        }
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONError)
        -> JSONValue
    {
        for byte in "\(text)".utf8 {
            guard next == byte else { throw error("an unexpected word") }
            position += 1
        }
        return value
    }

    /// `-? (0 | 1-9 0-9*) (. 0-9+)? ((e | E) (+ | -)? 0-9+)?`, as RFC 8259 has it.
    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        _ = skip("-")
        let whole = position
        var isNumber = skipDigits() && (bytes[whole] != UInt8(ascii: "0") || position == whole + 1)
        if isNumber, skip(".") { isNumber = skipDigits() }
        if isNumber, skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            isNumber = skipDigits()
        }
        // What goes on like a number belongs to it for the message.
        let end = position
        while skip("-") || skip("+") || skip(".") || skip("e") || skip("E") || skipDigits() {}
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard isNumber, position == end, let number = Double(text), number.isFinite else {
            throw error("'\(text.prefix(20))' is not a number")
        }
        return .number(number)
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Whether there was one at least.
    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
        return position > start
    }

    private mutating func array(_ depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var values: [JSONValue] = []
        skipSpace()
        if next == UInt8(ascii: "]") {
            position += 1
            return .array([])
        }
        while true {
            values.append(try value(depth: depth + 1))
            skipSpace()
            guard let byte = next else { throw error("an array that does not end") }
            position += 1
            if byte == UInt8(ascii: "]") { return .array(values) }
            guard byte == UInt8(ascii: ",") else { throw error("no comma between values") }
        }
    }

    private mutating func object(_ depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var members: [(key: String, value: JSONValue)] = []
        // Few names are compared faster than hashed.
        var names: Set<String> = []
        skipSpace()
        if next == UInt8(ascii: "}") {
            position += 1
            return .object([])
        }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error("a name without quotes") }
            let key = try string()
            if members.count == 16 { names = Set(members.map(\.key)) }
            let isKnown =
                members.count < 16
                ? members.contains { $0.key == key } : !names.insert(key).inserted
            if isKnown {
                throw error("the name '\(shown(key))' twice")
            }
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw error("no colon after a name") }
            position += 1
            members.append((key, try value(depth: depth + 1)))
            guard members.count <= memberLimit else { throw error("too many names") }
            skipSpace()
            guard let byte = next else { throw error("an object that does not end") }
            position += 1
            if byte == UInt8(ascii: "}") { return .object(members) }
            guard byte == UInt8(ascii: ",") else { throw error("no comma between members") }
        }
    }

    mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        var all: UInt8 = 0
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
            guard byte >= 0x20 else { throw error("a control character in a string") }
            all |= byte
            position += 1
        }
        if next == UInt8(ascii: "\"") {
            position += 1
            let bytes = bytes[start..<(position - 1)]
            // What is ASCII needs no look at whether it is UTF-8, which costs more than all of the reading.
            return all < 0x80 ? String(decoding: bytes, as: UTF8.self) : try text(bytes)
        }
        var result = Array(bytes[start..<position])
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return try text(result[...])
            case UInt8(ascii: "\\"): try escape(into: &result)
            case 0..<0x20: throw error("a control character in a string")
            default: result.append(byte)
            }
        }
        throw error("a string that does not end")
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error("bytes that are not UTF-8")
        }
        return text
    }

    private mutating func escape(into result: inout [UInt8]) throws(JSONError) {
        guard let byte = next else { throw error("a string that does not end") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "u"):
            var code = try hex()
            if (0xD800..<0xDC00).contains(code) {
                guard next == UInt8(ascii: "\\") else { throw error("half a surrogate pair") }
                position += 1
                guard next == UInt8(ascii: "u") else { throw error("half a surrogate pair") }
                position += 1
                let low = try hex()
                guard (0xDC00..<0xE000).contains(low) else { throw error("half a surrogate pair") }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw error("half a surrogate pair") }
            result.append(contentsOf: String(scalar).utf8)
        default: throw error("an unknown escape")
        }
    }

    private mutating func hex() throws(JSONError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("an escape without four digits")
            }
            code = code * 16 + UInt32(digit)
            position += 1
        }
        return code
    }
}
