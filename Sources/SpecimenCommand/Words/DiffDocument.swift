import Drawing
internal import Golden

/// What `diff --json` says of two pictures, or of one name in two folders.
struct DiffDocument: Encodable {
    var name: String?
    /// `missing`, `skipped` or `unreadable` where nothing was compared.
    var status: String?
    var comparison: Comparison?
    /// In words, such as `recolour #007AFF → #0A84FF`, as facts and as boxes.
    var kind: Classification?
    var error: String?
    /// What is odd about files that were compared all the same.
    var warnings: [String] = []

    init(_ found: FileComparer.PairResult, warnings: [String] = []) {
        comparison = found.comparison
        kind = found.kind
        self.warnings = warnings + found.warnings
    }

    /// Of two files that could not be compared.
    init(unreadable error: String) {
        status = "unreadable"
        self.error = error
    }

    init(_ pair: FolderDiff.Pair) {
        name = pair.name
        switch pair.outcome {
        case .compared(let found):
            (comparison, kind, warnings) = (found.comparison, found.kind, found.warnings)
        case .missing(let reason): (status, error) = ("missing", reason)
        case .skipped(let reason): (status, error) = ("skipped", reason)
        case .refused(let reason): (status, error) = ("unreadable", reason)
        }
    }

    private enum Key: String, CodingKey {
        case name, status, error, warnings, threshold, unit, differing, underAlphaZero, kind, facts, boxes
    }

    func encode(to encoder: any Encoder) throws {
        try comparison?.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(status, forKey: .status)
        try container.encodeIfPresent(error, forKey: .error)
        if !warnings.isEmpty { try container.encode(warnings, forKey: .warnings) }
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
