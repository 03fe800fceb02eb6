import Pixels

/// The objects of a PDF file, read from its begin to its end.
///
/// The table of places at the end of the file is not needed for that, and where it is wrong nothing is. Of two objects
/// with one number the later one counts, as where a program adds changes behind a file.
struct PDFFile {
    struct Object {
        var value: PDFObject
        /// Where the bytes of a stream are in the file, or in the object stream's.
        var data: ArraySlice<UInt8>?
    }

    private(set) var objects: [Int: Object] = [:]
    /// What names the first page's tree.
    private(set) var root: PDFObject?
    /// How many bytes streams may become, all together.
    private var room = PDFFile.inflatedLimit

    static let byteLimit = 4 << 20
    static let inflatedLimit = 64 << 20
    private static let objectLimit = 50_000

    init(_ bytes: [UInt8]) throws(PDFFault) {
        guard bytes.count <= PDFFile.byteLimit else {
            throw PDFFault(.tooLarge("\(bytes.count) bytes; the limit is \(PDFFile.byteLimit)"))
        }
        guard PDFFile.find("%PDF-", in: bytes, from: 0, to: min(bytes.count, 1024)) != nil else {
            throw PDFFault(.notPDF)
        }
        var lexer = PDFLexer(bytes)
        var before: [PDFObject] = []
        while let value = try lexer.next() {
            switch value {
            case .keyword("obj"):
                if let number = before.dropLast().last?.integer { try read(number, &lexer) }
                before = []
            case .keyword("trailer"):
                if let trailer = try lexer.next() { try read(trailer: trailer) }
            case .keyword: before = []
            default: before = before.suffix(1) + [value]
            }
        }
    }

    private mutating func read(_ number: Int, _ lexer: inout PDFLexer) throws(PDFFault) {
        guard objects.count < PDFFile.objectLimit else {
            throw PDFFault(.tooLarge("more than \(PDFFile.objectLimit) objects"))
        }
        guard let value = try lexer.next(), value != .keyword("endobj") else { return }
        let behind = lexer.place
        var object = Object(value: value)
        switch try lexer.next() {
        case .keyword("stream"):
            object.data = try PDFFile.data(value, &lexer)
        case .keyword("endobj"), nil: break
        default:
            // Two values: a reference alone, `7 0 R`.
            var rest = PDFLexer(lexer.bytes, from: behind)
            _ = try rest.next()
            if try rest.next() == .keyword("R"), let target = value.integer {
                object.value = .reference(target)
                lexer = rest
            } else {
                lexer.place = behind
            }
        }
        objects[number] = object
        let members = value.dictionary ?? [:]
        if members["Type"] == .name("XRef") { try read(trailer: value) }
        if members["Type"] == .name("ObjStm") { try read(inside: object) }
    }

    private mutating func read(trailer: PDFObject) throws(PDFFault) {
        guard let members = trailer.dictionary else { return }
        if let encrypt = members["Encrypt"], encrypt != .null { throw PDFFault(.encrypted) }
        if let root = members["Root"] { self.root = root }
    }

    /// The objects that a stream holds.
    private mutating func read(inside stream: Object) throws(PDFFault) {
        let bytes = try decoded(stream)
        guard let count = self["N", of: stream].integer, let first = self["First", of: stream].integer,
            first >= 0, first <= bytes.count, count >= 0
        else { throw PDFFault(.damaged("a stream of objects has no count")) }
        var head = PDFLexer(Array(bytes[..<first]))
        for _ in 0..<count {
            guard let number = try head.next()?.integer, let offset = try head.next()?.integer, offset >= 0,
                first + offset <= bytes.count
            else { break }
            guard objects.count < PDFFile.objectLimit else {
                throw PDFFault(.tooLarge("more than \(PDFFile.objectLimit) objects"))
            }
            var body = PDFLexer(bytes, from: first + offset)
            if let value = try body.next() { objects[number] = Object(value: value) }
            // Many of them may name one place.
            try take(body.place - first - offset)
        }
    }

    /// The bytes behind `stream`: as many as its length says, if its end stands behind them, else up to that end.
    private static func data(_ value: PDFObject, _ lexer: inout PDFLexer) throws(PDFFault) -> ArraySlice<
        UInt8
    > {
        let bytes = lexer.bytes
        var start = lexer.place
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        if let length = value.dictionary?["Length"]?.integer, length >= 0, start + length <= bytes.count {
            var behind = start + length
            while behind < min(start + length + 16, bytes.count), PDFLexer.isBlank(bytes[behind]) {
                behind += 1
            }
            if bytes[behind...].starts(with: "endstream".utf8) {
                lexer.place = behind + 9
                return bytes[start..<start + length]
            }
        }
        guard let end = find("endstream", in: bytes, from: start, to: bytes.count) else {
            throw PDFFault(.damaged("a stream has no end"))
        }
        lexer.place = end + 9
        return bytes[start..<end]
    }

    private static func find(_ text: StaticString, in bytes: [UInt8], from: Int, to: Int) -> Int? {
        let wanted = Array(text.description.utf8)
        var place = from
        while place + wanted.count <= to, let first = bytes[place..<to].firstIndex(of: wanted[0]) {
            if bytes[first..<to].starts(with: wanted) { return first }
            place = first + 1
        }
        return nil
    }

    // MARK: - Values

    /// What a reference stands for; `null` for one that leads nowhere.
    func resolved(_ value: PDFObject) -> PDFObject {
        var value = value
        for _ in 0..<8 {
            guard case .reference(let number) = value else { return value }
            value = objects[number]?.value ?? .null
        }
        return .null
    }

    subscript(key: String, of object: Object) -> PDFObject {
        resolved(resolved(object.value).dictionary?[key] ?? .null)
    }

    func members(_ value: PDFObject?) -> [String: PDFObject] { resolved(value ?? .null).dictionary ?? [:] }

    /// The number of the stream that a value stands for.
    func stream(_ value: PDFObject?) -> Int? {
        var value = value
        for _ in 0..<8 {
            guard case .reference(let number) = value, let object = objects[number] else { return nil }
            if object.data != nil { return number }
            value = object.value
        }
        return nil
    }

    /// The names of the filters of a stream, the first to be undone first.
    func filters(_ object: Object) -> [String] {
        let value = self["Filter", of: object]
        return (value.array ?? (value == .null ? [] : [value])).map { resolved($0).name ?? "?" }
    }

    // MARK: - Streams

    /// The bytes of a stream that is read here.
    mutating func decoded(_ object: Object) throws(PDFFault) -> [UInt8] {
        guard let data = object.data else { return [] }
        switch filters(object) {
        case []:
            try take(data.count)
            return Array(data)
        case ["FlateDecode"], ["Fl"]:
            let settings = self["DecodeParms", of: object]
            let predictor = members(settings.array?.first ?? settings)["Predictor"].map(resolved)
            guard predictor?.integer ?? 1 == 1 else {
                throw PDFFault(.unsupported("a predictor", why: "no program writes one for what is drawn"))
            }
            return try inflated(data)
        case let names:
            throw PDFFault(
                .unsupported(
                    "the filter \(names.joined(separator: " ").prefix(60))", why: "only FlateDecode is read"))
        }
    }

    mutating func inflated(_ data: ArraySlice<UInt8>) throws(PDFFault) -> [UInt8] {
        guard let bytes = Zlib.decompress(data, limit: room) else {
            throw PDFFault(
                .tooLarge("what is compressed in it becomes more than \(PDFFile.inflatedLimit) bytes"))
        }
        try take(bytes.count)
        return bytes
    }

    private mutating func take(_ count: Int) throws(PDFFault) {
        room -= count
        guard room >= 0 else {
            throw PDFFault(.tooLarge("its streams have more than \(PDFFile.inflatedLimit) bytes"))
        }
    }
}
