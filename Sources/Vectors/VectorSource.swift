package import Drawing
package import Foundation

/// What a vector file takes from a rasteriser: outlines of glyphs, and pictures of what the format cannot say.
package struct VectorSource {
    /// What a glyph looks like.
    package enum GlyphShape {
        /// In em squares, y down from the baseline.
        case outline([PathElement])
        /// It brings its own colours, and is drawn as a picture.
        case colored
    }

    package let glyph: (UInt32, FontFace) throws -> GlyphShape
    /// The PNG file of a part of a list's picture, in its pixels.
    package let picture: (DisplayList, _ part: CGRect) throws -> [UInt8]
    /// Where items leave colour, in points of the picture.
    package let bounds: ([DisplayItem]) -> [CGRect]
    /// Where text is letters; `nil` where it is outlines.
    package var letters: Letters?

    /// What text as letters is made with.
    package struct Letters {
        /// The glyph that a face has for a character by itself; `nil` where such a letter would look otherwise.
        package let glyph: (UInt32, FontFace) throws -> UInt32?
        /// A font file with a face's glyphs for these characters.
        package let font: (FontFace, [UInt32]) throws -> [UInt8]?

        package init(
            glyph: @escaping (UInt32, FontFace) throws -> UInt32?,
            font: @escaping (FontFace, [UInt32]) throws -> [UInt8]?
        ) {
            (self.glyph, self.font) = (glyph, font)
        }
    }

    package init(
        glyph: @escaping (UInt32, FontFace) throws -> GlyphShape,
        picture: @escaping (DisplayList, CGRect) throws -> [UInt8],
        bounds: @escaping ([DisplayItem]) -> [CGRect]
    ) {
        self.glyph = glyph
        self.picture = picture
        self.bounds = bounds
    }
}

/// A file, and what of it is a picture because the format has no words for it.
package struct VectorFile: Equatable, Sendable {
    package let bytes: [UInt8]
    /// Once each, in the order they were met: "a blurred backdrop".
    package let pictured: [String]
}
