import Foundation
internal import Pixels

/// The lines of a file or of standard input, without holding them all.
struct LineReader {
    private let file: Int32
    private let name: String
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

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
    }

    /// The lines of an open file, which stays open.
    init(descriptor: Int32, name: String) {
        file = descriptor
        self.name = name
    }

    /// Whether the next line can be had without waiting for more input.
    var hasLine: Bool { isAtEnd || buffer[start...].contains(0x0A) }

    /// The next line, or `nil` at the end.
    mutating func next() throws -> Line? {
        var isTooLong = false
        while true {
            if let end = buffer[start...].firstIndex(of: 0x0A) {
                let line = Array(buffer[start..<end])
                start = end + 1
                return isTooLong || line.count > LineReader.limit ? .tooLong : .text(line)
            }
            if buffer.count - start > LineReader.limit {
                isTooLong = true
                start = buffer.count
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
        if count == 0 { isAtEnd = true }
    }
}
