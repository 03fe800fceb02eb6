/// A face the renderer may draw with: its name, and the one file that is it.
public struct ManifestFace: Hashable, Sendable {
    /// What `FontFace.name` says.
    public var name: String
    public var fileName: String
    /// Lower-case hexadecimal SHA-256 of the file.
    public var sha256: String
    /// What ships the file, as `scripts/bootstrap` asks for it.
    public var package: String
    /// Where a Debian package puts the file; `nil` for a file that is unpacked into a font folder.
    public var installedPath: String?
    /// Whether releases of Debian ship other bytes, and no package the same everywhere: what is there is
    /// drawn with, its digest is in the stack of the tiles that use it, and these have a warning.
    public var differsByRelease = false
}

/// The faces that every picture is drawn with; a face is its digest, never a family match.
///
/// `scripts/bootstrap` reads this file for names, digests and packages, and that of `scriptFaces` where it is asked to.
public enum FontManifest {
    /// `Font.system`; its metrics are San Francisco's, see `FontMetrics.sanFrancisco(size:)`.
    public static let system = "Inter"
    public static let monospaced = "JetBrains Mono"
    public static let rounded = "Nunito"
    public static let serif = "Source Serif 4"
    /// Glyphs for SF Symbol names.
    public static let symbols = "Phosphor"
    /// Glyphs for those that the first has none for.
    public static let moreSymbols = "Material Design Icons"
    /// Characters with emoji presentation that the asked face lacks.
    public static let emoji = "Noto Color Emoji"

    /// Where a symbol is looked for that asks to be drawn as text and that the asked face lacks, in this order.
    public static let textFaces = [system, serif, monospaced, rounded]

    public static let faces: [ManifestFace] = [
        ManifestFace(
            name: "Inter", fileName: "Inter[opsz,wght].ttf",
            sha256: "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031",
            package: "fontpkg-inter==4.1.post1"),
        ManifestFace(
            name: "Inter Italic", fileName: "Inter-Italic[opsz,wght].ttf",
            sha256: "acd98e64795781b2058f07b18475e0ecee2a0fe2b42a49e2f9e37d0d6bf66ce6",
            package: "fontpkg-inter==4.1.post1"),
        ManifestFace(
            name: "JetBrains Mono", fileName: "JetBrainsMono[wght].ttf",
            sha256: "48715a42ec242c21e9f02692891e147d022299a52e48d5e413e1a942193ffeda",
            package: "fontpkg-jetbrains-mono==2.211"),
        ManifestFace(
            name: "JetBrains Mono Italic", fileName: "JetBrainsMono-Italic[wght].ttf",
            sha256: "85ae2a5cd3f56baf1ce1c21a851322c58e3d8fbe8e8ad4a4d090a820dd7fe558",
            package: "fontpkg-jetbrains-mono==2.211"),
        ManifestFace(
            name: "Nunito", fileName: "Nunito[wght].ttf",
            sha256: "bb55a5ca5c2042335b3991af27c4d0705d0ef41cac6164ac737fd8f2a1e85207",
            package: "fontpkg-nunito==3.602"),
        ManifestFace(
            name: "Nunito Italic", fileName: "Nunito-Italic[wght].ttf",
            sha256: "b520cc871868b0acfca1beda875df7f4a44ebce914f8a89f83977fc9c09529c8",
            package: "fontpkg-nunito==3.602"),
        ManifestFace(
            name: "Source Serif 4", fileName: "SourceSerif4[opsz,wght].ttf",
            sha256: "97b2d4da6e3cb494b5a1e66ae176914d852ccabef49e0c02c0df25f3e39aca0b",
            package: "fontpkg-source-serif-4==4.4"),
        ManifestFace(
            name: "Source Serif 4 Italic", fileName: "SourceSerif4-Italic[opsz,wght].ttf",
            sha256: "15fbc7e4679489a501998c3669272637a6646388ef7e4bd77eebb5bf967a1f42",
            package: "fontpkg-source-serif-4==4.4"),
        ManifestFace(
            name: "Noto Sans Arabic", fileName: "NotoSansArabic[wdth,wght].ttf",
            sha256: "63111b5b2e074dd48cc67692e0a2726d86ee94c1c37fe8598257b7b4e87e869e",
            package: "fontpkg-noto-sans-arabic==2.12"),
        ManifestFace(
            name: "Phosphor", fileName: "phosphor-1.3.0.ttf",
            sha256: "351874de64758f3b7fb405cd078ac0ed5ffb9717fb5b9b10013ac03d4c13680b",
            package: "qtawesome==1.4.2"),
        ManifestFace(
            name: "Material Design Icons", fileName: "materialdesignicons6-webfont-6.9.96.ttf",
            sha256: "be825c1294d3c4f046c8e496b18f8f0c7d2864e339c81bdab9297f17ffac1938",
            package: "qtawesome==1.4.2"),
        ManifestFace(
            name: "Noto Color Emoji", fileName: "NotoColorEmoji.ttf",
            sha256: "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec",
            package: "fonts-noto-color-emoji",
            installedPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", differsByRelease: true),
    ]

    static func face(named name: String) -> ManifestFace? { faces.first { $0.name == name } }
}
