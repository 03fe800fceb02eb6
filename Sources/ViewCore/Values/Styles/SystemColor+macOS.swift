extension SystemColor {
    /// The grounds of macOS in dark, where they are none of iOS: no black, and what floats is not brighter.
    ///
    /// What AppKit answers in macOS 26 (Documentation/Looks.md, section Grounds of macOS): 30 for controls and text, 50
    /// for windows, 40 below pages. Guesses: that `background` is the first, its second level the window's and the third
    /// what lies below pages, that those of grouped lists are the same, that macOS 15 and more contrast have them, too,
    /// and that light is as on iOS.
    func macGround(_ scheme: ColorScheme) -> UInt32? {
        guard scheme == .dark else { return nil }
        switch self {
        case .systemBackground, .secondarySystemGroupedBackground: return 0x1E1E_1EFF
        case .secondarySystemBackground, .systemGroupedBackground: return 0x3232_32FF
        case .tertiarySystemBackground, .tertiarySystemGroupedBackground: return 0x2828_28FF
        default: return nil
        }
    }
}
