internal import ArgumentParser
internal import JSON

/// How a text of jobs is written.
enum JobFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// One object a line, or one array.
    case json
    case yaml
    case csv

    /// What the name of a file says; anything else, and a pipe, is JSON.
    init(path: String) {
        let ending = path.split(separator: "/").last?.split(separator: ".").last?.lowercased()
        self =
            switch ending {
            case "yaml", "yml": .yaml
            case "csv": .csv
            default: .json
            }
    }
}

/// Jobs of a text, one after the other, in one of the ways that they are written.
protocol JobText {
    /// The next job with its number, or what is wrong with it in words that name its place; throws where what follows
    /// cannot be told from it.
    mutating func next() throws -> (number: Int, job: JobSource.Job)?
    /// Whether the next job can be had without waiting for more input.
    mutating func hasNext() -> Bool
    /// How much of the text was taken, from 0 to 1; `nil` for a pipe.
    var part: Double? { get }
    /// Where in the last job the part stands that an error is about.
    mutating func place(of error: JobError) -> TextPlace
    /// From here on a copy can be read beside this one.
    mutating func keep() throws
}

/// Jobs of a text of any size, of which a few lines are held.
protocol JobLines: JobText {
    var lines: LineReader { get set }
}

extension JobLines {
    mutating func hasNext() -> Bool { lines.hasLine() }
    var part: Double? { lines.part }
    mutating func keep() throws { try lines.keep() }
}

/// Jobs of a text that is held as a whole.
protocol JobDocument: JobText {
    var bytes: [UInt8] { get }
    /// Of the first byte that was not read.
    var index: Int { get }
}

extension JobDocument {
    func hasNext() -> Bool { true }
    var part: Double? { bytes.isEmpty ? nil : Double(index) / Double(bytes.count) }
    func keep() {}
}

/// A byte of a text; lines and columns count from 1.
struct TextPlace: Equatable {
    var line: Int
    var column: Int

    var words: String { "line \(line), column \(column)" }
}

/// Places of a text that is known as a whole, asked for from its beginning to its end.
struct TextPlaces {
    private let bytes: ArraySlice<UInt8>
    /// Of the last place that was asked for.
    private var line = 1
    private var lineStart: Int
    /// Up to where ends of lines were looked for, each once.
    private var seen: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        (lineStart, seen) = (bytes.startIndex, bytes.startIndex)
    }

    /// - Parameter index: of a byte, or the end.
    mutating func place(_ index: Int) -> TextPlace {
        if index < seen { self = TextPlaces(bytes) }
        while let end = bytes[seen..<index].firstIndex(of: 0x0A) {
            (line, lineStart, seen) = (line + 1, end + 1, end + 1)
        }
        seen = index
        return TextPlace(line: line, column: index - lineStart + 1)
    }
}
