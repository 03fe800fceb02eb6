import Drawing

/// Names that are part of what was drawn and do not show: several symbols share an icon, and unknown images a square.
struct DrawnNames {
    private struct Symbol: Hashable {
        let glyphs: [UInt32]
        /// `nil` where the list was recorded without it.
        let name: String?
    }

    private var symbols: [Symbol] = []
    private let missingImages: [String]

    init(_ list: DisplayList) {
        missingImages = list.missingImages
        list.walk { item in
            if case .glyphs(let run) = item, run.face.isOfSymbols {
                let name = run.text.isIcon ? nil : run.text
                symbols.append(Symbol(glyphs: run.glyphs.map(\.id), name: name))
            }
            return .into
        }
    }

    /// What has another name in `new` and is drawn as before, one sentence each, in the order of drawing.
    func renamed(in new: DrawnNames) -> [String] {
        let icons = pairs(symbols, new.symbols) { $0.glyphs == $1.glyphs }.compactMap { old, new in
            sentence("symbol", old.name, new.name, drawn: "as the same icon")
        }
        let squares = pairs(missingImages, new.missingImages) { _, _ in true }.compactMap { old, new in
            sentence("image", old, new, drawn: "as a square")
        }
        var seen: Set<String> = []
        return (icons + squares).filter { seen.insert($0).inserted }
    }

    private func sentence(_ kind: String, _ old: String?, _ new: String?, drawn how: String) -> String? {
        guard let old, let new, old != new else { return nil }
        return "\(kind) \(old) → \(new), both drawn \(how)"
    }

    /// Each with the one that is drawn in its place: of equally many that look alike in turn, else those that went and
    /// came between others that stayed.
    private func pairs<Value: Hashable>(
        _ old: [Value], _ new: [Value], looksLike: (Value, Value) -> Bool
    ) -> [(Value, Value)] {
        if old.count == new.count, zip(old, new).allSatisfy(looksLike) { return Array(zip(old, new)) }
        var went: [Value] = []
        var came: [Value] = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(_, let value, _): went.append(value)
            case .insert(_, let value, _): came.append(value)
            }
        }
        // A difference names what went from the last to the first.
        return went.reversed().compactMap { old in
            guard let place = came.firstIndex(where: { looksLike(old, $0) }) else { return nil }
            return (old, came.remove(at: place))
        }
    }
}

extension String {
    /// Whether it is an icon's own character, from the private use area.
    fileprivate var isIcon: Bool {
        unicodeScalars.count == 1 && unicodeScalars.first?.properties.generalCategory == .privateUse
    }
}

extension TileEvidence {
    /// What has another name than in the golden and looks the same.
    ///
    /// Names are in the list, so nothing is looked at where that is the golden's.
    func renamed(since record: GoldenRecord) throws -> [String] {
        guard record.listDigest != listDigest, let before = try? record.details().list else { return [] }
        return DrawnNames(before).renamed(in: DrawnNames(try list()))
    }
}
