import Glibc
internal import Installation

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

    /// The given folders, then `SPECIMEN_FONTS`, then those of the installed tree that this code lies in. Code that
    /// was built in place takes the fonts of its sources.
    public static func usual(given: [String] = []) -> FontFolders {
        var standard: [String] = []
        if let variable = unsafe getenv("SPECIMEN_FONTS") {
            let text = unsafe String(cString: variable)
            standard += text.split(separator: ":").map(String.init)
        }
        if let tree = InstalledTree.own {
            return FontFolders(
                given: given, standard: standard + [tree.fonts], digestFolder: UserCache.folder)
        }
        let unpacked = MissingFonts.packageRoot + "/.fonts"
        return FontFolders(given: given, standard: standard + [unpacked], digestFolder: unpacked)
    }
}

extension FontFolders {
    /// Every place a manifest face may be, best first.
    func candidates(for face: ManifestFace) -> [String] {
        let found = (given + standard).map { $0 + "/" + face.fileName }
        return found + (looksAtInstalled ? face.installedPath.map { [$0] } ?? [] : [])
    }
}
