import Drawing
import Pixels

/// The pictures of two folders, compared in pairs of the same name.
public struct FolderDiff {
    /// What became of one name.
    public struct Pair {
        /// Below both folders.
        public let name: String
        package let outcome: Outcome

        /// Whether both folders have the picture, and the two pass for the same.
        public var passes: Bool {
            if case .compared(let found) = outcome { found.comparison.passes } else { false }
        }
    }

    package enum Outcome {
        case compared(FileComparer.PairResult)
        /// Only one of the folders has it.
        case missing(String)
        /// It could be a picture, and is of a kind that is not compared.
        case skipped(String)
        /// It cannot be read, or what stands in its place is not followed.
        case refused(String)
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

    /// Calls `report` with each name that one of the folders has, in order. One bad file does not stop the others.
    public func forEachPair(_ report: (Pair) -> Void) throws {
        let left = try PictureListing(of: first).entries
        let right = try PictureListing(of: second).entries
        let folders = (try OpenFolder(first), try OpenFolder(second))
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            // Most names are in both.
            if i < left.count, j < right.count, left[i].isNamed(as: right[j]) {
                report(Pair(name: left[i].name, outcome: outcome(left[i], right[j], folders)))
                i += 1
                j += 1
            } else if j == right.count || i < left.count && left[i].isBefore(right[j]) {
                report(lone(left[i], in: first, missingIn: second))
                i += 1
            } else {
                report(lone(right[j], in: second, missingIn: first))
                j += 1
            }
        }
    }

    private func outcome(
        _ old: PictureListing.Entry, _ new: PictureListing.Entry, _ folders: (OpenFolder, OpenFolder)
    ) -> Outcome {
        if case .picture = old.kind, case .picture = new.kind {
            do {
                return .compared(try comparer.compare(old.name, new.name, in: folders, kind: names))
            } catch {
                return .refused("\(error)")
            }
        }
        // The worse of the two: what is refused on one side must not be told as skipped.
        let told = [tell(old, in: first), tell(new, in: second)].compactMap(\.self)
        return told.first { if case .refused = $0 { true } else { false } } ?? told[0]
    }

    /// Why an entry is not compared; nothing of a picture.
    private func tell(_ entry: PictureListing.Entry, in folder: String) -> Outcome? {
        switch entry.kind {
        case .picture: nil
        case .skipped(let reason): .skipped("\(folder)/\(entry.name): \(reason)")
        case .refused(let reason): .refused("\(folder)/\(entry.name): \(reason)")
        }
    }

    private func lone(
        _ entry: PictureListing.Entry, in folder: String, missingIn other: String
    ) -> Pair {
        let missing = Outcome.missing("\(other): has no '\(entry.name)'")
        return Pair(name: entry.name, outcome: tell(entry, in: folder) ?? missing)
    }
}
