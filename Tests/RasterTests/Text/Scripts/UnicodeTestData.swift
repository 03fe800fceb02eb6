import Foundation
import Testing

/// Test data of the Unicode Character Database, where Debian's package `unicode-data` is installed.
enum UnicodeTestData {
    static let isInstalled = FileManager.default.fileExists(atPath: folder + "/BidiTest.txt")
    static let reason: Comment =
        "the Debian package unicode-data is not installed; scripts/bootstrap --test-data does so"
    private static let folder = "/usr/share/unicode"

    /// Calls `body` with each line that says something, without its comment.
    static func forEachLine(of file: String, _ body: (Substring.UTF8View) throws -> Void) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
        let text = String(decoding: data, as: UTF8.self)
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.prefix { $0 != UInt8(ascii: "#") }
            if words.contains(where: { $0 != UInt8(ascii: " ") }) { try body(words) }
        }
    }
}

extension Substring.UTF8View {
    func fields(_ separator: Unicode.Scalar) -> [Substring.UTF8View] {
        split(separator: UInt8(ascii: separator), omittingEmptySubsequences: separator == " ")
    }

    /// A number in a base; anything else stops the test.
    func number(radix: UInt32 = 10) -> UInt32 {
        reduce(0) { value, byte in
            let digit =
                switch byte {
                case 0x30...0x39: UInt32(byte) - 0x30
                case 0x41...0x46: UInt32(byte) - 0x37
                default: fatalError("no digit: \(Substring(self))")
                }
            return value * radix + digit
        }
    }

    func isEqual(to text: StaticString) -> Bool {
        text.withUTF8Buffer { unsafe elementsEqual($0) }
    }
}
