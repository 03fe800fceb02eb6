/// Why a token file cannot be used; the message names the file, the token and what to write.
package struct TokenError: Error, Hashable, CustomStringConvertible {
    package let file: String
    /// Names from the root to the token, with dots between; empty for the file as a whole.
    package let token: String
    package let reason: String

    package var description: String {
        token.isEmpty ? "\(file): \(reason)" : "\(file): token '\(token)': \(reason)"
    }
}

/// Why something in a token's value cannot be used, before it is known whose value it is.
struct ValueError: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}
