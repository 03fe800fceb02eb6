extension Classification {
    /// The headline in words, without counts, so that tiles which changed alike read alike; a
    /// recolouring is told even where it can hardly be seen, and one that is most of the change with its share.
    package var text: String {
        let recolor = facts.dropFirst().first {
            switch $0 {
            case .recolor, .dominantRecolor: true
            default: false
            }
        }
        let hidden = facts.dropFirst().first {
            if case .alsoUnderAlphaZero = $0 { true } else { false }
        }
        // Of pictures of two sizes all lines together are the explanation; of one size, each alone.
        let isSize = facts.contains { if case .sizeChange = $0 { true } else { false } }
        let lines = isSize ? facts.dropFirst().filter(\.isLines) : []
        return ([facts[0]] + lines + [recolor, hidden].compactMap { $0 }).map(\.text)
            .joined(separator: ", ")
    }
}

extension Classification.Fact {
    fileprivate var text: String {
        switch self {
        case .identicalBytes: "identical files"
        case .equalPixels: "equal pixels"
        case .onlyUnderAlphaZero: "only colours under alpha 0"
        case .alsoUnderAlphaZero: "and colours under alpha 0"
        case .belowJustNoticeable: "below the just noticeable"
        case .antialiasingOnly(_, let levels, let step):
            "edges differ by at most \(levels) of 255, none moved by more than \(hundredths(step)) pixel"
        case .translation(let dx, let dy): "moved by (\(dx), \(dy))"
        case .insertedRows(let row, let count): "\(counted(count, "row")) inserted at \(row)"
        case .removedRows(let row, let count): "\(counted(count, "row")) removed at \(row)"
        case .insertedColumns(let column, let count): "\(counted(count, "column")) inserted at \(column)"
        case .removedColumns(let column, let count): "\(counted(count, "column")) removed at \(column)"
        case .recolor(let from, let to, _): "recolour \(from) → \(to)"
        case .dominantRecolor(let from, let to, let pixels, let total):
            "\(pixels * 100 / total) % of it recolour \(from) → \(to)"
        case .sizeChange(let width, let height, let newWidth, let newHeight):
            "size \(width)×\(height) → \(newWidth)×\(newHeight)"
        case .content: "content"
        }
    }

    fileprivate var isLines: Bool {
        switch self {
        case .insertedRows, .removedRows, .insertedColumns, .removedColumns: true
        default: false
        }
    }
}

/// Rounded up to hundredths: `0.08`.
private func hundredths(_ value: Double) -> String {
    let number = Int((value * 100).rounded(.up))
    return "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
}
