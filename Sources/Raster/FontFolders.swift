import Glibc

/// Where font files are looked for, in order.
public struct FontFolders: Sendable {
    /// Folders named on the command line; their other fonts are there for `.custom`.
    public var given: [String]
    /// Folders that may hold the manifest's files, and nothing else of interest.
    public var standard: [String]
    /// Where digests that were worked out may be kept; `nil` keeps them in memory only.
    public var digestFolder: String?
    /// Whether files are looked at where Debian's packages put them.
    var looksAtInstalled = true

    public init(given: [String], standard: [String], digestFolder: String? = nil) {
        self.given = given
        self.standard = standard
        self.digestFolder = digestFolder
    }

    /// The given folders, then `SPECIMEN_FONTS`, the package's own `.fonts`, and the installed share folder.
    public static func usual(given: [String] = []) -> FontFolders {
        var standard: [String] = []
        if let variable = unsafe getenv("SPECIMEN_FONTS") {
            let text = unsafe String(cString: variable)
            standard += text.split(separator: ":").map(String.init)
        }
        let unpacked = packageRoot + "/.fonts"
        standard.append(unpacked)
        if let folder = executableFolder { standard.append(folder + "/../share/specimen/fonts") }
        return FontFolders(given: given, standard: standard, digestFolder: unpacked)
    }

    /// Every place a manifest face may be, best first.
    func candidates(for face: ManifestFace) -> [String] {
        let found = (given + standard).map { $0 + "/" + face.fileName }
        return found + (looksAtInstalled ? face.installedPath.map { [$0] } ?? [] : [])
    }

    /// The folder three levels above this source file, where `scripts/bootstrap` unpacks fonts.
    private static let packageRoot: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(3).joined(separator: "/")
    }()

    private static var executableFolder: String? {
        guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
        defer { unsafe free(path) }
        let text = unsafe String(cString: path)
        return text.lastIndex(of: "/").map { String(text[..<$0]) }
    }
}
