internal import Golden

/// What `diff --json` says of two pictures, or of one name in two folders.
struct DiffDocument: Encodable {
    var name: String?
    /// `missing` or `unreadable` where there is nothing to compare.
    var status: String?
    var comparison: Comparison?
    /// In words, such as `recolour #007AFF → #0A84FF`, as facts and as boxes.
    var kind: Classification?
    var error: String?

    init(_ comparison: Comparison, kind: Classification?) {
        self.comparison = comparison
        self.kind = kind
    }

    /// Of two files that could not be compared.
    init(unreadable error: String) {
        status = "unreadable"
        self.error = error
    }

    init(_ pair: FolderDiff.Pair) {
        name = pair.name
        kind = pair.kind
        switch pair.result {
        case .success(let found): comparison = found
        case .failure(let problem):
            status = pair.missing == nil ? "unreadable" : "missing"
            error = "\(problem)"
        }
    }

    private enum Key: String, CodingKey {
        case name, status, error, threshold, unit, differing, underAlphaZero, kind, facts, boxes
    }

    func encode(to encoder: any Encoder) throws {
        try comparison?.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(status, forKey: .status)
        try container.encodeIfPresent(error, forKey: .error)
        if let comparison {
            try container.encode(comparison.threshold, forKey: .threshold)
            try container.encodeIfPresent(comparison.mode.unit, forKey: .unit)
            try container.encode(comparison.differing, forKey: .differing)
            try container.encode(comparison.hidden, forKey: .underAlphaZero)
        }
        if let kind {
            try container.encode(kind.text, forKey: .kind)
            try container.encode(kind.facts, forKey: .facts)
            try container.encode(kind.boxes, forKey: .boxes)
        }
    }
}
