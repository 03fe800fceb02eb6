extension FontFolders {
    /// Every place a manifest face may be, best first.
    func candidates(for face: ManifestFace) -> [String] {
        let found = (given + standard).map { $0 + "/" + face.fileName }
        return found + (looksAtInstalled ? face.installedPath.map { [$0] } ?? [] : [])
    }
}
