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
