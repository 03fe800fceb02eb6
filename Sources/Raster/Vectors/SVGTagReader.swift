import Foundation

/// The tags of an XML file, one after the other.
struct SVGTagReader {
    enum Part {
        case start(
            name: Substring, attributes: [(name: Substring, value: String)], isClosed: Bool, length: Int)
        case end
        case text(String)
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Throws for what is no XML in UTF-8: in another encoding tags would be other bytes.
    mutating func checkStart() throws(SVGFault) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        if bytes.starts(with: [0x1F, 0x8B]) { throw SVGFault(.encoding) }
        guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
            throw SVGFault(.encoding)
        }
        while place < bytes.count, SVGTagReader.isBlank(bytes[place]) { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "<") else { throw SVGFault(.notSVG) }
    }

    mutating func next() throws(SVGFault) -> Part? {
        guard place < bytes.count else { return nil }
        guard bytes[place] == UInt8(ascii: "<") else {
            let start = place
            place = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            return .text(SVGTagReader.decoded(bytes[start..<place]))
        }
        if isAt("<!--") {
            place += 4
            skip(behind: "-->")
            return .text("")
        }
        if isAt("<![CDATA[") {
            let start = place + 9
            skip(behind: "]]>")
            return .text(String(decoding: bytes[min(start, place)..<max(start, place - 3)], as: UTF8.self))
        }
        if isAt("<?") {
            let start = place
            place += 2
            skip(behind: "?>")
            try checkInstruction(String(decoding: bytes[start..<place], as: UTF8.self))
            return .text("")
        }
        if isAt("<!") {
            let (start, isType) = (place, isAt("<!DOCTYPE"))
            skip(behind: ">")
            // Its own definitions may stand for elements, and name each other without end.
            if !isType || bytes[start..<place].contains(UInt8(ascii: "[")) {
                throw SVGFault(
                    .unsupported("a DOCTYPE with definitions", why: "they can hide what is in the file"))
            }
            return .text("")
        }
        if isAt("</") {
            skip(behind: ">")
            return .end
        }
        return try tag()
    }

    private func checkInstruction(_ text: String) throws(SVGFault) {
        if text.hasPrefix("<?xml-stylesheet") {
            throw SVGFault(
                .unsupported("xml-stylesheet", why: "nothing from outside of the picture is read"))
        }
        guard text.hasPrefix("<?xml ") || text.hasPrefix("<?xml\n") || text.hasPrefix("<?xml\t"),
            let name = text.range(of: "encoding")
        else { return }
        let value = text[name.upperBound...].drop { $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" }
        let encoding = value.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }.lowercased()
        guard encoding == "utf-8" || encoding == "us-ascii" else { throw SVGFault(.encoding) }
    }

    private mutating func tag() throws(SVGFault) -> Part {
        let start = place
        place += 1
        let name = word { SVGTagReader.isBlank($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
        var attributes: [(name: Substring, value: String)] = []
        var isClosed = false
        while place < bytes.count {
            let byte = bytes[place]
            if SVGTagReader.isBlank(byte) || byte == UInt8(ascii: "/") {
                isClosed = byte == UInt8(ascii: "/")
                place += 1
                continue
            }
            if byte == UInt8(ascii: ">") {
                place += 1
                break
            }
            isClosed = false
            let key = word {
                SVGTagReader.isBlank($0) || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">")
                    || $0 == UInt8(ascii: "/")
            }
            while place < bytes.count, SVGTagReader.isBlank(bytes[place]) { place += 1 }
            // Each of these is an error of XML, and the library's to name.
            guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { throw broken }
            place += 1
            while place < bytes.count, SVGTagReader.isBlank(bytes[place]) { place += 1 }
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'")
            else { throw broken }
            let quote = bytes[place]
            place += 1
            let begin = place
            guard let end = bytes[place...].firstIndex(of: quote) else { throw broken }
            place = end + 1
            attributes.append((key, SVGTagReader.decoded(bytes[begin..<end])))
        }
        return .start(name: name, attributes: attributes, isClosed: isClosed, length: place - start)
    }

    private var broken: SVGFault { SVGFault(.damaged("a tag has an attribute without a value in quotes")) }

    private mutating func word(until isEnd: (UInt8) -> Bool) -> Substring {
        let start = place
        while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
        return Substring(decoding: bytes[start..<place], as: UTF8.self)
    }

    private func isAt(_ text: StaticString) -> Bool {
        bytes[place...].starts(with: text.description.utf8)
    }

    /// To the end where the text does not come.
    private mutating func skip(behind text: String) {
        let wanted = Array(text.utf8)
        while place < bytes.count {
            guard let first = bytes[place...].firstIndex(of: wanted[0]) else { break }
            place = first
            if bytes[place...].starts(with: wanted) {
                place += wanted.count
                return
            }
            place += 1
        }
        place = bytes.count
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || 9...10 ~= byte || byte == 13 }

    /// With characters in place of their numbers and of the five names that XML has.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let end = rest[start...].firstIndex(of: ";") ?? rest.endIndex
            let name = rest[rest.index(after: start)..<end]
            result += character(name).map(String.init) ?? ""
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let number =
                name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16)
                : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}
