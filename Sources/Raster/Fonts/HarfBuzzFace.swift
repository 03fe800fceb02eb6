import CPangoCairo

/// A font file as HarfBuzz sees it: tables and names, no size or axes yet.
@safe final class HarfBuzzFace {
    /// Numbers of the `name` table, as the OpenType specification gives them.
    enum NameID: UInt32 {
        case family = 1
        case subfamily = 2
        case full = 4
        case postScript = 6
        case typographicFamily = 16
        case typographicSubfamily = 17
    }

    private let face: OpaquePointer
    /// The face points into the mapping.
    private let contents: MappedFile

    /// Never fails: bytes that are no font give a face without glyphs.
    init(_ contents: MappedFile) {
        self.contents = contents
        let bytes = unsafe contents.bytes
        let blob = unsafe hb_blob_create(
            bytes.assumingMemoryBound(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
            HB_MEMORY_MODE_READONLY, nil, nil)
        guard let blob = unsafe blob, let face = unsafe hb_face_create(blob, 0) else {
            preconditionFailure("HarfBuzz returned no object, which it promises never to do")
        }
        unsafe hb_blob_destroy(blob)
        unsafe hb_face_make_immutable(face)
        unsafe self.face = face
    }

    deinit { unsafe hb_face_destroy(face) }

    var glyphCount: Int { Int(unsafe hb_face_get_glyph_count(face)) }
    var unitsPerEm: Double { Double(unsafe hb_face_get_upem(face)) }

    /// From the least to the most of an axis; `nil` where the face has none of that tag.
    func axis(_ tag: hb_tag_t) -> ClosedRange<Double>? {
        var info = hb_ot_var_axis_info_t()
        guard unsafe hb_ot_var_find_axis_info(face, tag, &info) != 0, info.min_value <= info.max_value else {
            return nil
        }
        return Double(info.min_value)...Double(info.max_value)
    }

    func name(_ id: NameID) -> String? {
        let language = unsafe hb_language_from_string("en", -1)
        var size: UInt32 = 512
        let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            _ = unsafe hb_ot_name_get_utf8(
                face, hb_ot_name_id_t(id.rawValue), language, &size, start)
            return unsafe String(
                decoding: UnsafeRawBufferPointer(start: start, count: Int(min(size, 511))),
                as: UTF8.self)
        }
        return text.isEmpty ? nil : text
    }

    /// What the table `hhea` says of lines, in font units; y points up.
    struct HorizontalHeader {
        var ascender: Int16
        var descender: Int16
        var lineGap: Int16
    }

    private(set) lazy var horizontalHeader: HorizontalHeader? = {
        guard let table = unsafe hb_face_reference_table(face, HarfBuzzFont.tag("hhea")) else { return nil }
        defer { unsafe hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let start = unsafe hb_blob_get_data(table, &length), length >= 10 else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
        func number(_ at: Int) -> Int16 {
            unsafe Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: at, as: Int16.self))
        }
        let header = HorizontalHeader(ascender: number(4), descender: number(6), lineGap: number(8))
        return header.ascender > 0 || header.descender < 0 ? header : nil
    }()

    /// The weight from 1 to 1000, and whether the face leans, as its tables say.
    var style: (weight: Double, isItalic: Bool) {
        guard let font = unsafe hb_font_create(face) else { return (400, false) }
        defer { unsafe hb_font_destroy(font) }
        return unsafe (
            Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
            hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        )
    }

    /// Tags of the substitutions in the `GSUB` table.
    private(set) lazy var features: Set<String> = {
        let table = HarfBuzzFont.tag("GSUB")
        var count: UInt32 = 0
        let total = unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
        // Far more than there are kinds of features; a hostile file may say anything.
        count = min(total, 4096)
        let tags = unsafe withUnsafeTemporaryAllocation(of: hb_tag_t.self, capacity: Int(count)) { buffer in
            _ = unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, &count, buffer.baseAddress)
            return unsafe Set(buffer.prefix(Int(count)))
        }
        return Set(
            tags.map { tag in
                String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
            })
    }()

    /// The weights of the design space, or the only one.
    private(set) lazy var weights: ClosedRange<Double> = {
        var axis = hb_ot_var_axis_info_t()
        guard unsafe hb_ot_var_find_axis_info(face, HarfBuzzFont.tag("wght"), &axis) != 0,
            axis.min_value <= axis.max_value
        else { return 400...400 }
        return Double(axis.min_value)...Double(axis.max_value)
    }()

    /// Good for as long as this object lives.
    @unsafe func withPointer<R>(_ body: (OpaquePointer) -> R) -> R { unsafe body(face) }

    @unsafe func makeFont() -> OpaquePointer? { unsafe hb_font_create(face) }
}
