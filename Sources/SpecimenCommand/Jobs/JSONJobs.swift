internal import JSON

/// Jobs that are lines of JSON, of any number: none is held longer than it takes to read it.
struct JSONLineJobs: JobLines {
    var lines: LineReader
    private let name: String
    private var line = 0
    private var last: [UInt8] = []

    init(_ lines: LineReader, name: String) {
        self.lines = lines
        self.name = name
    }

    mutating func next() throws -> (number: Int, job: JobSource.Job)? {
        while let text = try lines.next() {
            line += 1
            guard case .text(let bytes) = text else {
                return (line, .bad(start + "the line is longer than \(LineReader.limit) bytes"))
            }
            // Files that were put together may have a mark before each part.
            let body = TextEncoding.withoutMark(bytes[...])
            guard body.contains(where: { !LineReader.isBlank($0) }) else { continue }
            last = bytes
            do {
                return (line, .value(try JSONValue.parse(body)))
            } catch {
                return (line, .bad(start + "\(error)"))
            }
        }
        return nil
    }

    private var start: String { "\(name): line \(line): " }

    func place(of error: JobError) -> TextPlace {
        let body = TextEncoding.withoutMark(last[...])
        let place = JSONValue.place(of: error.path, isName: error.isName, in: body, from: body.startIndex)
        return TextPlace(line: line, column: (place ?? body.startIndex) + 1)
    }
}

/// Jobs that are the elements of one array. The text is held, and one element at a time is read.
struct JSONArrayJobs: JobDocument {
    let bytes: [UInt8]
    private let name: String
    private(set) var index = 0
    private var number = 0
    /// Where the last job begins.
    private var start = 0
    private var hasEnded = false
    private var places: TextPlaces

    /// - Parameter bytes: a text that begins with the array, behind blanks and a mark.
    init(_ bytes: [UInt8], name: String) {
        self.bytes = bytes
        self.name = name
        index = TextEncoding.withoutMark(bytes[...]).startIndex
        places = TextPlaces(bytes[...])
    }

    mutating func next() throws -> (number: Int, job: JobSource.Job)? {
        if hasEnded { return nil }
        skipBlanks()
        if number == 0 {
            // The bracket that it was known by.
            index += 1
            skipBlanks()
            if peek == UInt8(ascii: "]") { return try end() }
        } else if peek == UInt8(ascii: "]") {
            return try end()
        } else if peek == UInt8(ascii: ",") {
            index += 1
            skipBlanks()
        } else {
            throw failure(peek == nil ? "an array that does not end" : "no comma between values")
        }
        start = index
        do {
            let value = try JSONValue.read(in: bytes[...], at: &index)
            number += 1
            return (number, .value(value))
        } catch {
            index = min(max(error.column - 1, 0), bytes.count)
            throw failure(error.reason)
        }
    }

    mutating func place(of error: JobError) -> TextPlace {
        places.place(
            JSONValue.place(of: error.path, isName: error.isName, in: bytes[...], from: start) ?? start)
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipBlanks() {
        while let byte = peek, LineReader.isBlank(byte) { index += 1 }
    }

    private mutating func end() throws -> (number: Int, job: JobSource.Job)? {
        index += 1
        skipBlanks()
        guard peek == nil else { throw failure("text after the value") }
        hasEnded = true
        return nil
    }

    /// What is wrong at the index: nobody can tell what follows.
    private mutating func failure(_ reason: String) -> Failure {
        // Text of another encoding, or what a crash of the machine left of a file.
        let zero = bytes[start...].prefix(index - start + 1).firstIndex(of: 0)
        let place = places.place(zero ?? index)
        return .input(
            "\(name): line \(place.line): the array of jobs is not JSON: "
                + "\(zero == nil ? reason : "a NUL byte") at column \(place.column)"
                + (zero == nil ? "" : "; \(TextEncoding.remedy("UTF-16"))"))
    }
}
