internal import JSON

/// Jobs by number: lines of a file, or elements of one JSON array.
struct JobSource {
    enum Job {
        case value(JSONValue)
        case bad(String)
    }
    private var lines: LineReader
    private var line = 0
    private var elements: [JSONValue]?
    private var index = 0
    private var hasStarted = false

    /// - Parameter path: a file, or `-` for standard input.
    init(_ path: String) throws { lines = try LineReader(path) }

    /// Whether the next job can be had without waiting for more input.
    var hasNext: Bool { elements != nil || lines.hasLine }

    mutating func next() throws -> (number: Int, job: Job)? {
        if !hasStarted {
            hasStarted = true
            if try lines.firstByte() == UInt8(ascii: "[") { try readArray() }
        }
        if let elements {
            guard index < elements.count else { return nil }
            index += 1
            return (index, .value(elements[index - 1]))
        }
        while let text = try lines.next() {
            line += 1
            guard case .text(let bytes) = text else {
                return (line, .bad("the line is longer than \(LineReader.limit) bytes"))
            }
            guard bytes.contains(where: { $0 > 0x20 }) else { continue }
            do {
                return (line, .value(try JSONValue.parse(bytes[...])))
            } catch {
                return (line, .bad("\(error)"))
            }
        }
        return nil
    }

    private mutating func readArray() throws {
        guard let bytes = try lines.rest(limit: 64 << 20) else {
            throw Failure.input("the array of jobs is larger than 64 MB; use one job a line")
        }
        do {
            guard case .array(let values) = try JSONValue.parse(bytes[...]) else { return }
            elements = values
        } catch {
            throw Failure.input("the array of jobs is \(error)")
        }
    }
}
