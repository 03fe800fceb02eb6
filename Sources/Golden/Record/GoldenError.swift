/// Why a file is not a golden that can be compared with.
public enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
    case notPNG
    /// A Git LFS pointer: the picture itself was never fetched.
    case pointer
    /// A PNG that nobody recorded: it carries no golden's chunk.
    case noRecord
    /// Something besides the record changed since the golden was recorded.
    case edited
    case damaged(String)
    /// Recorded by a Specimen whose format this one does not know.
    case version(UInt8)

    private static let remedy = "restore it from version control, or record it again"

    public var description: String {
        switch self {
        case .notPNG, .edited, .damaged: "\(fact): \(GoldenError.remedy)"
        case .pointer: "\(fact): run 'git lfs pull'"
        case .noRecord: "\(fact): record it again"
        case .version: fact
        }
    }

    /// The fault without what to do about it.
    var fact: String {
        switch self {
        case .notPNG: "it is not a PNG file"
        case .pointer: "it is a Git LFS pointer, not a picture"
        case .noRecord: "it has no Specimen record"
        case .edited: "it was edited or damaged after it was recorded"
        case .damaged(let what): "it is damaged, \(what)"
        case .version(let version):
            "its record has format \(version), which this version of Specimen does not know"
        }
    }
}
