internal import Golden
internal import Pixels

/// The pictures of two folders, compared in pairs of the same name.
public struct FolderDiff {
    /// What became of one name.
    public struct Pair {
        /// Below both folders.
        public let name: String
        let result: Result<Comparison, any Error>
        /// The folder that lacks the picture.
        let missing: String?

        /// Whether both folders have the picture, and the two pass for the same.
        public var passes: Bool {
            if missing == nil, case .success(let comparison) = result { comparison.passes } else { false }
        }
    }

    private let first: String
    private let second: String
    private let comparer: FileComparer

    /// Compares exactly: every byte of every pixel.
    public init(_ first: String, _ second: String) {
        self.init(first, second, options: ComparisonOptions(mode: .exact, threshold: nil))
    }

    init(_ first: String, _ second: String, options: ComparisonOptions) {
        self.first = first
        self.second = second
        comparer = FileComparer(options: options)
    }

    /// Calls `report` with each pair, in the order of the names. One bad file does not stop the others.
    public func forEachPair(_ report: (Pair) -> Void) throws {
        let left = try FileComparer.pictures(below: first)
        let right = try FileComparer.pictures(below: second)
        let folders = (try OpenFolder(first), try OpenFolder(second))
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            if j == right.count || i < left.count && left[i] < right[j] {
                report(lack(left[i], in: second))
                i += 1
            } else if i == left.count || right[j] < left[i] {
                report(lack(right[j], in: first))
                j += 1
            } else {
                let name = left[i]
                report(
                    Pair(
                        name: name,
                        result: Result { try comparer.compare(name, name, in: folders) },
                        missing: nil))
                i += 1
                j += 1
            }
        }
    }

    private func lack(_ name: String, in folder: String) -> Pair {
        Pair(
            name: name, result: .failure(Failure.input("\(folder): has no '\(name)'")),
            missing: folder)
    }
}

/// A pair as a line of JSON.
struct PairDocument: Encodable {
    var name: String
    var comparison: Comparison?
    var error: String?

    init(_ pair: FolderDiff.Pair) {
        name = pair.name
        switch pair.result {
        case .success(let found): comparison = found
        case .failure(let problem): error = "\(problem)"
        }
    }

    private enum CodingKeys: CodingKey { case name, threshold, unit, differing, error }

    func encode(to encoder: any Encoder) throws {
        try comparison?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(comparison?.threshold, forKey: .threshold)
        try container.encodeIfPresent(comparison?.mode.unit, forKey: .unit)
        try container.encodeIfPresent(comparison?.differing, forKey: .differing)
        try container.encodeIfPresent(error, forKey: .error)
    }
}
