import Foundation

/// The first page of a PDF file: what is drawn of it, and how much there is to draw.
///
/// What takes fonts of the machine, is made to take forever, or is of a kind that no icon has is found here. Whatever is
/// drawn was read here first: the library gets a new file with these parts alone (`PDFCopy`).
struct PDFOutline {
    var file: PDFFile
    /// The size of the crop box, turned as the page is.
    private(set) var size = CGSize.zero
    private(set) var box = CGRect.zero
    /// A multiple of 90 degrees, clockwise.
    private(set) var rotation = 0
    private(set) var resources: PDFObject = .dictionary([:])
    private(set) var content: [UInt8] = []
    /// What is drawn of streams, such as forms, by the number of the stream.
    var contents: [Int: [UInt8]] = [:]
    /// In shapes; what is drawn again and again counts as often.
    private(set) var work = 0.0

    private static let depthLimit = 50

    init(_ bytes: [UInt8]) throws(PDFFault) {
        file = try PDFFile(bytes)
        let page = try page()
        for part in streams(page["Contents"]) {
            guard let object = file.objects[part] else { continue }
            content += try file.decoded(object) + [10]
        }
        var reader = PDFWork(self)
        work = try reader.amount()
        contents = reader.outline.contents
        file = reader.outline.file
    }

    /// The first page with what it inherits.
    private mutating func page() throws(PDFFault) -> [String: PDFObject] {
        var node = file.members(file.members(file.root)["Pages"])
        var inherited: [String: PDFObject] = [:]
        for _ in 0..<PDFOutline.depthLimit {
            for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
                if let value = node[key] { inherited[key] = value }
            }
            guard let kids = file.resolved(node["Kids"] ?? .null).array else { break }
            let children = kids.map { file.members($0) }
            guard let first = children.first(where: { !$0.isEmpty && !isEmptyTree($0) }) else {
                throw PDFFault(.noPage)
            }
            node = first
        }
        guard !node.isEmpty, node["Kids"] == nil else { throw PDFFault(.noPage) }
        try setBox(inherited)
        resources = inherited["Resources"] ?? .dictionary([:])
        return node
    }

    private func isEmptyTree(_ node: [String: PDFObject]) -> Bool {
        file.resolved(node["Kids"] ?? .null).array?.isEmpty ?? false
    }

    private mutating func setBox(_ page: [String: PDFObject]) throws(PDFFault) {
        func box(_ key: String) -> CGRect? {
            let numbers = (file.resolved(page[key] ?? .null).array ?? []).compactMap {
                file.resolved($0).number
            }
            guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }) else { return nil }
            return CGRect(
                x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
                width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
        }
        guard let media = box("MediaBox") else { throw PDFFault(.noSize) }
        self.box = box("CropBox").map(media.intersection) ?? media
        guard self.box.width > 0, self.box.height > 0, !self.box.isNull else { throw PDFFault(.noSize) }
        let turns = file.resolved(page["Rotate"] ?? .null).integer ?? 0
        guard turns % 90 == 0 else { throw PDFFault(.damaged("its page is turned by \(turns) degrees")) }
        rotation = (turns % 360 + 360) % 360
        size =
            rotation % 180 == 0
            ? self.box.size : CGSize(width: self.box.height, height: self.box.width)
    }

    /// A stream, or several that are drawn as one.
    private func streams(_ value: PDFObject?) -> [Int] {
        if let stream = file.stream(value) { return [stream] }
        return (file.resolved(value ?? .null).array ?? []).compactMap { file.stream($0) }
    }
}
