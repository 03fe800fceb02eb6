internal import Installation

/// What to do about files of the manifest that are not there.
enum MissingFonts {
    /// What brings the manifest's files where they are looked for.
    static var remedy: String {
        InstalledTree.own.map { "install Specimen again: its fonts are in \($0.fonts)" }
            ?? "run \(packageRoot)/scripts/bootstrap"
    }

    /// What brings the files of the manifest's faces for scripts.
    static var scriptRemedy: String {
        InstalledTree.own.map {
            "install Specimen again with scripts/install --scripts, which puts their fonts into \($0.fonts)"
        } ?? "run \(packageRoot)/scripts/bootstrap --scripts"
    }

    /// The folder four levels above this source file, where `scripts/bootstrap` unpacks fonts.
    static let packageRoot: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(4).joined(separator: "/")
    }()
}

/// Which of the manifest's sets a face is of.
public enum FontSet: Hashable, Sendable {
    /// The faces that every machine has.
    case usual
    /// The faces for scripts that a machine may be without.
    case scripts

    /// What brings its files where they are looked for, as an order.
    var remedy: String {
        switch self {
        case .usual: MissingFonts.remedy
        case .scripts: MissingFonts.scriptRemedy
        }
    }
}
