internal import JSON

/// Jobs by number: lines of a file, elements of a list, or rows of a table.
@MainActor final class JobSource {
    enum Job {
        case value(JSONValue)
        case bad(String)
    }
    private let format: JobFormat
    /// What messages call it.
    let name: String
    private var lines: LineReader?
    private var text: (any JobText)?
    /// The last one.
    private var job: Job?
    /// Why there are no more, though nobody has come to the end.
    private var loss: (any Error)?
    /// Bytes that a document which is held as a whole may have.
    nonisolated static let documentLimit = 64 << 20

    /// - Parameters:
    ///   - path: a file, or `-` for standard input.
    ///   - format: without it, what the file's name says.
    init(_ path: String, as format: JobFormat? = nil) throws {
        lines = try LineReader(path)
        name = path == "-" ? "standard input" : path
        self.format = format ?? JobFormat(path: path)
    }

    /// Why there was nothing to do.
    var emptiness: Failure {
        let example =
            switch format {
            case .json: "write one JSON object per line, such as {\"id\":\"Group/Button/preset\"}"
            case .yaml: "write a list, such as - id: Group/Button/preset"
            case .csv: "write a row for each job below the row of names, such as id,state"
            }
        return .input("\(name): no jobs found; \(example)")
    }

    /// Whether the next job can be had without waiting for more input.
    func hasNext() -> Bool { text?.hasNext() ?? false }

    /// How many jobs there are, as far as can be told after `count` of them: a file's rest will be like its beginning.
    func total(after count: Int) -> Int? {
        guard let part = text?.part, part > 0 else { return nil }
        let total = (Double(count) / part).rounded()
        return total < 1e12 ? max(count, Int(total)) : nil
    }

    /// Throws where what follows cannot be read.
    func next() throws -> (number: Int, job: Job)? {
        if let loss { throw loss }
        if text == nil { text = try open() }
        let next = try text?.next()
        job = next?.job
        return next
    }

    /// Looks at the last job and at all that follow, which come nevertheless. Of a pipe they are kept on the disk for that.
    ///
    /// - Parameter take: is called up to what cannot be read, which is said when its turn comes.
    func lookAhead(_ take: (JSONValue) -> Void) throws {
        do { try text?.keep() } catch {
            loss = error
            throw error
        }
        guard var ahead = text else { return }
        var job = job
        while let next = job {
            if case .value(let value) = next { take(value) }
            job = (try? ahead.next())?.job
        }
    }

    /// What is wrong with the last job, with its file, line and column.
    func words(for error: JobError) -> String {
        guard let place = text?.place(of: error) else { return error.description }
        return "\(name): \(place.words): \(error.description)"
    }

    private func open() throws -> any JobText {
        guard var lines else { preconditionFailure("a text of jobs is opened once") }
        self.lines = nil
        if let other = TextEncoding.other(try lines.head()) {
            throw Failure.input(
                "\(name): line 1: this is \(other) text, but jobs must be UTF-8; \(TextEncoding.remedy(other))"
            )
        }
        if format == .csv { return try CSVJobs(lines, name: name) }
        // What is in brackets is JSON, which YAML takes for its own.
        if try lines.firstByte() == UInt8(ascii: "[") {
            return JSONArrayJobs(try document(&lines, "array"), name: name)
        }
        if format == .yaml { return try YAMLJobs(try document(&lines, "document"), name: name) }
        return JSONLineJobs(lines, name: name)
    }

    private func document(_ lines: inout LineReader, _ what: String) throws -> [UInt8] {
        guard let bytes = try lines.rest(limit: JobSource.documentLimit) else {
            throw Failure.input(
                "\(name): the \(what) of jobs is larger than \(JobSource.documentLimit >> 20) MB; write one job per "
                    + "line of JSON instead, which is read at any size")
        }
        return bytes
    }
}
