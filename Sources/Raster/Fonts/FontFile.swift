/// A font file that may be drawn with: its bytes, and the digest they were known by.
public final class FontFile: Sendable {
    public let name: String
    public let path: String
    /// Lower-case hexadecimal.
    public let sha256: String
    let contents: MappedFile

    /// Whether the manifest names other bytes: pictures with this face compare only with such of its kind.
    var isOtherThanManifest: Bool {
        FontManifest.face(named: name).map { $0.sha256 != sha256 } ?? false
    }

    init(name: String, sha256: String, contents: MappedFile) {
        self.name = name
        self.path = contents.path
        self.sha256 = sha256
        self.contents = contents
    }
}

extension MappedFile {
    /// Whether all tables that the file's directory names are in it, as they are not in one that was cut off. Other files
    /// than fonts have none: HarfBuzz finds no glyph in them.
    ///
    /// The directory as in the OpenType specification, "Organization of an OpenType Font": 12 bytes with the number of
    /// tables at 4, then 16 bytes for each with its offset at 8 and its length at 12, all big-endian.
    var hasWholeTables: Bool {
        let bytes = unsafe self.bytes
        func number(at offset: Int, _ type: (some FixedWidthInteger).Type) -> Int {
            unsafe Int(bytes.loadUnaligned(fromByteOffset: offset, as: type).bigEndian)
        }
        guard bytes.count >= 12 else { return false }
        let isCollection = number(at: 0, UInt32.self) == 0x7474_6366
        if isCollection { return true }
        let tables = number(at: 4, UInt16.self)
        guard 12 + 16 * tables <= bytes.count else { return false }
        return (0..<tables).allSatisfy { table in
            let entry = 12 + 16 * table
            return number(at: entry + 8, UInt32.self) + number(at: entry + 12, UInt32.self) <= bytes.count
        }
    }
}
