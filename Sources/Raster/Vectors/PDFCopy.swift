import Foundation

/// A new PDF file of what an outline has read: the page, and what it names.
///
/// The library that draws sees nothing else of the file: no other object under the same number, no link, no script, no
/// compressed stream that was not undone here within its limit.
struct PDFCopy {
    private var outline: PDFOutline
    private var numbers: [Int: Int] = [:]
    private var waiting: [Int] = []
    private var bytes: [UInt8] = Array("%PDF-1.7\n".utf8)
    private var places: [Int] = []

    /// What draws nothing, and leads to all of the file.
    private static let left: Set<String> = [
        "Parent", "StructParent", "StructParents", "Metadata", "PieceInfo", "ToUnicode", "AF", "OPI",
        "Alternates", "Thumb", "Ref", "VE", "LastModified", "Annots", "AA", "A",
    ]

    static func file(of outline: PDFOutline) throws(PDFFault) -> [UInt8] {
        var copy = PDFCopy(outline: outline)
        return try copy.file()
    }

    private init(outline: PDFOutline) { self.outline = outline }

    private mutating func file() throws(PDFFault) -> [UInt8] {
        let box = [outline.box.minX, outline.box.minY, outline.box.maxX, outline.box.maxY]
        var root = ["Type": PDFObject.name("Catalog"), "Pages": .reference(-2)]
        // Which layers are hidden.
        root["OCProperties"] = outline.file.members(outline.file.root)["OCProperties"]
        let pages = ["Type": PDFObject.name("Pages"), "Kids": .array([.reference(-3)]), "Count": number(1)]
        let page = [
            "Type": PDFObject.name("Page"), "Parent": .reference(-2), "Contents": .reference(-4),
            "MediaBox": .array(box.map { number(Double($0)) }), "Rotate": number(Double(outline.rotation)),
            "Resources": cleaned(outline.resources),
        ]
        // Numbers below nothing are the new file's own.
        for number in 1...4 { numbers[-number] = number }
        places = Array(repeating: 0, count: 4)
        write(1, .dictionary(root.mapValues(cleaned)))
        write(2, .dictionary(pages))
        write(3, .dictionary(page))
        write(4, .dictionary([:]), outline.content)
        while let number = waiting.popLast() { try copy(number) }
        let start = bytes.count
        bytes += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8
        for place in places {
            let digits = String(place)
            bytes += (String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n").utf8
        }
        bytes += "trailer\n<</Root 1 0 R/Size \(places.count + 1)>>\nstartxref\n\(start)\n%%EOF\n".utf8
        return bytes
    }

    private func number(_ value: Double) -> PDFObject { .number(value, PDFCopy.text(value)) }

    /// Without an exponent.
    private static func text(_ value: Double) -> String {
        if value == value.rounded() { return String(Int(value)) }
        let millionths = Int((value * 1e6).rounded())
        let digits = String(abs(millionths) % 1_000_000)
        return (millionths < 0 ? "-" : "") + "\(abs(millionths) / 1_000_000)."
            + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private mutating func copy(_ number: Int) throws(PDFFault) {
        guard let place = numbers[number], let object = outline.file.objects[number] else { return }
        guard let data = object.data else { return write(place, cleaned(object.value)) }
        var members = object.value.dictionary ?? [:]
        if let content = outline.contents[number] {
            members["Filter"] = nil
            members["DecodeParms"] = nil
            if members["Resources"] == nil { members["Resources"] = outline.resources }
            return write(place, cleaned(.dictionary(members)), content)
        }
        let kind = outline.file["Subtype", of: object].name
        guard kind != "Form", members["PatternType"] == nil, members["Type"] != .name("ObjStm") else {
            // No operator that was read draws it.
            return write(place, .null)
        }
        switch outline.file.filters(object) {
        case [], ["DCTDecode"]: break
        case ["FlateDecode"], ["FlateDecode", "DCTDecode"]: _ = try outline.file.inflated(data)
        case let filters:
            throw PDFFault(
                .unsupported(
                    "the filter \(filters.joined(separator: " ").prefix(60))",
                    why: "only FlateDecode and DCTDecode are read"))
        }
        write(place, cleaned(.dictionary(members)), Array(data))
    }

    /// Without what draws nothing; what it refers to is copied, too.
    private func cleaned(_ value: PDFObject) -> PDFObject {
        switch value {
        case .array(let values): .array(values.map(cleaned))
        case .dictionary(let members):
            .dictionary(members.filter { !PDFCopy.left.contains($0.key) }.mapValues(cleaned))
        default: value
        }
    }

    private mutating func write(_ place: Int, _ value: PDFObject, _ data: [UInt8]? = nil) {
        places[place - 1] = bytes.count
        bytes += "\(place) 0 obj\n".utf8
        var value = value
        if let data, case .dictionary(var members) = value {
            members["Length"] = number(Double(data.count))
            value = .dictionary(members)
        }
        var (numbers, waiting, count) = (self.numbers, self.waiting, places.count)
        value.write(to: &bytes) { old in
            if let known = numbers[old] { return known }
            guard outline.file.objects[old] != nil else { return nil }
            count += 1
            numbers[old] = count
            waiting.append(old)
            return count
        }
        (self.numbers, self.waiting) = (numbers, waiting)
        places += Array(repeating: 0, count: count - places.count)
        if let data {
            bytes += "\nstream\n".utf8
            bytes += data
            bytes += "\nendstream".utf8
        }
        bytes += "\nendobj\n".utf8
    }
}
