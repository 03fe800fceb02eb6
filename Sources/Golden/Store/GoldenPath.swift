/// A tile id as a path inside the golden folder, or the reason why it cannot be one.
enum GoldenPath {
    static let byteLimit = 200
    static let suffix = ".png"
    /// How files begin that a writer has not finished; nothing else under the root begins so.
    static let temporaryPrefix = ".specimen-"

    /// `id` plus `.png`, after proof that it stays inside the folder on every file system.
    static func relative(_ id: String) throws(StoreError) -> String {
        guard id.utf8.count <= byteLimit else {
            throw .unsafeID(id, reason: "it is longer than \(byteLimit) bytes")
        }
        for byte in id.utf8 {
            guard byte > 0x20, byte < 0x7F, !forbidden.contains(byte) else {
                throw .unsafeID(id, reason: "it has a character that must be percent-encoded")
            }
        }
        for part in id.split(separator: "/", omittingEmptySubsequences: false) {
            if part.isEmpty { throw .unsafeID(id, reason: "a part of it is empty") }
            if part.hasPrefix(".") { throw .unsafeID(id, reason: "a part of it begins with a dot") }
        }
        return id + suffix
    }

    /// What no file name may have on one of the usual file systems.
    private static let forbidden = Set("\\:*?\"<>|".utf8)
}
