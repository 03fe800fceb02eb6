import CPangoCairo
import Drawing

/// Part of a paragraph with one level, one script and one face.
struct FaceRun {
    /// In UTF-8 bytes.
    var range: Range<Int>
    var level: UInt8
    var script: hb_script_t
    /// `nil` for the face that was asked for.
    var fallback: FontFace?

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// Cuts a paragraph into runs, in the order they are read.
///
/// `fallback` says which named face draws a character, given its scalars and script.
func faceRuns(
    in text: String, rightToLeft: Bool,
    fallback: (_ character: String.UnicodeScalarView.SubSequence, _ script: hb_script_t) ->
        FontFace?
) -> [FaceRun] {
    let scalars = text.unicodeScalars.map(\.value)
    let levels = BidiLevels.levels(of: scalars, rightToLeft: rightToLeft)
    let scripts = resolvedScripts(of: scalars)
    var runs: [FaceRun] = []
    var offset = 0
    var index = 0
    for character in text {
        let view = character.unicodeScalars
        let length = character.utf8.count
        let script = scripts[index]
        let level = levels[index]
        let face = fallback(view[...], script)
        if let last = runs.last, last.level == level, last.script == script, last.fallback == face {
            runs[runs.count - 1].range = last.range.lowerBound..<offset + length
        } else {
            runs.append(
                FaceRun(
                    range: offset..<offset + length, level: level, script: script, fallback: face))
        }
        offset += length
        index += view.count
    }
    return runs
}

/// Common and inherited characters join the script before them, at the start the one after.
private func resolvedScripts(of scalars: [UInt32]) -> [hb_script_t] {
    let functions = unsafe hb_unicode_funcs_get_default()
    var scripts = scalars.map { unsafe hb_unicode_script(functions, $0) }
    func isOpen(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }
    var current = scripts.first { !isOpen($0) } ?? HB_SCRIPT_LATIN
    for index in scripts.indices {
        if isOpen(scripts[index]) { scripts[index] = current } else { current = scripts[index] }
    }
    return scripts
}
