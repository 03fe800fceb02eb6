import CPangoCairo
package import Drawing
import Foundation

/// Parts of font files, for files that hold the fonts of their text.
package final class FontSubsets {
    private let library: FontLibrary
    private var faces: [String: HarfBuzzFace] = [:]
    private var fonts: [FontFace: HarfBuzzFont] = [:]

    package init(library: FontLibrary) { self.library = library }

    /// What a program needs that shows a part of a font.
    package static var isThere: Bool { SubsetLibrary.loaded != nil }
    package static var remedy: String { SubsetLibrary.remedy }

    /// The glyph that a face has for a character by itself; `nil` where it has none, or is drawn wider than its file is.
    package func glyph(for scalar: UInt32, of face: FontFace) throws(RasterError) -> UInt32? {
        let font = try font(face)
        return font.stretch == 1 ? font.glyph(for: scalar) : nil
    }

    /// A font file with the glyphs of these characters alone, at the face's place of the design space.
    ///
    /// Nothing in it joins or moves glyphs: each stands for its character.
    package func file(of face: FontFace, scalars: [UInt32]) throws(RasterError) -> [UInt8]? {
        guard let tools = SubsetLibrary.loaded, let input = unsafe tools.make() else { return nil }
        defer { unsafe tools.release(input) }
        let whole = try self.face(face.name)
        let set = unsafe tools.scalars(input)
        for scalar in scalars { unsafe hb_set_add(set, scalar) }
        let dropped = unsafe tools.sets(input, SubsetLibrary.droppedTables)
        for tag in ["GSUB", "GPOS", "GDEF"] as [StaticString] {
            unsafe hb_set_add(dropped, HarfBuzzFont.tag(tag))
        }
        return unsafe whole.withPointer { pointer in
            for (tag, value) in [
                (HarfBuzzFont.tag("wght"), face.weight), (HarfBuzzFont.tag("opsz"), face.opticalSize),
                (HarfBuzzFont.tag("wdth"), face.width),
            ] {
                // The usual width is that of the file, whatever its axis calls it.
                guard let axis = whole.axis(tag), tag != HarfBuzzFont.tag("wdth") || value != 100 else {
                    continue
                }
                let held = min(max(value, axis.lowerBound), axis.upperBound)
                _ = unsafe tools.pin(input, pointer, tag, Float(held))
            }
            guard let part = unsafe tools.subset(pointer, input) else { return nil }
            defer { unsafe hb_face_destroy(part) }
            guard let blob = unsafe hb_face_reference_blob(part) else { return nil }
            defer { unsafe hb_blob_destroy(blob) }
            var count: UInt32 = 0
            guard let start = unsafe hb_blob_get_data(blob, &count), count > 0 else { return nil }
            return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
        }
    }

    private func font(_ face: FontFace) throws(RasterError) -> HarfBuzzFont {
        if let known = fonts[face] { return known }
        if fonts.count >= 64 { fonts = [:] }
        let made = HarfBuzzFont(try self.face(face.name), at: face)
        fonts[face] = made
        return made
    }

    private func face(_ name: String) throws(RasterError) -> HarfBuzzFace {
        if let known = faces[name] { return known }
        let made = HarfBuzzFace(try library.face(named: name).contents)
        faces[name] = made
        return made
    }
}
