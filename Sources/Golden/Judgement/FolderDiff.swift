import Pixels

/// The pictures of two folders, compared in pairs of the same name.
public struct FolderDiff {
    /// What became of one name.
    public struct Pair {
        /// Below both folders.
        public let name: String
        package let result: Result<Comparison, any Error>
        /// Of two that do not pass, if it was asked for.
        package let kind: Classification?
        /// The folder that lacks the picture.
        package let missing: String?

        /// Whether both folders have the picture, and the two pass for the same.
        public var passes: Bool {
            if missing == nil, case .success(let comparison) = result { comparison.passes } else { false }
        }
    }

    private let first: String
    private let second: String
    private let comparer: FileComparer
    private let names: ColorNames?

    /// Compares exactly: every byte of every pixel.
    public init(_ first: String, _ second: String) {
        self.init(first, second, options: ComparisonOptions(mode: .exact, threshold: nil))
    }

    /// With `names`, what kind of difference there is is told, and its colours are named.
    package init(
        _ first: String, _ second: String, options: ComparisonOptions, names: ColorNames? = nil
    ) {
        self.names = names
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
                let found = Result {
                    try comparer.compare(name, name, in: folders, kind: names)
                }
                report(
                    Pair(
                        name: name, result: found.map(\.comparison), kind: try? found.get().kind,
                        missing: nil))
                i += 1
                j += 1
            }
        }
    }

    private func lack(_ name: String, in folder: String) -> Pair {
        Pair(
            name: name, result: .failure(MissingPicture(name: name, folder: folder)),
            kind: nil, missing: folder)
    }
}

/// One of two folders lacks a picture that the other has.
private struct MissingPicture: Error, CustomStringConvertible {
    let name: String
    let folder: String

    var description: String { "\(folder): has no '\(name)'" }
}
