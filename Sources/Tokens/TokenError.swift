import JSON
import Streams

/// Why a token file cannot be used; the message names the file, the token and what to write.
package struct TokenError: Error, Hashable, CustomStringConvertible {
    package let file: String
    /// Names from the root to the token, with dots between; empty for the file as a whole.
    package let token: String
    package let reason: String

    package var description: String {
        let (file, reason) = (shown(file, limit: .max), shown(reason, limit: .max))
        return token.isEmpty ? "\(file): \(reason)" : "\(file): token '\(shownPath(token))': \(reason)"
    }
}

/// Why something in a token's value cannot be used, before it is known whose value it is.
struct ValueError: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// A token's path for messages, each name cut by itself, as the last ones tell more than the first.
func shownPath(_ path: String) -> String {
    shownPath(path.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
}

func shownPath(_ names: [String], separator: String = ".") -> String {
    shown(names.map { shown($0) }.joined(separator: separator), limit: 200)
}
