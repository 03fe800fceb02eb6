import Foundation
internal import JSON
internal import Pixels

/// The lines of a file or of standard input, without holding them all.
///
/// A copy of one that reads a file, or has kept what it reads, reads on by itself.
struct LineReader {
    private var input: LineInput
    private let name: String
    /// What was read and not taken is from `start` to before `end`.
    private var buffer = [UInt8](repeating: 0, count: LineReader.step)
    private var start = 0
    private var end = 0
    /// Read at once, in bytes.
    private static let step = 1 << 16
    private var isAtEnd = false
    /// Bytes that were read.
    private var position = 0

    /// Bytes of this line that were searched for its end.
    private var searched = 0

    /// Longer lines are an error of that line.
    static let limit = 1 << 20
    /// What has as many bytes without a line's end is no text of jobs, as `/dev/zero` is none.
    private static let endless = 64 << 20

    enum Line {
        case text([UInt8])
        case tooLong
    }

    /// - Parameter path: a file, or `-` for standard input.
    init(_ path: String) throws {
        name = path
        input = try LineInput(path)
    }

    /// From here on copies read on by themselves: a pipe is read to its end for that.
    mutating func keep() throws { if !isAtEnd { input = try input.kept(from: position) } }

    /// How much of the file the lines are that were taken, from 0 to 1; `nil` for a pipe.
    var part: Double? {
        guard let byteCount = input.byteCount, byteCount > 0 else { return nil }
        return min(Double(position - (end - start)) / Double(byteCount), 1)
    }

    /// Whether a line that is not blank can be had without waiting for more input.
    mutating func hasLine() -> Bool {
        // A file has its next line at once, also where that was not read yet.
        while !isAtEnd, !input.isFile {
            if let first = buffer[start..<end].firstIndex(where: { !LineReader.isBlank($0) }),
                lineEnd(from: first) != nil
            {
                return true
            }
            guard end - start <= LineReader.limit, input.isReady else { return false }
            // What is wrong is said when the line is read.
            do { try fill() } catch { return true }
        }
        return true
    }

    /// What JSON has between values; anything else is text, a NUL too.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
    }

    /// The first bytes of all, in which a text says its encoding; fewer where a line ends before.
    mutating func head() throws -> [UInt8] {
        while end < 4, !isAtEnd, !buffer[..<end].contains(0x0A) { try fill() }
        return Array(buffer[..<min(end, 4)])
    }

    /// The first byte that is not blank and of no mark, for which the reader looks no further than a few pages.
    mutating func firstByte() throws -> UInt8? {
        while true {
            let text = TextEncoding.withoutMark(buffer[start..<end])
            if let byte = text.first(where: { !LineReader.isBlank($0) }) { return byte }
            if isAtEnd || end - start >= 1 << 16 { return nil }
            try fill()
        }
    }

    /// All that is left; `nil` if that is more than `limit` bytes.
    mutating func rest(limit: Int) throws -> [UInt8]? {
        while !isAtEnd {
            if end - start > limit { return nil }
            try fill()
        }
        let rest = Array(buffer[start..<end])
        start = end
        return rest.count > limit ? nil : rest
    }

    /// The next line, or `nil` at the end.
    mutating func next() throws -> Line? {
        var dropped = 0
        searched = 0
        while true {
            if let lineEnd = lineEnd(from: start + searched) {
                let line = Array(buffer[start..<lineEnd])
                start = lineEnd + 1
                return dropped > 0 || line.count > LineReader.limit ? .tooLong : .text(line)
            }
            searched = end - start
            if searched > LineReader.limit {
                dropped += searched
                start = end
                searched = 0
                guard dropped < LineReader.endless else {
                    throw Failure.input(
                        "\(name): \(LineReader.endless >> 20) MB without the end of a line; name a file with one "
                            + "JSON object per line")
                }
            }
            if isAtEnd {
                let rest = Array(buffer[start..<end])
                start = end
                if dropped > 0 { return .tooLong }
                return rest.isEmpty ? nil : .text(rest)
            }
            try fill()
        }
    }

    private func lineEnd(from first: Int) -> Int? {
        guard first < end else { return nil }
        return unsafe buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = unsafe memchr(base + first, 0x0A, end - first)
            else { return nil }
            return unsafe base.distance(to: found)
        }
    }

    /// Reads once more. The room is used again: what was not taken moves to its beginning, and it grows only where that
    /// fills it.
    private mutating func fill() throws {
        if start > 0 {
            let count = end - start
            if count > 0 {
                unsafe buffer.withUnsafeMutableBytes { bytes in
                    guard let base = bytes.baseAddress else { return }
                    unsafe memmove(base, base + start, count)
                }
            }
            (start, end) = (0, count)
        }
        if buffer.count - end < LineReader.step {
            buffer.append(contentsOf: [UInt8](repeating: 0, count: max(buffer.count, LineReader.step)))
        }
        let count = try input.read(into: &buffer, from: end, at: position)
        end += count
        position += count
        if count == 0 { isAtEnd = true }
    }
}
