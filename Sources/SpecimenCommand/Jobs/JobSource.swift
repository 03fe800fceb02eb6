internal import JSON

/// Jobs by number: lines of a file, or elements of one JSON array.
struct JobSource {
    enum Job {
        case value(JSONValue)
        case bad(String)
    }
    private var lines: LineReader
    /// What messages call it.
    private let name: String
    private var line = 0
    private var elements: [JSONValue]?
    private var index = 0
    private var hasStarted = false

    /// - Parameter path: a file, or `-` for standard input.
    init(_ path: String) throws {
        lines = try LineReader(path)
        name = path == "-" ? "standard input" : path
    }

    /// Why there was nothing to do.
    var emptiness: Failure {
        .input(
            "\(name): no jobs found; write one JSON object per line, such as {\"id\":\"Group/Button/preset\"}"
        )
    }

    /// Whether the next job can be had without waiting for more input.
    var hasNext: Bool { elements != nil || lines.hasLine }

    /// How many jobs there are, as far as can be told after `count` of them: a file's rest will be like its beginning.
    func total(after count: Int) -> Int? {
        if let elements { return elements.count }
        guard let part = lines.part, part > 0 else { return nil }
        let total = (Double(count) / part).rounded()
        return total < 1e12 ? max(count, Int(total)) : nil
    }

    mutating func next() throws -> (number: Int, job: Job)? {
        if !hasStarted {
            hasStarted = true
            if let other = TextEncoding.other(try lines.head()) {
                throw Failure.input(
                    "\(name): line 1: this is \(other) text, but jobs must be UTF-8; \(TextEncoding.remedy(other))"
                )
            }
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
                return (line, .bad(place + "the line is longer than \(LineReader.limit) bytes"))
            }
            // Files that were put together may have a mark before each part.
            let body = TextEncoding.withoutMark(bytes[...])
            guard body.contains(where: { !LineReader.isBlank($0) }) else { continue }
            do {
                return (line, .value(try JSONValue.parse(body)))
            } catch {
                return (line, .bad((error.remedy == nil ? "" : place) + "\(error)"))
            }
        }
        return nil
    }

    /// For what is wrong with the file rather than with the job.
    private var place: String { "\(name): line \(line): " }

    private mutating func readArray() throws {
        guard let bytes = try lines.rest(limit: 64 << 20) else {
            throw Failure.input(
                "\(name): the array of jobs is larger than 64 MB; write one job per line instead")
        }
        do {
            guard case .array(let values) = try JSONValue.parse(bytes[...]) else { return }
            elements = values
        } catch {
            throw Failure.input("\(name): the array of jobs is \(error)")
        }
    }
}
