internal import CXXHash

/// XXH3, 128 bits: tells equal content from unequal, the same in every process and on every machine.
///
/// Not for secrets. Font files, which come from elsewhere, are known by SHA-256 instead.
public struct ContentDigest: Hashable, Sendable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    public init(of bytes: UnsafeRawBufferPointer) {
        let hash = unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
        self.init(high: hash.high64, low: hash.low64)
    }

    public init(of bytes: [UInt8]) {
        self = unsafe bytes.withUnsafeBytes { unsafe ContentDigest(of: $0) }
    }

    /// The digest that `hex` spells in 32 lower-case digits, or `nil`.
    public init?(hex: String) {
        guard hex.utf8.count == 32, let high = UInt64(hex.prefix(16), radix: 16),
            let low = UInt64(hex.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    /// Sixteen bytes, the highest first.
    public var bytes: [UInt8] {
        unsafe withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { words in unsafe [UInt8](words) }
    }

    /// 32 lower-case hexadecimal digits.
    public var hex: String {
        func digits(_ word: UInt64) -> String {
            let text = String(word, radix: 16)
            return String(repeating: "0", count: 16 - text.utf8.count) + text
        }
        return digits(high) + digits(low)
    }
}

extension ContentDigest: CustomStringConvertible {
    public var description: String { hex }
}
