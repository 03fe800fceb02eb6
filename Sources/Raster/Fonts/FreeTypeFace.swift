import CPangoCairo
import Drawing
import Foundation

/// One font file at one place of its design space, as Cairo draws from it.
///
/// Each has a FreeType library of its own: Cairo lets go of fonts when it likes, on any thread, and
/// FreeType allows faces of *one* library on one thread only. The library, the face and the mapping live
/// in a box that Cairo frees with its font face.
@safe final class FreeTypeFace {
    private let fontFace: OpaquePointer
    /// Whether glyphs bring their own colours.
    let hasColor: Bool
    /// How far any glyph may reach from its origin, in ems.
    let reach: CGFloat
    /// How much wider than drawn by the file glyphs are, so that they have the width that was asked for.
    let stretch: CGFloat

    init(_ file: FontFile, at place: FontFace) throws(RasterError) {
        let box = FreeTypeBox(contents: file.contents)
        let face = try unsafe box.open()
        let widths = unsafe FreeTypeFace.setAxes(of: face, in: box.library, to: place)
        stretch = place.stretch(axis: widths)
        hasColor = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
        let bounds = unsafe face.pointee.bbox
        let units = max(unsafe CGFloat(face.pointee.units_per_EM), 1)
        let farthest = [bounds.xMin, bounds.xMax, bounds.yMin, bounds.yMax].map(abs).max() ?? 0
        reach = max(CGFloat(farthest) / units, 2) * max(stretch, 1)
        // Cairo copies the axes when the font face is made: they must be set by now.
        guard
            let fontFace = unsafe cairo_ft_font_face_create_for_ft_face(
                face, Int32(FT_LOAD_NO_HINTING))
        else { preconditionFailure("Cairo returned no font face, which it promises never to do") }
        unsafe self.fontFace = fontFace
        let status = unsafe cairo_font_face_set_user_data(
            fontFace, FreeTypeFace.ownerKey, Unmanaged.passRetained(box).toOpaque(),
            { unsafe $0.map { unsafe Unmanaged<FreeTypeBox>.fromOpaque($0).release() } })
        guard status == CAIRO_STATUS_SUCCESS else {
            // The box stays retained: memory is lost, but Cairo never reads a freed face.
            throw RasterError(status)
        }
    }

    deinit { unsafe cairo_font_face_destroy(fontFace) }

    /// Whether these bytes are a font file that FreeType can read.
    static func canRead(_ bytes: [UInt8]) -> Bool {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0 else { return false }
        defer { unsafe FT_Done_FreeType(library) }
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            var face: FT_Face?
            guard unsafe FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), 0, &face) == 0
            else { return false }
            unsafe FT_Done_Face(face)
            return true
        }
    }

    @unsafe func withPointer<R>(_ body: (OpaquePointer) -> R) -> R { unsafe body(fontFace) }

    /// An address that is ours alone; Cairo compares it and never reads it.
    private static var ownerKey: UnsafePointer<cairo_user_data_key_t>? {
        unsafe UnsafePointer(bitPattern: 0x5350_4543)
    }

    /// Sets the axes that the face has, and says how far that of its width goes.
    private static func setAxes(
        of face: FT_Face, in library: FT_Library?, to place: FontFace
    ) -> ClosedRange<Double>? {
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        guard unsafe FT_Get_MM_Var(face, &axes) == 0, let axes = unsafe axes else { return nil }
        defer { unsafe FT_Done_MM_Var(library, axes) }
        let count = Int(unsafe axes.pointee.num_axis)
        var values: [FT_Fixed] = []
        let (weight, opticalSize) = (HarfBuzzFont.tag("wght"), HarfBuzzFont.tag("opsz"))
        let width = HarfBuzzFont.tag("wdth")
        var widths: ClosedRange<Double>?
        for index in 0..<count {
            let (tag, low, usual, high) = unsafe (
                axes.pointee.axis[index].tag, axes.pointee.axis[index].minimum,
                axes.pointee.axis[index].def, axes.pointee.axis[index].maximum
            )
            let wanted: Double? =
                switch hb_tag_t(tag) {
                case weight: place.weight
                case opticalSize: place.opticalSize
                // The usual width is that of the file, whatever its axis calls it.
                case width: place.width == 100 ? nil : place.width
                default: nil
                }
            if hb_tag_t(tag) == width, low <= high { widths = Double(low) / 65536...Double(high) / 65536 }
            guard let wanted, wanted.isFinite else {
                values.append(usual)
                continue
            }
            let fixed = FT_Fixed((min(max(wanted, -30000), 30000) * 65536).rounded())
            values.append(min(max(fixed, low), high))
        }
        unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(count), &values)
        return widths
    }
}

/// What must outlive Cairo's font face.
@safe private final class FreeTypeBox {
    private let contents: MappedFile
    private(set) var library: FT_Library?
    private var face: FT_Face?

    init(contents: MappedFile) { self.contents = contents }

    deinit {
        if let face = unsafe face { unsafe FT_Done_Face(face) }
        if let library = unsafe library { unsafe FT_Done_FreeType(library) }
    }

    @unsafe func open() throws(RasterError) -> FT_Face {
        let bytes = unsafe contents.bytes
        guard unsafe FT_Init_FreeType(&library) == 0,
            unsafe FT_New_Memory_Face(
                library, bytes.assumingMemoryBound(to: FT_Byte.self).baseAddress,
                FT_Long(bytes.count), 0, &face) == 0, let face = unsafe face
        else { throw .unreadableFont(path: contents.path, reason: "FreeType does not know its format") }
        return unsafe face
    }
}
