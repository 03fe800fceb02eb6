import Foundation

/// Messages from another process, each after its length.
struct FrameReader {
    private let file: Int32
    private var buffer: [UInt8] = []
    private var start = 0

    /// - Parameter file: stays open.
    init(_ file: Int32) { self.file = file }

    /// Longer messages are none: no answer is near this.
    private static let limit = 1 << 30

    /// Whether the next message, or the end, is there without waiting.
    var hasNext: Bool {
        if buffer.count > start { return true }
        var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&waiting, 1, 0) > 0
    }

    /// The next message; `nil` at the end, also in the middle of one.
    mutating func next() -> [UInt8]? {
        guard fill(8) else { return nil }
        var length = MessageReader(Array(buffer[start..<start + 8]))
        guard let count = try? length.number(), (0...FrameReader.limit).contains(count),
            fill(8 + count)
        else { return nil }
        let frame = Array(buffer[start + 8..<start + 8 + count])
        start += 8 + count
        if start == buffer.count {
            buffer.removeAll(keepingCapacity: true)
            start = 0
        }
        return frame
    }

    /// Reads until so many bytes are there.
    private mutating func fill(_ count: Int) -> Bool {
        while buffer.count - start < count {
            if start > 0 {
                buffer.removeFirst(start)
                start = 0
            }
            let size = max(1 << 16, count - buffer.count)
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { space, used in
                var read = 0
                repeat {
                    read = unsafe Foundation.read(file, space.baseAddress, size)
                } while read < 0 && errno == EINTR
                used = max(read, 0)
            }
            if chunk.isEmpty { return false }
            buffer += chunk
        }
        return true
    }
}

/// The message with its length before it.
func framed(_ write: (inout MessageWriter) -> Void) -> [UInt8] {
    var message = MessageWriter()
    write(&message)
    var length = MessageWriter()
    length.write(message.bytes.count)
    return length.bytes + message.bytes
}

/// Writes all of it to a file or a socket; `false` where nobody reads any more.
func send(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
        let sent = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        if sent < 0 {
            if errno == EINTR { continue }
            return false
        }
        rest = rest.dropFirst(sent)
    }
    return true
}
