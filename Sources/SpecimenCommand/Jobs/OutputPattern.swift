internal import Catalog
internal import Streams
internal import ViewCore

/// How outputs are named after their jobs: `{id}/{state}-{scheme}@{scale}.png`.
struct OutputPattern: Sendable {
    private enum Part: Sendable {
        case text(String)
        case field(String)
    }
    private var parts: [Part] = []

    /// What stands in braces beside axes.
    static let fields = ["id", "tile", "label", "width", "job"]

    /// Whether a text is more than a name. Two braces of one kind stand for one.
    static func isPattern(_ text: String) -> Bool { text.utf8.contains { $0 == open || $0 == close } }

    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")

    init(_ text: String) throws(JobError) {
        var plain: [UInt8] = []
        var rest = Array(text.utf8)[...]
        func literal() -> Part { .text(String(decoding: plain, as: UTF8.self)) }
        while let byte = rest.popFirst() {
            if byte == OutputPattern.open || byte == OutputPattern.close, rest.first == byte {
                rest.removeFirst()
                plain.append(byte)
            } else if byte == OutputPattern.open {
                guard let end = rest.firstIndex(of: OutputPattern.close) else {
                    throw JobError(
                        "the brace in '\(shown(text))' is not closed; {{ stands for a brace", at: ["output"])
                }
                parts.append(literal())
                plain = []
                parts.append(.field(String(decoding: rest[..<end], as: UTF8.self)))
                rest = rest[(end + 1)...]
            } else if byte == OutputPattern.close {
                throw JobError(
                    "a brace is closed in '\(shown(text))' that was not opened; }} stands for a brace",
                    at: ["output"])
            } else {
                plain.append(byte)
            }
        }
        parts.append(literal())
    }

    /// The name of the file of a job. What fields say is encoded as in ids, so that none of it leads anywhere.
    func output(of tile: Tile, job: Int) throws(JobError) -> String {
        var name = ""
        for part in parts {
            switch part {
            case .text(let text): name += text
            case .field(let field): name += try OutputPattern.value(of: field, tile, job)
            }
        }
        return name
    }

    private static func value(of field: String, _ tile: Tile, _ job: Int) throws(JobError) -> String {
        switch field {
        case "id": return tile.specimen.id
        case "tile": return tile.point.name
        case "label": return tile.label.map(text) ?? "default"
        case "width": return text(shortNumber(tile.specimen.width))
        case "job": return "\(job)"
        default:
            let axes = tile.specimen.axes.list
            guard let place = axes.firstIndex(where: { $0.id == field }) else {
                let names = fields + axes.map(\.id)
                throw JobError(
                    "the output has no '{\(shown(field))}'\(NearNames.question(about: field, among: names)); there are "
                        + names.joined(separator: ", "), at: ["output"])
            }
            let name = text(tile.point.values[place].name)
            if case .last(_, let suffix) = axes[place].definition.spelling { return name + suffix }
            return name
        }
    }

    /// A name of its own, also where nothing is written.
    private static func text(_ text: String) -> String { text.isEmpty ? "_" : IDSpelling.part(text) }
}
