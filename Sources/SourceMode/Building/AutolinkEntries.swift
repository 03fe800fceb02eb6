import Foundation

/// What an object file wants to be linked with beside what the linker is told: the words that the compiler leaves in
/// the section `.swift1_autolink_entries`, each with a zero behind it (swift-autolink-extract reads the same).
enum AutolinkEntries {
    private static let section = Array(".swift1_autolink_entries".utf8)

    /// `nil` for what is no object of 64 bits, low bytes first, or is cut short.
    static func read(_ object: Data) -> [String]? {
        let bytes = [UInt8](object)
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = number(bytes, at: 0x28, 8), let size = number(bytes, at: 0x3A, 2), size >= 64,
            let count = number(bytes, at: 0x3C, 2), let names = number(bytes, at: 0x3E, 2), names < count,
            table + count * size <= bytes.count,
            let words = content(bytes, of: table + names * size)
        else { return nil }
        var entries: [String] = []
        for index in 0..<count {
            guard let name = number(bytes, at: table + index * size, 4), name <= words.count else {
                return nil
            }
            guard words.dropFirst(name).prefix(while: { $0 != 0 }).elementsEqual(section) else { continue }
            guard let text = content(bytes, of: table + index * size) else { return nil }
            entries += text.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        return entries
    }

    /// The bytes of the section that a header describes.
    private static func content(_ bytes: [UInt8], of header: Int) -> ArraySlice<UInt8>? {
        guard let start = number(bytes, at: header + 0x18, 8),
            let count = number(bytes, at: header + 0x20, 8),
            start <= bytes.count, count <= bytes.count - start
        else { return nil }
        return bytes[start..<start + count]
    }

    private static func number(_ bytes: [UInt8], at place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        let value = bytes[place..<place + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // Of no file.
        return value < 1 << 40 ? Int(value) : nil
    }
}
