internal import Catalog
internal import Golden
internal import Streams
internal import JSON

/// Jobs that are the rows of a table, of any number: none is held longer than it takes to read it.
///
/// The first row names the fields: those of a job, `axes.NAME` for any axis and `config.NAME` for a value of a style. A
/// cell without anything in it says nothing of its field.
struct CSVJobs: JobLines {
    var lines: LineReader
    private let name: String
    /// Of the last line that was taken.
    private var line = 0
    private var columns: [Column] = []
    private var last: CSVRecord?
    /// Of the last row.
    private var start = 0

    private struct Column {
        var path: [String]
        var kind: Kind

        enum Kind { case text, number, any }
    }

    init(_ lines: LineReader, name: String) throws {
        self.lines = lines
        self.name = name
    }

    mutating func next() throws -> (number: Int, job: JobSource.Job)? {
        do {
            if columns.isEmpty {
                guard let header = try record() else { return nil }
                try readNames(header)
            }
        } catch let fault as CSVRecord.Fault {
            throw Failure.input(words(of: fault))
        }
        do {
            guard let row = try record() else { return nil }
            last = row
            guard row.cells.count == columns.count else {
                let place = (row.cells.count > columns.count ? row.cells[columns.count] : row.cells.last)?
                    .place
                return (
                    start,
                    .bad(
                        "\(name): \(place?.words ?? "line \(start)"): the row has "
                            + "\(counted(row.cells.count, "cell")), but there are \(counted(columns.count, "name"))"
                    )
                )
            }
            return (start, .value(job(row)))
        } catch let fault as CSVRecord.Fault {
            // Whatever stands behind quotes that do not end may be in them.
            if fault.isOpen { throw Failure.input(words(of: fault)) }
            return (start, .bad(words(of: fault)))
        }
    }

    mutating func place(of error: JobError) -> TextPlace {
        let found = columns.firstIndex { $0.path == error.path }
        // An axis of its own column may be meant by a path without it.
        guard let found, let cell = last?.cells[found] else { return TextPlace(line: start, column: 1) }
        return cell.place
    }

    private func words(of fault: CSVRecord.Fault) -> String {
        "\(name): \(fault.place.words): \(fault.words)"
    }

    /// The next row that has something in it, over the ends of lines that stand in quotes.
    private mutating func record() throws -> CSVRecord? {
        var row: [UInt8] = []
        var open: CSVRecord.Fault?
        var quotes = 0
        while let text = try lines.next() {
            line += 1
            guard case .text(let bytes) = text, row.count + bytes.count <= LineReader.limit else {
                let place = TextPlace(line: open == nil ? line : start, column: 1)
                if let open { throw open }
                start = line
                throw CSVRecord.Fault(words: "the row is longer than \(LineReader.limit) bytes", place: place)
            }
            if open == nil {
                let body = line == 1 ? TextEncoding.withoutMark(bytes[...]) : bytes[...]
                guard body.contains(where: { !LineReader.isBlank($0) }) else { continue }
                start = line
                row = Array(body)
            } else {
                row.append(0x0A)
                row += bytes
            }
            // Those in and around a cell are even: a row of many lines is read once, when it may be whole.
            quotes += bytes.count { $0 == UInt8(ascii: "\"") }
            if open != nil, quotes % 2 == 1 { continue }
            do throws(CSVRecord.Fault) {
                return try CSVRecord(row[...], line: start)
            } catch {
                guard error.isOpen else { throw error }
                open = error
            }
        }
        if let open { throw open }
        return nil
    }

    private mutating func readNames(_ header: CSVRecord) throws(CSVRecord.Fault) {
        for cell in header.cells {
            let name = cell.text.trimmed
            let path = name.split(separator: ".", maxSplits: 1).map(String.init)
            let isInner = path.count == 2 && ["axes", "config"].contains(path[0])
            if name.utf8.contains(0x0D) {
                throw CSVRecord.Fault(
                    words:
                        "lines end in CR alone, which is not read: convert the file with tr '\\r' '\\n' < OLD > NEW",
                    place: cell.place)
            }
            guard isInner || RenderJob.fields.contains(name) && !["axes", "config"].contains(name) else {
                let isOther = header.cells.count == 1 && name.contains { ";\t".contains($0) }
                throw CSVRecord.Fault(
                    words: isOther
                        ? "the row of names has no comma; cells are parted by commas"
                        : "unknown field '\(shown(name))'\(NearNames.question(about: name, among: RenderJob.columnNames)); "
                            + "the fields are " + RenderJob.columnNames.joined(separator: ", "),
                    place: cell.place)
            }
            let column = Column(
                path: isInner ? path : [name], kind: CSVJobs.kind(of: name, isInner ? path : []))
            guard !columns.contains(where: { $0.path == column.path }) else {
                throw CSVRecord.Fault(words: "the field '\(shown(name))' twice", place: cell.place)
            }
            columns.append(column)
        }
    }

    private static func kind(of name: String, _ path: [String]) -> Column.Kind {
        if path.first == "config" { return .any }
        let axis = path.last ?? name
        let isNumber = BuiltInAxes.all.contains { $0.id == axis && $0.definition.isNumber }
        return name == "width" || isNumber ? .number : .text
    }

    private func job(_ row: CSVRecord) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = []
        var inner: [String: [(key: String, value: JSONValue)]] = [:]
        for (column, cell) in zip(columns, row.cells) where cell.isQuoted || !cell.text.isEmpty {
            let value = CSVJobs.value(cell, column.kind)
            if column.path.count == 1 {
                members.append((column.path[0], value))
            } else {
                inner[column.path[0], default: []].append((column.path[1], value))
            }
        }
        for name in ["axes", "config"] {
            if let values = inner[name] { members.append((name, .object(values))) }
        }
        return .object(members)
    }

    /// A number that is none stays a text, which is refused with the field's name.
    private static func value(_ cell: CSVRecord.Cell, _ kind: Column.Kind) -> JSONValue {
        func number() -> JSONValue? {
            let value = try? JSONValue.parse(Array(cell.text.utf8)[...])
            if case .number? = value { return value }
            return nil
        }
        switch kind {
        case .text: return .string(cell.text)
        case .number: return number() ?? .string(cell.text)
        case .any:
            if cell.isQuoted { return .string(cell.text) }
            if cell.text == "true" || cell.text == "false" { return .bool(cell.text == "true") }
            return number() ?? .string(cell.text)
        }
    }
}

extension String {
    /// Without blanks around it.
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
