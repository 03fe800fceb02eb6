/// What is not drawn of the kinds of things that operators name.
extension PDFWork {
    func checkPattern(_ value: PDFObject?) throws(PDFFault) {
        let pattern = outline.file.members(value)
        guard outline.file.resolved(pattern["PatternType"] ?? .null).integer != 1 else {
            throw PDFFault(.unsupported("a pattern of tiles", why: "how long it takes has no limit"))
        }
        try checkShading(pattern["Shading"])
    }

    func checkShading(_ value: PDFObject?) throws(PDFFault) {
        guard let value, value != .null else { return }
        let shading = outline.file.members(value)
        guard let kind = outline.file.resolved(shading["ShadingType"] ?? .null).integer, 2...3 ~= kind else {
            throw PDFFault(
                .unsupported("a mesh of colours", why: "only linear and radial gradients are"))
        }
        try checkColors(value)
    }

    func checkColors(_ value: PDFObject?) throws(PDFFault) {
        var values = PDFValueCount(outline.file)
        _ = try values.count(value ?? .null, 0)
    }

    /// What a letter of the font costs.
    mutating func amount(ofFont value: PDFObject?) throws(PDFFault) -> Amount {
        guard let value else { return Amount() }
        var font = outline.file.members(value)
        let name = outline.file.resolved(font["BaseFont"] ?? .null).name ?? "?"
        switch outline.file.resolved(font["Subtype"] ?? .null).name {
        case "Type3": return try amount(ofDrawnFont: font)
        case "Type0":
            let encoding = outline.file.resolved(font["Encoding"] ?? .null).name ?? ""
            guard encoding == "Identity-H" || encoding == "Identity-V" else {
                throw PDFFault(.unsupported("letters in a code of their own", why: "only Identity-H is read"))
            }
            font = outline.file.members(
                outline.file.resolved(font["DescendantFonts"] ?? .null).array?.first)
        default: break
        }
        let descriptor = outline.file.members(font["FontDescriptor"])
        let keys = ["FontFile", "FontFile2", "FontFile3"]
        guard let file = keys.compactMap({ outline.file.stream(descriptor[$0]) }).first,
            let object = outline.file.objects[file]
        else {
            throw PDFFault(
                .unsupported(
                    "letters in the font \"\(name.prefix(60))\"",
                    why: "the font is not in the file, and one of the machine would be drawn"))
        }
        guard fonts.insert(file).inserted else { return Amount(shapes: 1) }
        // Where the library cannot read a font, it draws another in silence.
        guard FreeTypeFace.canRead(try outline.file.decoded(object)) else {
            throw PDFFault(.damaged("the font \"\(name.prefix(60))\" in it cannot be read"))
        }
        return Amount(shapes: 1)
    }

    /// That of the letter that costs most, of a font whose letters are drawn by operators.
    private mutating func amount(ofDrawnFont font: [String: PDFObject]) throws(PDFFault) -> Amount {
        let resources = font["Resources"].map { outline.file.members($0) }
        var most = Amount()
        for (_, letter) in outline.file.members(font["CharProcs"]).sorted(by: { $0.key < $1.key }) {
            guard let number = outline.file.stream(letter) else { continue }
            most = most.larger(try amount(ofForm: number, resources: resources))
        }
        return most
    }
}

/// How many values there are to read of a colour space or a function, with those counted as often as they are named.
private struct PDFValueCount {
    let file: PDFFile
    private var known: [Int: Int] = [:]
    private var open: Set<Int> = []
    private static let limit = 20_000
    /// Bytes of a program that makes colours; it may run for each pixel.
    private static let programLimit = 2000

    init(_ file: PDFFile) { self.file = file }

    mutating func count(_ value: PDFObject, _ depth: Int) throws(PDFFault) -> Int {
        guard depth < 100 else { throw PDFFault(.tooLarge("colours inside of colours")) }
        var sum = 1
        switch value {
        case .array(let values):
            for value in values { sum += try count(value, depth + 1) }
        case .dictionary(let members):
            for (_, value) in members { sum += try count(value, depth + 1) }
        case .reference(let number):
            if let known = known[number] { return known }
            guard let object = file.objects[number] else { return 1 }
            guard open.insert(number).inserted else { throw PDFFault(.refersToItself) }
            if file["FunctionType", of: object].integer == 4, (object.data?.count ?? 0) > Self.programLimit {
                throw PDFFault(.tooLarge("a program for colours has more than \(Self.programLimit) bytes"))
            }
            sum += try count(object.value, depth + 1)
            open.remove(number)
            known[number] = sum
        default: break
        }
        guard sum <= Self.limit else {
            throw PDFFault(.tooLarge("colours of more than \(Self.limit) values"))
        }
        return sum
    }
}
