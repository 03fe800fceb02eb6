import Foundation

/// The characters of ids, and how they are read where people wrote others.
///
/// An id is made of ASCII letters and digits and `_ . -`, with `/` between its parts and `+ = @` in a tile's
/// name; everything else is `%XX`, byte by byte of UTF-8. So an id is a path on every file system, needs no
/// quotes in a shell, and holds no character that patterns or file names take for something else. What
/// people write may have the characters themselves: lookups and patterns read both.
package enum IDSpelling {
    /// A group's, a control's or a preset's name as it stands in ids.
    package static func part(_ name: String) -> String {
        let encoded = encoded(name, besides: "-")
        // A file that begins with a dot is hidden, to who lists goldens, too.
        return encoded.hasPrefix(".") ? "%2E" + encoded.dropFirst() : encoded
    }

    /// An axis' or a value's name as it stands in ids, where `-` parts values.
    package static func value(_ name: String) -> String { encoded(name, besides: "") }

    /// The ids that someone may mean who wrote characters that ids encode: a specimen's, then a tile's, then
    /// that of a specimen whose own name has what looks encoded.
    package static func readings(of text: String) -> [String] {
        // No id is as long, however it is written.
        let isPlainText = text.utf8.allSatisfy(isPlain) && !beginsNameWithDot(text)
        guard text.utf8.count <= 1000, !isPlainText else { return [] }
        let written = text.split(separator: "/", omittingEmptySubsequences: false)
        let names = written.map { part(decoded(String($0), keeping: [])) }
        let name = written[written.count - 1]
        let folder = names.dropLast()
        // Of a tile's name the signs stay, and what is encoded already: `%2D` is no `-`, which parts values.
        let tile = encoded(String(name), besides: "-+=@%")
        return [
            names.joined(separator: "/"), (folder + [tile]).joined(separator: "/"),
            written.map { part(String($0)) }.joined(separator: "/"),
        ]
    }

    private static func beginsNameWithDot(_ text: String) -> Bool {
        var last = UInt8(ascii: "/")
        for byte in text.utf8 {
            if byte == UInt8(ascii: "."), last == UInt8(ascii: "/") { return true }
            last = byte
        }
        return false
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_.-/".utf8.contains(byte)
        }
    }

    /// The id with the characters that it stands for; an encoded `/` stays, since a plain one parts names.
    package static func decoded(_ id: String) -> String { decoded(id, keeping: [UInt8(ascii: "/")]) }

    /// `%XX` as what it stands for, where the bytes are UTF-8 and none of `kept`.
    package static func decoded(_ text: String, keeping kept: Set<UInt8>) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            // A run of encoded bytes is read as a whole: a character may take several.
            var (run, end): ([UInt8], Int) = ([], index)
            while let byte = encodedByte(bytes, at: end), !kept.contains(byte) {
                run.append(byte)
                end += 3
            }
            if run.isEmpty {
                result.append(bytes[index])
                index += 1
            } else {
                let isText = String(validating: run, as: UTF8.self) != nil
                result += isText ? run : Array(bytes[index..<end])
                index = end
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func encodedByte(_ bytes: [UInt8], at index: Int) -> UInt8? {
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "%"),
            let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
            let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
        else { return nil }
        return UInt8(high << 4 | low)
    }

    /// Composed first, so that a name has one id however it was typed.
    private static func encoded(_ name: String, besides plain: String) -> String {
        // Most names need nothing encoded.
        if name.utf8.allSatisfy({ isPlain($0) && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "/") }) {
            return name
        }
        var result = ""
        let isASCII = name.utf8.allSatisfy { $0 < 128 }
        for byte in (isASCII ? name : name.precomposedStringWithCanonicalMapping).utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case let byte where plain.utf8.contains(byte):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                result += "%" + (hex.count < 2 ? "0" + hex : hex)
            }
        }
        return result
    }
}
