/// A fact as an object: `{"type":"translation","dx":1,"dy":0}`.
///
/// The words of `type` and the fields are for other programs, and stay what they are.
extension Classification.Fact: Encodable {
    private enum Key: String, CodingKey {
        case type, pixels, maxDifference, levels, step, dx, dy, at, count, from, to, fromName, toName, share
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(type, forKey: .type)
        switch self {
        case .identicalBytes, .equalPixels: break
        case .onlyUnderAlphaZero(let pixels), .alsoUnderAlphaZero(let pixels),
            .content(let pixels):
            try container.encode(pixels, forKey: .pixels)
        case .antialiasingOnly(let pixels, let levels, let step):
            try container.encode(pixels, forKey: .pixels)
            try container.encode(levels, forKey: .levels)
            try container.encode(step, forKey: .step)
        case .belowJustNoticeable(let pixels, let maxDifference):
            try container.encode(pixels, forKey: .pixels)
            try container.encode(maxDifference, forKey: .maxDifference)
        case .translation(let dx, let dy):
            try container.encode(dx, forKey: .dx)
            try container.encode(dy, forKey: .dy)
        case .insertedRows(let place, let count), .removedRows(let place, let count),
            .insertedColumns(let place, let count), .removedColumns(let place, let count):
            try container.encode(place, forKey: .at)
            try container.encode(count, forKey: .count)
        case .recolor(let from, let to, let pixels):
            try container.encode(from.hex, forKey: .from)
            try container.encode(to.hex, forKey: .to)
            try container.encodeIfPresent(from.name, forKey: .fromName)
            try container.encodeIfPresent(to.name, forKey: .toName)
            try container.encode(pixels, forKey: .pixels)
        case .dominantRecolor(let from, let to, let pixels, let total):
            try container.encode(from.hex, forKey: .from)
            try container.encode(to.hex, forKey: .to)
            try container.encodeIfPresent(from.name, forKey: .fromName)
            try container.encodeIfPresent(to.name, forKey: .toName)
            try container.encode(pixels, forKey: .pixels)
            try container.encode(Double(pixels) / Double(total), forKey: .share)
        case .sizeChange(let fromWidth, let fromHeight, let toWidth, let toHeight):
            try container.encode([fromWidth, fromHeight], forKey: .from)
            try container.encode([toWidth, toHeight], forKey: .to)
        }
    }

    private var type: String {
        switch self {
        case .identicalBytes: "identicalBytes"
        case .equalPixels: "equalPixels"
        case .onlyUnderAlphaZero: "onlyUnderAlphaZero"
        case .alsoUnderAlphaZero: "alsoUnderAlphaZero"
        case .belowJustNoticeable: "belowJustNoticeable"
        case .antialiasingOnly: "antialiasingOnly"
        case .translation: "translation"
        case .insertedRows: "rowsInserted"
        case .removedRows: "rowsRemoved"
        case .insertedColumns: "columnsInserted"
        case .removedColumns: "columnsRemoved"
        case .recolor: "recolour"
        case .dominantRecolor: "dominantRecolour"
        case .sizeChange: "size"
        case .content: "content"
        }
    }
}
