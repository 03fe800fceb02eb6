import CPangoCairo
import Drawing
import Foundation

/// What drawing keeps between pictures: scaled fonts, blurs, bitmaps and pixel memory. One for each thread.
public final class RasterContext {
    public let library: FontLibrary
    /// What the last picture had to leave out, in words.
    public private(set) var warnings: [String] = []

    let pool = PixelBufferPool()
    var glyphs: [cairo_glyph_t] = []
    var blurs = BlurCache()
    /// Bitmaps, 16 MiB in each half of the cache.
    var images = RecentCache<ImageKey, Layer>(limit: 16 << 20)
    /// Fills and lines that were drawn before, 1 MiB in each half of the cache: hundreds of a button's.
    var fills = RecentCache<FillKey, KnownFill>(limit: 1 << 20)
    /// How many fills were drawn from there, for tests.
    var keptFills = 0
    private var faces: [FontFace: FreeTypeFace] = [:]
    private var fonts: [FontKey: ScaledFont] = [:]
    private var glyphOutlines: GlyphOutlines?
    private var recent: (key: FontKey, font: ScaledFont)?

    /// A face and its em square in device pixels.
    private struct FontKey: Hashable {
        var face: FontFace
        var a: CGFloat
        var b: CGFloat
        var c: CGFloat
        var d: CGFloat
    }

    public init(library: FontLibrary) {
        self.library = library
    }

    /// The face drawn so that its em square is `shape`, whose translation is ignored.
    func font(_ face: FontFace, shape: CGAffineTransform) throws(RasterError) -> ScaledFont {
        let key = FontKey(face: face, a: shape.a, b: shape.b, c: shape.c, d: shape.d)
        if let recent, recent.key == key { return recent.font }
        if let font = fonts[key] {
            recent = (key, font)
            return font
        }
        // Past these numbers the list is an animation or hostile: start again rather than grow.
        if fonts.count >= 128 { fonts = [:] }
        let font = try ScaledFont(self.face(face), shape: shape)
        fonts[key] = font
        recent = (key, font)
        return font
    }

    func face(_ face: FontFace) throws(RasterError) -> FreeTypeFace {
        if let known = faces[face] { return known }
        if faces.count >= 64 { faces = [:] }
        let made = try FreeTypeFace(library.face(named: face.name), at: face)
        faces[face] = made
        return made
    }

    /// What turned glyphs are drawn with.
    func outlines() throws(RasterError) -> GlyphOutlines {
        if let glyphOutlines { return glyphOutlines }
        let made = try GlyphOutlines(library: library)
        glyphOutlines = made
        return made
    }

    /// Says once what a picture leaves out; a hostile list cannot make this grow without end.
    func warn(_ message: String) {
        if warnings.count < 64, !warnings.contains(message) { warnings.append(message) }
    }

    package func clearWarnings() {
        if !warnings.isEmpty { warnings = [] }
    }
}
