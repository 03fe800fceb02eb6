import CPangoCairo
import Drawing
import Foundation

/// Which face draws what the asked one lacks or shows in black: a named one of the manifest, never a guess.
extension Shaper {
    func fallback(
        for character: String.UnicodeScalarView.SubSequence, script: hb_script_t,
        main: HarfBuzzFont, asked: FontFace
    ) -> FontFace? {
        guard let first = character.first, first.value >= 0x80 || character.count > 1 else {
            return nil
        }
        let isLacking = main.glyph(for: first.value) == nil
        if first.properties.isEmoji, asksForText(character) {
            guard isLacking else { return nil }
            return FontManifest.textFaces.lazy.compactMap { self.lender($0, of: first, for: asked) }.first
                ?? lender(FontManifest.emoji, of: first, for: asked)
        }
        let wantsEmoji =
            first.properties.isEmojiPresentation
            || first.properties.isEmoji && character.dropFirst().contains("\u{FE0F}")
        if wantsEmoji || isLacking && first.properties.isEmoji {
            return lender(FontManifest.emoji, of: first, for: asked)
        }
        guard isLacking,
            let name = FontManifest.scriptFallback(for: first, script: Shaper.tag(of: script))
        else { return nil }
        guard FontManifest.scriptFace(named: name) != nil else { return lender(name, of: first, for: asked) }
        guard library.hasScriptFace(named: name) else { return nil }
        return lender(name, of: first, for: drawable(asked, as: name))
    }

    /// Whether the sign follows that asks for a symbol instead of an emoji.
    func asksForText(_ character: String.UnicodeScalarView.SubSequence) -> Bool {
        character.dropFirst().first == "\u{FE0E}"
    }

    /// The named face, if it is there and has the character.
    private func lender(
        _ name: String, of scalar: Unicode.Scalar, for asked: FontFace
    ) -> FontFace? {
        guard name != asked.name else { return nil }
        let isEmoji = name == FontManifest.emoji
        let face = FontFace(
            name: name, weight: isEmoji ? 400 : asked.weight,
            opticalSize: isEmoji ? 14 : asked.opticalSize, width: isEmoji ? 100 : asked.width)
        return font(for: face)?.glyph(for: scalar.value) == nil ? nil : face
    }

    /// The four letters of a script, such as `Arab`.
    private static func tag(of script: hb_script_t) -> String {
        let value = script.rawValue
        return String(
            decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
    }

    // MARK: - Faces of scripts

    /// The asked face with what a face of a script has of it: its nearest weight and no optical sizes, so that equal
    /// glyphs are equal in lists.
    private func drawable(_ asked: FontFace, as name: String) -> FontFace {
        let weights = face(named: name)?.weights ?? 400...400
        return FontFace(
            name: asked.name, weight: min(max(asked.weight, weights.lowerBound), weights.upperBound),
            width: asked.width)
    }

    /// The weight that a run's face has not, told by its first character.
    func lackingWeight(of run: FaceRun, in text: String, asked: FontFace) -> ShapedText.Lack? {
        guard let face = run.fallback, face.weight != asked.weight,
            FontManifest.scriptFace(named: face.name) != nil
        else { return nil }
        let first = text.utf8.index(text.startIndex, offsetBy: run.range.lowerBound)
        return ShapedText.Lack(
            text.unicodeScalars[first], .weight(face: face.name, asked: asked.weight, drawn: face.weight))
    }

    /// Whether a face of the manifest draws the character's script and is not here.
    func isOfAbsentScript(_ scalar: Unicode.Scalar) -> Bool {
        let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        guard let name = FontManifest.scriptFallback(for: scalar, script: Shaper.tag(of: script)),
            FontManifest.scriptFace(named: name) != nil
        else { return false }
        return !library.hasScriptFace(named: name)
    }

    /// In which language a run is set, by BCP 47; `nil` for that of all that no face of a script draws.
    func language(of run: FaceRun, in font: ResolvedFont) -> String? {
        guard let name = run.fallback?.name, FontManifest.scriptFace(named: name) != nil else { return nil }
        return name == FontManifest.eastAsian ? HanForms.language(for: font.language) : font.language
    }
}
