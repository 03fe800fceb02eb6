/// A row of a table of comma-separated values (RFC 4180), cell by cell, with where each begins.
struct CSVRecord {
    struct Cell {
        var text: String
        /// Whether it stood in quotes: an empty one without them is nothing, with them an empty text.
        var isQuoted: Bool
        var place: TextPlace
    }
    var cells: [Cell] = []

    /// More columns than anybody means.
    static let cellLimit = 1000

    /// What is wrong with a row, and where.
    struct Fault: Error {
        let words: String
        let place: TextPlace
        /// Whether quotes do not close, so that it goes on in the next line.
        var isOpen = false
    }

    /// - Parameters:
    ///   - bytes: the row, without the line's end behind it.
    ///   - line: of its first byte.
    init(_ bytes: ArraySlice<UInt8>, line: Int) throws(Fault) {
        var places = TextPlaces(bytes)
        func place(_ index: Int) -> TextPlace {
            let place = places.place(index)
            return TextPlace(line: place.line + line - 1, column: place.column)
        }
        func text(_ bytes: some Collection<UInt8>, _ start: Int) throws(Fault) -> String {
            guard !bytes.contains(0) else { throw Fault(words: "a NUL byte", place: place(start)) }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw Fault(words: "bytes that are not UTF-8", place: place(start))
            }
            return text
        }
        let quote = UInt8(ascii: "\"")
        let comma = UInt8(ascii: ",")
        var bytes = bytes
        if bytes.last == 0x0D { bytes.removeLast() }
        var index = bytes.startIndex
        while true {
            guard cells.count < CSVRecord.cellLimit else {
                throw Fault(
                    words: "the row has more than \(CSVRecord.cellLimit) cells", place: place(index))
            }
            let start = index
            if index < bytes.endIndex, bytes[index] == quote {
                var content: [UInt8] = []
                index += 1
                while true {
                    guard let end = bytes[index...].firstIndex(of: quote) else {
                        throw Fault(
                            words: "the quotes that begin here do not end", place: place(start), isOpen: true)
                    }
                    content += bytes[index..<end]
                    index = end + 1
                    guard index < bytes.endIndex, bytes[index] == quote else { break }
                    content.append(quote)
                    index += 1
                }
                guard index == bytes.endIndex || bytes[index] == comma else {
                    throw Fault(
                        words: "text behind the quotes of a cell; quotes inside of it are doubled",
                        place: place(index))
                }
                cells.append(
                    Cell(text: try text(content, start), isQuoted: true, place: place(start)))
            } else {
                let end = bytes[index...].firstIndex(of: comma) ?? bytes.endIndex
                if let inside = bytes[index..<end].firstIndex(of: quote) {
                    throw Fault(
                        words:
                            "quotes inside of a cell without any; put all of the cell into quotes, and double those",
                        place: place(inside))
                }
                cells.append(
                    Cell(text: try text(bytes[index..<end], start), isQuoted: false, place: place(start)))
                index = end
            }
            guard index < bytes.endIndex else { return }
            index += 1
        }
    }
}
