import Pixels

/// Reads what a page draws, operator by operator, and with that the forms, fonts and pictures that it names.
struct PDFWork {
    var outline: PDFOutline
    private var known: [Int: Amount] = [:]
    /// What the operators of forms name that do not say it themselves, as it was first.
    private var others: [Int: [String: PDFObject]] = [:]
    private var open: Set<Int> = []
    private var pictures: Set<Int> = []
    /// Font files that were looked at.
    var fonts: Set<Int> = []
    private var pixels = 0
    private let pageResources: [String: PDFObject]
    /// The length of the shortest dashes, with the gap behind them; `nil` where no line has any.
    private var dashes: Double?

    struct Amount {
        var shapes = 0.0
        /// How long all lines are together, in the units of their own places.
        var lines = 0.0

        static func += (sum: inout Amount, other: Amount) {
            sum.shapes += other.shapes
            sum.lines += other.lines
        }

        func larger(_ other: Amount) -> Amount {
            Amount(shapes: max(shapes, other.shapes), lines: max(lines, other.lines))
        }
    }

    /// Of a page, in shapes.
    static let limit = 200_000.0
    /// Dashes of a page: each is an outline in memory.
    private static let dashLimit = 4e6
    private static let depthLimit = 30

    init(_ outline: PDFOutline) {
        self.outline = outline
        pageResources = outline.file.members(outline.resources)
    }

    /// What of the resources an operator names.
    private func resource(_ kind: String, _ name: String?, _ resources: [String: PDFObject]) -> PDFObject? {
        outline.file.members(resources[kind])[name ?? ""]
    }

    /// Of the page, in shapes.
    mutating func amount() throws(PDFFault) -> Double {
        let amount = try amount(of: outline.content, resources: pageResources)
        if let dashes, amount.lines / dashes > PDFWork.dashLimit {
            throw PDFFault(.unsupported("very many dashes", why: "they take too much memory"))
        }
        return amount.shapes
    }

    private mutating func amount(
        of content: [UInt8], resources: [String: PDFObject]
    ) throws(PDFFault) -> Amount {
        for (_, space) in outline.file.members(resources["ColorSpace"]).sorted(by: { $0.key < $1.key }) {
            try checkColors(space)
        }
        var lexer = PDFLexer(content)
        var operands: [PDFObject] = []
        var sum = Amount()
        var path = PDFPathLength()
        // What a letter costs of the fonts that were named so far.
        var letter: Amount?
        while let value = try lexer.next() {
            guard case .keyword(let word) = value else {
                // No operator has more; what stands before them has no effect.
                if operands.count < 64 { operands.append(value) }
                continue
            }
            sum.lines += path.hear(word, operands)
            sum.shapes += 0.05
            switch word {
            case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "W", "W*": sum.shapes += 1
            case "d": hear(dashes: operands.first)
            case "Tj", "TJ", "'", "\"":
                guard let letter else {
                    throw PDFFault(.unsupported("letters without a font", why: "nobody can read them"))
                }
                let count = operands.reduce(1) { $0 + PDFWork.letters($1) }
                sum += Amount(shapes: count * letter.shapes, lines: count * letter.lines)
            case "Tf":
                let font = try amount(ofFont: resource("Font", operands.first?.name, resources))
                letter = letter.map { $0.larger(font) } ?? font
            case "Do": sum += try amount(ofObject: resource("XObject", operands.last?.name, resources))
            case "sh":
                sum.shapes += 5
                try checkShading(resource("Shading", operands.last?.name, resources))
            case "scn", "SCN":
                if let name = operands.last?.name { try checkPattern(resource("Pattern", name, resources)) }
            case "gs": sum += try amount(ofState: resource("ExtGState", operands.last?.name, resources))
            case "BI":
                throw PDFFault(
                    .unsupported("a picture among its operators", why: "it hides what stands behind it"))
            default: break
            }
            guard sum.shapes <= PDFWork.limit else {
                throw PDFFault(.tooLarge("its parts are drawn more than \(Int(PDFWork.limit)) times"))
            }
            operands = []
        }
        return sum
    }

    private static func letters(_ value: PDFObject) -> Double {
        switch value {
        case .string(let string): Double(string.count)
        case .array(let values): values.reduce(0) { $0 + letters($1) }
        default: 0
        }
    }

    private mutating func hear(dashes value: PDFObject?) {
        let lengths = outline.file.resolved(value ?? .null).array ?? []
        guard !lengths.isEmpty else { return }
        let sum = lengths.compactMap(\.number).reduce(0) { $0 + abs($1) }
        dashes = min(dashes ?? sum, max(sum, 1e-6))
    }

    // MARK: - What operators name

    private mutating func amount(ofObject value: PDFObject?) throws(PDFFault) -> Amount {
        guard let number = outline.file.stream(value), let object = outline.file.objects[number] else {
            return Amount()
        }
        switch outline.file["Subtype", of: object].name {
        case "Form": return try amount(ofForm: number)
        case "Image": return try Amount(shapes: amount(ofPicture: number, object))
        default: return Amount()
        }
    }

    /// - Parameter resources: what its operators name, where the form itself does not say it.
    mutating func amount(
        ofForm number: Int, resources: [String: PDFObject]? = nil
    ) throws(PDFFault) -> Amount {
        let resources = resources ?? pageResources
        guard others[number] == nil || others[number] == resources else {
            throw PDFFault(.unsupported("a letter of several fonts", why: "no drawing program writes one"))
        }
        others[number] = resources
        if let amount = known[number] { return amount }
        guard let object = outline.file.objects[number] else { return Amount() }
        guard open.insert(number).inserted else { throw PDFFault(.refersToItself) }
        defer { open.remove(number) }
        guard open.count <= PDFWork.depthLimit else {
            throw PDFFault(.tooLarge("forms inside of forms, deeper than \(PDFWork.depthLimit)"))
        }
        let content = try outline.file.decoded(object)
        outline.contents[number] = content
        let own = outline.file.members(object.value)["Resources"].map { outline.file.members($0) }
        let group = outline.file["Group", of: object]
        try checkColors(outline.file.members(group)["CS"])
        // A group is drawn on a layer of its own.
        var amount = Amount(shapes: group == .null ? 4 : 34)
        amount += try self.amount(of: content, resources: own ?? resources)
        known[number] = amount
        return amount
    }

    private mutating func amount(ofState value: PDFObject?) throws(PDFFault) -> Amount {
        let state = outline.file.members(value)
        if outline.file.resolved(state["Font"] ?? .null) != .null {
            throw PDFFault(.unsupported("a font in its graphics state", why: "no drawing program writes one"))
        }
        for key in ["TR", "TR2", "BG", "UCR", "HT"] { try checkColors(state[key]) }
        hear(dashes: outline.file.resolved(state["D"] ?? .null).array?.first)
        let mask = outline.file.members(state["SMask"])
        guard let group = outline.file.stream(mask["G"]) else { return Amount() }
        try checkColors(mask["TR"])
        return try amount(ofForm: group)
    }

    private mutating func amount(
        ofPicture number: Int, _ object: PDFFile.Object
    ) throws(PDFFault) -> Double {
        let file = outline.file
        let width = file["Width", of: object].integer ?? 0
        let height = file["Height", of: object].integer ?? 0
        guard 0...8192 ~= width, 0...8192 ~= height else {
            throw PDFFault(.tooLarge("a picture of \(width) × \(height) pixels; the limit is 8192 a side"))
        }
        // Each time that it is drawn, all of it is gone over.
        let amount = 2 + Double(width * height) / 5000
        guard pictures.insert(number).inserted else { return amount }
        pixels += width * height
        guard pixels <= 16 << 20 else {
            throw PDFFault(.tooLarge("its pictures have more than \(16 << 20) pixels"))
        }
        try checkColors(file.members(object.value)["ColorSpace"])
        try checkPhotograph(object, width: width, height: height)
        var masks = 0.0
        for key in ["SMask", "Mask"] {
            guard let mask = file.stream(file.members(object.value)[key]), let object = file.objects[mask]
            else {
                continue
            }
            guard open.insert(mask).inserted else { throw PDFFault(.refersToItself) }
            defer { open.remove(mask) }
            masks += try self.amount(ofPicture: mask, object)
        }
        return amount + masks
    }

    /// A JPEG file says itself how many pixels it has, and how often they are gone over.
    private mutating func checkPhotograph(
        _ object: PDFFile.Object, width: Int, height: Int
    ) throws(PDFFault) {
        guard let data = object.data, outline.file.filters(object).last == "DCTDecode" else { return }
        let bytes =
            outline.file.filters(object).first == "DCTDecode" ? Array(data) : try outline.file.inflated(data)
        let markers = unsafe bytes.withUnsafeBytes { unsafe JPEGMarkers($0) }
        guard markers.width == width, markers.height == height else {
            throw PDFFault(.damaged("a picture has another size than its JPEG file"))
        }
        guard markers.scans <= 100 else { throw PDFFault(.tooLarge("a JPEG file with more than 100 scans")) }
    }
}
