/// A tile id as a path inside the golden folder, or the reason why it cannot be one.
enum GoldenPath {
    static let byteLimit = 200
    static let suffix = ".png"

    /// `id` plus `.png`, after proof that it stays inside the folder on every file system.
    static func relative(_ id: String) throws(StoreError) -> String {
        guard id.utf8.count <= byteLimit else {
            throw .unsafeID(id, reason: "it is longer than \(byteLimit) bytes")
        }
        var startsPart = true
        for byte in id.utf8 {
            guard byte > 0x20, byte < 0x7F, !isForbidden(byte) else {
                throw .unsafeID(id, reason: "it has a character that must be percent-encoded")
            }
            if startsPart, byte == UInt8(ascii: ".") {
                throw .unsafeID(id, reason: "a part of it begins with a dot")
            }
            let endsPart = byte == UInt8(ascii: "/")
            if startsPart, endsPart { throw .unsafeID(id, reason: "a part of it is empty") }
            startsPart = endsPart
        }
        if startsPart { throw .unsafeID(id, reason: "a part of it is empty") }
        return id + suffix
    }

    /// Whether some usual file system cannot have the byte in a name.
    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "?"),
            UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
            true
        default: false
        }
    }
}
