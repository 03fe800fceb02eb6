/// A tile id as a path inside the golden folder, or the reason why it cannot be one.
///
/// What assistive technology meets in a tile lies beside the picture; its id is the tile's with `.json` behind, which no
/// tile's has: those end with the scale.
enum GoldenPath {
    static let byteLimit = 200
    static let suffix = ".png"
    static let treeSuffix = ".json"

    /// The file's name for an id, whatever the id is.
    static func name(of id: String) -> String { isTree(id) ? id : id + suffix }

    static func isTree(_ id: String) -> Bool { id.hasSuffix(treeSuffix) }

    /// `id` plus `.png`, but of a tree, after proof that it stays inside the folder on every file system.
    static func relative(_ id: String) throws(StoreError) -> String {
        guard id.utf8.count <= byteLimit + (isTree(id) ? treeSuffix.utf8.count : 0) else {
            throw .unsafeID(id, reason: "it is longer than \(byteLimit) bytes")
        }
        var startsPart = true
        let allowed = allowed
        let bytes = id.utf8.span
        for index in bytes.indices {
            let byte = bytes[index]
            guard byte < 0x80, (byte < 0x40 ? allowed.low : allowed.high) &>> UInt64(byte & 0x3F) & 1 == 1
            else {
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
        return name(of: id)
    }

    /// A bit for each byte of ASCII that every usual file system can have in a name: those below 0x40, and the others.
    private static let allowed: (low: UInt64, high: UInt64) = {
        func bits(from first: UInt8) -> UInt64 {
            (first..<first + 0x40).reduce(into: 0) { bits, byte in
                if byte > 0x20, byte < 0x7F, !isForbidden(byte) { bits |= 1 << UInt64(byte & 0x3F) }
            }
        }
        return (bits(from: 0), bits(from: 0x40))
    }()

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

extension GoldenStore {
    /// The id under which what is spoken of a tile is stored, reported and accepted.
    package static func tree(of tile: String) -> String { tile + GoldenPath.treeSuffix }

    /// The tile's id, of its tree's.
    package static func tile(ofTree id: String) -> String {
        GoldenPath.isTree(id) ? String(id.dropLast(GoldenPath.treeSuffix.count)) : id
    }
}
