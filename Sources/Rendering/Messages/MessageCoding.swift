import Foundation

/// Bytes of a message between two processes of one program: numbers, texts and blobs one after the other.
///
/// Both sides are the same program, so that there is no version; but one of them may die in the middle.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
        let word = UInt64(truncatingIfNeeded: number)
        for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> (8 * UInt64(shift)))) }
    }

    mutating func write(_ blob: some Collection<UInt8>) {
        write(blob.count)
        bytes.append(contentsOf: blob)
    }

    mutating func write(_ text: String) { write(text.utf8) }

    mutating func write(_ texts: [String]) {
        write(texts.count)
        for text in texts { write(text) }
    }

    mutating func write(_ length: Double) { write(Int(truncatingIfNeeded: length.bitPattern)) }

    /// What is rare goes as JSON.
    mutating func write<T: Encodable>(json value: T?) {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        write(value.flatMap { try? encoder.encode($0) }) { $0.write($1) }
    }

    /// One number that says whether there is a value, then the value.
    mutating func write<T>(_ value: T?, _ write: (inout MessageWriter, T) -> Void) {
        self.write(value == nil ? 0 : 1)
        if let value { write(&self, value) }
    }
}

/// A message was cut short or is none.
struct BrokenMessage: Error {}

struct MessageReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    mutating func number() throws(BrokenMessage) -> Int {
        guard rest.count >= 8 else { throw BrokenMessage() }
        var word: UInt64 = 0
        for byte in rest.prefix(8).reversed() { word = word << 8 | UInt64(byte) }
        rest = rest.dropFirst(8)
        return Int(truncatingIfNeeded: word)
    }

    mutating func blob() throws(BrokenMessage) -> [UInt8] {
        let count = try number()
        guard count >= 0, count <= rest.count else { throw BrokenMessage() }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    mutating func text() throws(BrokenMessage) -> String { String(decoding: try blob(), as: UTF8.self) }

    mutating func texts() throws(BrokenMessage) -> [String] {
        let count = try count()
        var texts: [String] = []
        for _ in 0..<count { texts.append(try text()) }
        return texts
    }

    /// How many parts follow: no more than there is room for.
    mutating func count() throws(BrokenMessage) -> Int {
        let count = try number()
        guard 0...rest.count ~= count else { throw BrokenMessage() }
        return count
    }

    mutating func length() throws(BrokenMessage) -> Double {
        Double(bitPattern: UInt64(truncatingIfNeeded: try number()))
    }

    mutating func flag() throws(BrokenMessage) -> Bool { try number() == 1 }

    mutating func json<T: Decodable>() throws(BrokenMessage) -> T? {
        let bytes = try optional { (m) throws(BrokenMessage) in try m.blob() }
        guard let bytes else { return nil }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let value = try? decoder.decode(T.self, from: Data(bytes)) else { throw BrokenMessage() }
        return value
    }

    mutating func optional<T>(
        _ read: (inout MessageReader) throws(BrokenMessage) -> T
    ) throws(BrokenMessage) -> T? {
        try number() == 0 ? nil : try read(&self)
    }
}
