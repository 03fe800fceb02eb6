/// A font file that may be drawn with: its bytes, and the digest they were known by.
public final class FontFile: Sendable {
    public let name: String
    public let path: String
    /// Lower-case hexadecimal.
    public let sha256: String
    let contents: MappedFile

    init(name: String, sha256: String, contents: MappedFile) {
        self.name = name
        self.path = contents.path
        self.sha256 = sha256
        self.contents = contents
    }
}
