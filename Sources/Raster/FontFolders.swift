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
        let unpacked = packageRoot + "/.fonts"
        return FontFolders(given: given, standard: standard + [unpacked], digestFolder: unpacked)
    }

    /// What brings the manifest's files where they are looked for.
    static var remedy: String {
        InstalledTree.own.map { "install Specimen again: \($0.fonts) is its folder" }
            ?? "run \(packageRoot)/scripts/bootstrap"
    }

    /// The folder three levels above this source file, where `scripts/bootstrap` unpacks fonts.
    private static let packageRoot: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(3).joined(separator: "/")
    }()
}
