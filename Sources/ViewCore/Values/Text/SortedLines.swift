/// Lines of text that begin with a key and a bar, in the order of their keys' bytes.
///
/// Nothing is prepared: a program that asks for no line pays for none, and one that asks compares ten of a thousand.
struct SortedLines: Sendable {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The fields after the key, which bars part; `nil` where no line has the key.
    func fields(of key: some StringProtocol) -> [Substring]? {
        let wanted = Array(key.utf8)
        let bytes = text.utf8
        var low = bytes.startIndex
        var high = bytes.endIndex
        while low < high {
            let middle = bytes.index(low, offsetBy: bytes.distance(from: low, to: high) / 2)
            let start = bytes[low..<middle].lastIndex(of: 0x0A).map { bytes.index(after: $0) } ?? low
            let end = bytes[middle..<high].firstIndex(of: 0x0A) ?? high
            let line = text[start..<end]
            let found = line.utf8.prefix { $0 != UInt8(ascii: "|") }
            if found.elementsEqual(wanted) {
                return line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map { $0 }
            }
            if found.lexicographicallyPrecedes(wanted) {
                low = end < high ? bytes.index(after: end) : high
            } else {
                high = start
            }
        }
        return nil
    }

    /// All keys, in order.
    var keys: [Substring] {
        text.split(separator: "\n").compactMap { $0.split(separator: "|", maxSplits: 1).first }
    }
}
