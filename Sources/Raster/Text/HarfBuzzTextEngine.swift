public import Drawing
public import Foundation
import Synchronization

/// Shapes text with HarfBuzz on the manifest's font files: no family matching, no locale, no hinting.
///
/// Safe to call from any thread; a text seen before is looked up under a lock.
public final class HarfBuzzTextEngine: TextEngine {
    private struct State: ~Copyable {
        let shaper: Shaper
        var shapes = ShapeCache()
        var breaks: [String: LineBreaks] = [:]

        init(library: FontLibrary) { shaper = Shaper(library: library) }
    }

    public let library: FontLibrary
    private let state: Mutex<State>

    public init(library: FontLibrary) {
        self.library = library
        state = Mutex(State(library: library))
    }

    public func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText {
        state.withLock { state in
            let shaper = state.shaper
            return state.shapes.shaped(text, font: font, rightToLeft: rightToLeft) {
                shaper.shape(text, font: font, rightToLeft: rightToLeft)
            }
        }
    }

    public func metrics(of font: ResolvedFont) -> FontMetrics {
        if font.face.name == FontManifest.system
            || font.face.name == FontManifest.system + " Italic"
        {
            return .sanFrancisco(size: font.size)
        }
        return state.withLock { state in
            state.shaper.font(for: font.face)?.metrics(size: font.size)
                ?? .sanFrancisco(size: font.size)
        }
    }

    public func lineBreaks(in text: String) -> LineBreaks {
        if let breaks = LineBreaking.breaksBetweenWords(in: text) { return breaks }
        return state.withLock { state in
            // Texts are ASCII nearly always; others may equal a string with other offsets.
            guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return LineBreaking.breaks(in: text) }
            if let known = state.breaks[text] { return known }
            let breaks = LineBreaking.breaks(in: text)
            if state.breaks.count >= 4096 { state.breaks = [:] }
            state.breaks[text] = breaks
            return breaks
        }
    }

    public func stretches(ofLine text: String, rightToLeft: Bool) -> [TextStretch] {
        BidiLevels.stretches(of: text, rightToLeft: rightToLeft)
    }

    public func inkBounds(of glyph: UInt32, font: ResolvedFont) -> CGRect {
        state.withLock { state in
            state.shaper.font(for: font.face)?.inkBounds(of: glyph, size: font.size) ?? .zero
        }
    }

    public func inkBounds(of run: GlyphRun) -> CGRect? {
        state.withLock { state in
            guard let font = state.shaper.font(for: run.face) else { return nil }
            return run.inkBox { font.inkBounds(of: $0, size: run.size) }
        }
    }

    public func glyph(for character: Unicode.Scalar, face: FontFace) -> UInt32? {
        state.withLock { state in state.shaper.font(for: face)?.glyph(for: character.value) }
    }

    public func hasFace(named name: String) -> Bool {
        (try? library.face(named: name)) != nil
    }

    public func hasFeature(_ tag: String, face: FontFace) -> Bool {
        state.withLock { state in state.shaper.font(for: face)?.features.contains(tag) ?? false }
    }

    public var scriptRemedy: String { MissingFonts.scriptRemedy }

    public func face(inFamilyOf name: String, weight: Double?, isItalic: Bool?) -> String? {
        library.customFace(inFamilyOf: name, weight: weight, isItalic: isItalic)
    }

    /// Fonts that were asked for and could not be used, once each, in order.
    public var problems: [RasterError] { state.withLock { $0.shaper.problems } }
}
