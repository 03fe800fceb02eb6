import Foundation

/// How a picture grows: its ends keep their pixels, and what is between them is stretched or repeated.
package struct ImageSlicing: Equatable, Sendable {
    /// Pixels of the file that are kept at an end, and how many of those between are used; the others are left out.
    package struct Side: Equatable, Sendable {
        package var first = 0
        package var last = 0
        package var center: Int?
    }
    package var columns = Side()
    package var rows = Side()
    package var isTiled = false

    /// The same of a picture that has more pixels a point than the set counts.
    func scaled(by factor: CGFloat) -> ImageSlicing {
        guard factor != 1 else { return self }
        func scaled(_ count: Int) -> Int { Int((CGFloat(count) * factor).rounded()) }
        func scaled(_ side: Side) -> Side {
            Side(first: scaled(side.first), last: scaled(side.last), center: side.center.map(scaled))
        }
        return ImageSlicing(columns: scaled(columns), rows: scaled(rows), isTiled: isTiled)
    }
}

/// What the `Contents.json` of an image set says.
struct ImageSetFile: Sendable {
    struct Item: Sendable {
        var file: String
        var slicing: ImageSlicing?
    }

    var slots: [AssetSlot] = []
    var items: [Item] = []
    var isTemplate = false
    /// Whether a drawing is drawn anew where it is shown larger.
    var preservesVector = false
    /// What has no effect, as sentences.
    var notes: [String] = []

    private static let keys = AssetSlot.keys.union([
        "filename", "unassigned", "compression-type", "color-space", "alignment-insets", "resizing",
    ])
    private static let properties = AssetProperty.all.merging([
        "template-rendering-intent": .words(["template", "original", "default"]),
        "preserves-vector-representation": .bool, "auto-scaling": .words(["auto"]),
        "compression-type": AssetProperty.compression,
    ]) { $1 }

    /// A set without a file.
    init() {}

    /// Another file for the same place has no effect.
    mutating func add(_ file: String, for slot: AssetSlot) {
        guard !slots.contains(slot) else { return }
        slots.append(slot)
        items.append(Item(file: file))
    }

    init(_ file: AssetPart) throws(AssetFault) {
        notes = try file.notes(knowing: ["images", "info", "properties"])
        notes += try file.head(properties: ImageSetFile.properties)
        let properties = try file.member("properties")
        isTemplate = try properties?.string("template-rendering-intent") == "template"
        preservesVector = try properties?.bool("preserves-vector-representation") ?? false
        var parts: [(slot: AssetSlot, part: AssetPart)] = []
        for item in try file.required("images").array() {
            notes += try item.notes(knowing: ImageSetFile.keys)
            let slot = try AssetSlot(item, &notes)
            // A slot that nobody has filled, and a file without a slot.
            guard let name = try item.member("filename"), try item.bool("unassigned") != true else {
                continue
            }
            let path = try name.fileName()
            _ = try item.word("color-space", ["srgb", "display-p3", "gray-gamma-22"])
            _ = try item.word(
                "compression-type",
                ["automatic", "lossless", "lossy", "gpu-optimized-best", "gpu-optimized-smallest"])
            if let insets = try item.member("alignment-insets") {
                notes += try insets.notes(knowing: ["top", "left", "bottom", "right"])
                for edge in ["top", "left", "bottom", "right"] { _ = try insets.member(edge)?.number() }
                notes.append("\(item.place).alignment-insets is ignored; the whole picture is aligned")
            }
            parts.append((slot, item))
            slots.append(slot)
            items.append(Item(file: path, slicing: try ImageSlicing(item.member("resizing"), &notes)))
        }
        try AssetSlot.checkRepeats(parts)
    }
}

extension ImageSlicing {
    /// - Parameter notes: gets what has no effect.
    init?(_ part: AssetPart?, _ notes: inout [String]) throws(AssetFault) {
        guard let part else { return nil }
        notes += try part.notes(knowing: ["mode", "cap-insets", "capInsets", "center"])
        let mode = try part.required("mode").word(["9-part", "3-part-horizontal", "3-part-vertical"])
        // Older files write `capInsets`.
        let older = try part.member("capInsets")
        let caps = if let older { older } else { try part.required("cap-insets") }
        let center = try part.required("center")
        notes += try caps.notes(knowing: ["top", "left", "bottom", "right"])
        notes += try center.notes(knowing: ["mode", "width", "height"])
        isTiled = try center.required("mode").word(["tile", "stretch", "fill"]) == "tile"
        if mode != "3-part-vertical" {
            columns = try Side(first: caps, "left", last: "right", center: center, "width")
        }
        if mode != "3-part-horizontal" {
            rows = try Side(first: caps, "top", last: "bottom", center: center, "height")
        }
    }
}

extension ImageSlicing.Side {
    fileprivate init(
        first caps: AssetPart, _ first: String, last: String, center: AssetPart, _ length: String
    ) throws(AssetFault) {
        func pixels(_ part: AssetPart?, from least: Double) throws(AssetFault) -> Int? {
            guard let part else { return nil }
            let number = try part.number()
            guard least...16384 ~= number, number == number.rounded() else {
                throw part.fault("is \(number); write whole pixels, \(Int(least)) or more")
            }
            return Int(number)
        }
        self.first = try pixels(caps.member(first), from: 0) ?? 0
        self.last = try pixels(caps.member(last), from: 0) ?? 0
        self.center = try pixels(center.member(length), from: 1)
    }
}
