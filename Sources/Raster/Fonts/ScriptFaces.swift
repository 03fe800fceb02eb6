/// Faces for scripts that a picture may have none of: `scripts/bootstrap --scripts` brings them.
///
/// All are Noto Sans, one file a script, with the weights in it. `scripts/bootstrap` reads this file as it does the one of
/// `FontManifest.faces`.
extension FontManifest {
    /// Chinese, Japanese and Korean, with the forms of each region: `HanForms` says whose are drawn.
    public static let eastAsian = "Noto Sans CJK"

    /// The face that draws a script which the asked face lacks, by ISO 15924 tag. All but Arabic's are of `scriptFaces`.
    public static let scriptFallbacks = [
        "Arab": "Noto Sans Arabic",
        "Armn": "Noto Sans Armenian",
        "Beng": "Noto Sans Bengali",
        "Deva": "Noto Sans Devanagari",
        "Ethi": "Noto Sans Ethiopic",
        "Geor": "Noto Sans Georgian",
        "Gujr": "Noto Sans Gujarati",
        "Guru": "Noto Sans Gurmukhi",
        "Hebr": "Noto Sans Hebrew",
        "Knda": "Noto Sans Kannada",
        "Mlym": "Noto Sans Malayalam",
        "Orya": "Noto Sans Oriya",
        "Sinh": "Noto Sans Sinhala",
        "Taml": "Noto Sans Tamil",
        "Telu": "Noto Sans Telugu",
        "Thai": "Noto Sans Thai",
        "Bopo": eastAsian, "Hang": eastAsian, "Hani": eastAsian, "Hira": eastAsian, "Kana": eastAsian,
    ]

    public static let scriptFaces: [ManifestFace] = [
        ManifestFace(
            name: eastAsian, fileName: "NotoSansCJK-VF.otf.ttc",
            sha256: "d3d8256cdec8dbcb3552284bc6b20c734dd60c2ee9df83b5758e34807c4bac32",
            package: "manimgx-fonts-cjk==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Hebrew", fileName: "NotoSansHebrew-Variable.ttf",
            sha256: "7ef36a2c3593758cdb622e1bdef4f84523e92fbc3ccc667438dd80ff54c2de88",
            package: "pylopdf-fonts-he==0.1.1"),
        ManifestFace(
            name: "Noto Sans Thai", fileName: "NotoSansThai[wdth,wght].ttf",
            sha256: "5a1c559bb539583c8a1fd99d1c5b9491e5e14478c9cd2bd0970d5c3096cc9ef8",
            package: "fontpkg-noto-sans-thai==2.2"),
        ManifestFace(
            name: "Noto Sans Devanagari", fileName: "NotoSansDevanagari[wdth,wght].ttf",
            sha256: "14ec4af41f27482216d1c2229f417ff9b1425e1babb014e57d1d40d03229853e",
            package: "fontpkg-noto-sans-devanagari==2.7"),
        ManifestFace(
            name: "Noto Sans Tamil", fileName: "NotoSansTamil[wdth,wght].ttf",
            sha256: "aa3a9b321f4b0bb2c40203ffbde9af89713227866e0e13f76e5b9eeea727cf88",
            package: "fontpkg-noto-sans-tamil==2.4"),
        ManifestFace(
            name: "Noto Sans Telugu", fileName: "NotoSansTelugu[wdth,wght].ttf",
            sha256: "e618af7bf999df192ed4f388eba2e563f2b5015034e9cbb317b5bd793bd7334d",
            package: "fontpkg-noto-sans-telugu==2.5"),
        ManifestFace(
            name: "Noto Sans Armenian", fileName: "NotoSansArmenian[wght].ttf",
            sha256: "e979dfaed56ddb4bfd05121958b25425eb7593253d64b6b3654c77c11c5cda94",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Bengali", fileName: "NotoSansBengali[wght].ttf",
            sha256: "dc9defe97bb041876b6609e9029d9e1e228a686259acde2fe2a9f99d793ee17d",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Ethiopic", fileName: "NotoSansEthiopic[wght].ttf",
            sha256: "93f223089e300b983dbfd693c7be619e0e76565a70d639e71a4fe0bfd72cf66f",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Georgian", fileName: "NotoSansGeorgian[wght].ttf",
            sha256: "42f4a8bf4fe0af8afd91ee3c19e81e14f1bc74ddbd9b6a59a4182f67a596adb4",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Gujarati", fileName: "NotoSansGujarati[wght].ttf",
            sha256: "83d1bde74d64fb389f97a5e27b2699d8ee8bad4c15a02be347228e6c10011248",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Gurmukhi", fileName: "NotoSansGurmukhi[wght].ttf",
            sha256: "8a3096ee2166f6383501e2df7b368fce88cfa4068c8d75bcb6af07da353a00ea",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Kannada", fileName: "NotoSansKannada[wght].ttf",
            sha256: "b6b11505d76eddf916667d73adfec19095ec777742444dc662dae81471461f4e",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Malayalam", fileName: "NotoSansMalayalam[wght].ttf",
            sha256: "94cddc94a03fa9a5e8d1784090ba97b267def6933d60762081eaa003751142c5",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Oriya", fileName: "NotoSansOriya[wght].ttf",
            sha256: "37f482d0179d0a50e3128d004f007ff1c1741ad5f6b0b2bcc7238b257ef1caa0",
            package: "manimgx-fonts==2026.9.26.post1"),
        ManifestFace(
            name: "Noto Sans Sinhala", fileName: "NotoSansSinhala[wght].ttf",
            sha256: "3fd7c6a61cb6dfb8a2ca7af5b4078bd24e9c8ad9b55839a0177277db6e4d1326",
            package: "manimgx-fonts==2026.9.26.post1"),
    ]

    static func scriptFace(named name: String) -> ManifestFace? { scriptFaces.first { $0.name == name } }

    /// The face that draws a character which the asked face lacks: that of its script, or of its block where several
    /// scripts share the character, as they do the signs and wide letters of East Asia.
    static func scriptFallback(for scalar: Unicode.Scalar, script: String) -> String? {
        if let name = scriptFallbacks[script], name == eastAsian || !isEastAsian(scalar) { return name }
        return isEastAsian(scalar) ? eastAsian : nil
    }

    /// Blocks of signs, of letters in circles and of wide and small forms, as Unicode names them (Blocks.txt).
    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x303F, 0x3200...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
        default: false
        }
    }
}
