internal import Installation

/// What to do about files of the manifest that are not there.
enum MissingFonts {
    /// What brings the manifest's files where they are looked for.
    static var remedy: String {
        InstalledTree.own.map { "install Specimen again: its fonts are in \($0.fonts)" }
            ?? "run \(packageRoot)/scripts/bootstrap"
    }

    /// The folder four levels above this source file, where `scripts/bootstrap` unpacks fonts.
    static let packageRoot: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(4).joined(separator: "/")
    }()
}
