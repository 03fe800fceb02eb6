import Foundation
internal import JSON
internal import Pixels

/// The lines of a file or of standard input, without holding them all.
struct LineReader {
    private let file: Int32
    private let name: String
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    /// Of the file, if it is one whose size can be known.
    private let byteCount: Int?
    /// Bytes that were read from it.
    private var position = 0

    /// Bytes of this line that were searched for its end.
    private var searched = 0

    /// Longer lines are an error of that line.
    static let limit = 1 << 20

    enum Line {
        case text([UInt8])
        case tooLong
    }

    /// - Parameter path: a file, or `-` for standard input.
    init(_ path: String) throws {
        name = path
        if path == "-" {
            file = 0
        } else {
            file = unsafe open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else {
                throw Failure.input(
                    "\(path): cannot be read (\(unsafe String(cString: strerror(errno)))); give a "
                        + "file of jobs, or - for standard input")
            }
        }
        var information = stat()
        let isFile = unsafe fstat(file, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
        byteCount = isFile ? Int(information.st_size) : nil
    }

    /// How much of the file the lines are that were taken, from 0 to 1; `nil` for a pipe.
    var part: Double? {
        guard let byteCount, byteCount > 0 else { return nil }
        return min(Double(position - (buffer.count - start)) / Double(byteCount), 1)
    }

    /// Whether a line that is not blank can be had without waiting for more input.
    var hasLine: Bool {
        if isAtEnd { return true }
        guard let first = buffer[start...].firstIndex(where: { !LineReader.isBlank($0) }) else {
            return false
        }
        return buffer[first...].contains(0x0A)
    }

    /// What JSON has between values; anything else is text, a NUL too.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
    }

    /// The first bytes of all, in which a text says its encoding; fewer where a line ends before.
    mutating func head() throws -> [UInt8] {
        while buffer.count < 4, !isAtEnd, !buffer.contains(0x0A) { try fill() }
        return Array(buffer.prefix(4))
    }

    /// The first byte that is not blank and of no mark, for which the reader looks no further than a few pages.
    mutating func firstByte() throws -> UInt8? {
        while true {
            let text = TextEncoding.withoutMark(buffer[start...])
            if let byte = text.first(where: { !LineReader.isBlank($0) }) { return byte }
            if isAtEnd || buffer.count - start >= 1 << 16 { return nil }
            try fill()
        }
    }

    /// All that is left; `nil` if that is more than `limit` bytes.
    mutating func rest(limit: Int) throws -> [UInt8]? {
        while !isAtEnd {
            if buffer.count - start > limit { return nil }
            try fill()
        }
        let rest = Array(buffer[start...])
        start = buffer.count
        return rest.count > limit ? nil : rest
    }

    /// The next line, or `nil` at the end.
    mutating func next() throws -> Line? {
        var isTooLong = false
        searched = 0
        while true {
            if let end = buffer[(start + searched)...].firstIndex(of: 0x0A) {
                let line = Array(buffer[start..<end])
                start = end + 1
                return isTooLong || line.count > LineReader.limit ? .tooLong : .text(line)
            }
            searched = buffer.count - start
            if searched > LineReader.limit {
                isTooLong = true
                start = buffer.count
                searched = 0
            }
            if isAtEnd {
                let rest = Array(buffer[start...])
                start = buffer.count
                if isTooLong { return .tooLong }
                return rest.isEmpty ? nil : .text(rest)
            }
            try fill()
        }
    }

    private mutating func fill() throws {
        buffer.removeFirst(start)
        start = 0
        let size = 1 << 16
        var count = 0
        let old = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: size))
        repeat {
            count = unsafe buffer.withUnsafeMutableBytes {
                unsafe read(file, $0.baseAddress.map { unsafe $0 + old }, size)
            }
        } while count < 0 && errno == EINTR
        guard count >= 0 else {
            throw Failure.input(
                "\(name): cannot be read (\(unsafe String(cString: strerror(errno))))")
        }
        buffer.removeLast(size - count)
        position += count
        if count == 0 { isAtEnd = true }
    }
}
