/// Why goldens could not be read or written; the message names the path and what to do.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No safe path can be made of the id.
    case unsafeID(String, reason: String)
    case io(operation: String, path: String, reason: String)
    /// Another writer holds the lock.
    case locked(path: String, holder: String?, seconds: Double)
    /// `CI` is set: goldens are only compared there.
    case refusedInCI
    case tooLarge(id: String, bytes: Int, limit: Int)
    /// What was read back is not what was written.
    case notVerified(id: String, reason: String)
    /// The golden is no longer the one that was seen.
    case changedMeanwhile(id: String)
    case undrawable(id: String, reason: String)

    public var description: String {
        switch self {
        case .unsafeID(let id, let reason): "'\(id)' cannot be a golden's name: \(reason)"
        case .io(let operation, let path, let reason): "cannot \(operation) \(path): \(reason)"
        case .locked(let path, let holder, let seconds):
            "\(path) is locked by \(holder ?? "another writer"), which did not release it in"
                + " \(seconds) s: wait until it ends, or stop it"
        case .refusedInCI:
            "goldens are never written if CI is set: record them on your machine and commit them,"
                + " or approve the report of this run there"
        case .tooLarge(let id, let bytes, let limit):
            "the golden of \(id) takes \(bytes) bytes, and the limit is \(limit): make the specimen"
                + " smaller, or state why it needs more with .goldenSize(upTo:because:)"
        case .notVerified(let id, let reason):
            "the golden of \(id) was not written: \(reason)"
        case .changedMeanwhile(let id):
            "the golden of \(id) has changed since the report: run check again"
        case .undrawable(let id, let reason): "\(id) cannot be drawn: \(reason)"
        }
    }
}

extension StoreError {
    /// The same about another path: what people asked for, not the file that stood in for it.
    func about(_ path: String) -> StoreError {
        guard case .io(_, _, let reason) = self else { return self }
        return .io(operation: "write", path: path, reason: reason)
    }
}
