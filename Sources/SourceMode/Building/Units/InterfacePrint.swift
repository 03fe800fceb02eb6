import Foundation

/// What a compiler's `.swiftdeps` says of the declarations of a file, without the bodies of its functions.
///
/// The compiler writes a fingerprint of 32 hexadecimal digits for the file and for each type and extension in it, twice
/// behind each other: for those who see the declaration and for those who depend on its making. What the file uses of
/// others has one alone, and which of it is named depends on what else the same call compiles.
enum InterfacePrint {
    private static let length = 32

    /// `nil` where there is none.
    static func read(_ data: Data) -> String? {
        let digits = data.split { !isDigit($0) }.filter { $0.count >= length }
        var prints: [String] = []
        var index = 0
        while index + 1 < digits.count {
            if digits[index] == digits[index + 1] {
                prints.append(String(decoding: digits[index], as: UTF8.self))
                index += 2
            } else {
                index += 1
            }
        }
        return prints.isEmpty ? nil : prints.joined(separator: " ")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
}
