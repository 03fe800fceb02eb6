import CPangoCairo

/// The text of one run on its way into glyphs.
@safe struct HarfBuzzBuffer: ~Copyable {
    private let buffer: OpaquePointer
    private let language: hb_language_t?

    init() {
        guard let buffer = unsafe hb_buffer_create() else {
            preconditionFailure("HarfBuzz returned no buffer, which it promises never to do")
        }
        unsafe self.buffer = buffer
        // Fixed: the locale of the process must not choose glyphs.
        unsafe language = hb_language_from_string("en", -1)
    }

    deinit { unsafe hb_buffer_destroy(buffer) }

    /// Takes `range` of the text, with the rest as context for joining scripts; clusters are byte offsets. A language is
    /// given by BCP 47.
    @unsafe func set(
        _ text: UnsafeBufferPointer<UInt8>, range: Range<Int>, script: hb_script_t,
        rightToLeft: Bool, language tag: String? = nil
    ) {
        unsafe hb_buffer_clear_contents(buffer)
        unsafe text.withMemoryRebound(to: CChar.self) { text in
            unsafe hb_buffer_add_utf8(
                buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound),
                Int32(range.count))
        }
        unsafe hb_buffer_set_direction(
            buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, script)
        let own = unsafe tag.map { unsafe hb_language_from_string($0, -1) }
        unsafe hb_buffer_set_language(buffer, own ?? language)
    }

    /// Tabs and other controls become spaces: no font has glyphs for them, and none is missing.
    func replaceControls() {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count) else { return }
        for index in 0..<Int(count) where unsafe infos[index].codepoint < 0x20 {
            unsafe infos[index].codepoint = 0x20
        }
    }

    /// Calls `body` with each glyph in visual order and whether it is its cluster's last.
    func forEachGlyph(
        _ body: (_ info: hb_glyph_info_t, _ position: hb_glyph_position_t, _ endsCluster: Bool) ->
            Void
    ) {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        for index in 0..<Int(count) {
            let ends =
                unsafe index + 1 == Int(count) || infos[index + 1].cluster != infos[index].cluster
            unsafe body(infos[index], positions[index], ends)
        }
    }

    @unsafe borrowing func withPointer(_ body: (OpaquePointer) -> Void) {
        unsafe body(buffer)
    }
}
