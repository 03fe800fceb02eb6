public import Foundation

/// Which glyphs to take: a registered font file and where in its design space. Value, not file path.
public struct FontFace: Hashable, Sendable {
    /// The manifest's name of the face, such as `Inter`.
    public var name: String
    /// The `wght` axis, 100…900; ignored by a face without it.
    public var weight: Double
    /// The `opsz` axis in points; ignored by a face without it.
    public var opticalSize: Double

    public init(name: String, weight: Double = 400, opticalSize: Double = 14) {
        self.name = name
        self.weight = weight
        self.opticalSize = opticalSize
    }
}

/// Glyphs of one face, size and paint, already shaped.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        /// Origin on the baseline in points, relative to the tile, on whole device pixels.
        public var x: CGFloat
        public var y: CGFloat

        public init(id: UInt32, x: CGFloat, y: CGFloat) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public var face: FontFace
    /// Em size in points.
    public var size: CGFloat
    public var glyphs: [Glyph]
    public var paint: Paint
    /// What the glyphs say, for people who read the list.
    public var text: String

    public init(face: FontFace, size: CGFloat, glyphs: [Glyph], paint: Paint, text: String) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.paint = paint
        self.text = text
    }
}
