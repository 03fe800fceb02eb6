import CPangoCairo
import Drawing
import Foundation

/// Turns text into glyphs; one thread at a time.
final class Shaper {
    let library: FontLibrary
    private let buffer = HarfBuzzBuffer()
    private var faces: [String: HarfBuzzFace] = [:]
    private var fonts: [FontFace: HarfBuzzFont] = [:]
    private var recent: (face: FontFace, font: HarfBuzzFont)?
    private var features: [[String]: [hb_feature_t]] = [:]
    /// Fonts that could not be used, once each.
    private(set) var problems: [RasterError] = []

    init(library: FontLibrary) { self.library = library }

    func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText {
        guard let main = self.font(for: font.face) else {
            return ShapedText(
                glyphs: [], width: 0, lacks: text.unicodeScalars.map { ShapedText.Lack($0, .glyph) })
        }
        var copy = text
        return copy.withUTF8 { bytes in
            let isPlain = unsafe !rightToLeft && !bytes.contains { $0 >= 0x80 }
            var result = ShapedText(glyphs: [], width: 0)
            let runs =
                isPlain
                ? [FaceRun(range: 0..<bytes.count, level: 0, script: HB_SCRIPT_LATIN)]
                : inVisualOrder(
                    faceRuns(in: text, rightToLeft: rightToLeft) { character, script in
                        let face = fallback(for: character, script: script, main: main, asked: font.face)
                        if face?.name == FontManifest.emoji, asksForText(character),
                            let first = character.first
                        {
                            result.lacks.append(ShapedText.Lack(first, .textForm))
                        }
                        return face
                    })
            result.glyphs.reserveCapacity(bytes.count)
            var missing: [Int] = []
            for run in runs {
                let shaper = run.fallback.flatMap(self.font(for:)) ?? main
                if let lack = lackingWeight(of: run, in: text, asked: font.face) { result.lacks.append(lack) }
                unsafe shapeRun(run, of: bytes, font, with: shaper, into: &result, &missing)
            }
            missing.sort()
            var last = -1
            for offset in missing where offset != last {
                let scalar = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)]
                result.lacks.append(ShapedText.Lack(scalar, isOfAbsentScript(scalar) ? .script : .glyph))
                last = offset
            }
            if !isPlain { result.dropInvisible(of: text, tracking: font.tracking) }
            return result
        }
    }

    @unsafe private func shapeRun(
        _ run: FaceRun, of text: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont,
        with shaper: HarfBuzzFont, into result: inout ShapedText, _ missing: inout [Int]
    ) {
        unsafe buffer.set(
            text, range: run.range, script: run.script, rightToLeft: run.isRightToLeft,
            language: language(of: run, in: font))
        buffer.replaceControls()
        shaper.shape(buffer, features: parsed(font.features))
        let (scale, across) = (font.size / shaper.unitsPerEm, shaper.horizontalScale(size: font.size))
        let face = run.fallback
        buffer.forEachGlyph { info, position, endsCluster in
            let advance =
                CGFloat(position.x_advance) * across + (endsCluster ? font.tracking : 0)
            if info.codepoint == 0 { missing.append(Int(info.cluster)) }
            result.glyphs.append(
                ShapedText.Glyph(
                    id: info.codepoint, cluster: Int(info.cluster), advance: advance,
                    dx: CGFloat(position.x_offset) * across,
                    dy: -CGFloat(position.y_offset) * scale, face: face))
            result.width += advance
        }
    }

    private func inVisualOrder(_ runs: [FaceRun]) -> [FaceRun] {
        runs.count < 2 ? runs : BidiLevels.visualOrder(of: runs.map(\.level)).map { runs[$0] }
    }

    // MARK: - Fonts

    /// The font, or `nil` with the reason kept in `problems`.
    func font(for face: FontFace) -> HarfBuzzFont? {
        if let recent, recent.face == face { return recent.font }
        if let font = fonts[face] {
            recent = (face, font)
            return font
        }
        guard let file = self.face(named: face.name) else { return nil }
        // A face at many weights is an animation or a hostile list; start again rather than grow.
        if fonts.count >= 128 { fonts = [:] }
        let font = HarfBuzzFont(file, at: face)
        fonts[face] = font
        recent = (face, font)
        return font
    }

    func face(named name: String) -> HarfBuzzFace? {
        if let face = faces[name] { return face }
        do throws(RasterError) {
            let face = HarfBuzzFace(try library.face(named: name).contents)
            faces[name] = face
            return face
        } catch {
            if !problems.contains(error) { problems.append(error) }
            return nil
        }
    }

    /// Unknown spellings are left out, as HarfBuzz's own tools do.
    private func parsed(_ names: [String]) -> [hb_feature_t] {
        if names.isEmpty { return [] }
        if let known = features[names] { return known }
        let list = names.compactMap { name in
            var feature = hb_feature_t()
            return unsafe hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
        }
        if features.count >= 64 { features = [:] }
        features[names] = list
        return list
    }
}

extension ShapedText {
    /// Takes out what shows nothing, such as soft hyphens and joiners between words: only tracking would give it width.
    fileprivate mutating func dropInvisible(of text: String, tracking: CGFloat) {
        var invisible: Set<Int> = []
        var offset = 0
        for scalar in text.unicodeScalars {
            if scalar.value >= 0x80, scalar.properties.isDefaultIgnorableCodePoint {
                invisible.insert(offset)
            }
            offset += UTF8.width(scalar)
        }
        guard !invisible.isEmpty else { return }
        glyphs.removeAll { glyph in
            guard invisible.contains(glyph.cluster), glyph.advance == tracking || glyph.advance == 0 else {
                return false
            }
            width -= glyph.advance
            return true
        }
    }
}
