package import Drawing

/// The system's named colours of each generation, light, dark and with more contrast.
///
/// Values: Documentation/Rules/colors.json, blocks `systemColors_ios15_18`, `labels`, `fills`,
/// `backgrounds`, `separators` (Human Interface Guidelines and re-implementations that agree). Alphas are
/// quantised to 8 bits, as the system does. On macOS the dark grounds are its own (`macGround`).
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray,
        gray2, gray3, gray4, gray5, gray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel,
        quinaryLabel, placeholderText, systemFill, secondarySystemFill, tertiarySystemFill,
        quaternarySystemFill, systemBackground, secondarySystemBackground,
        tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground,
        tertiarySystemGroupedBackground, separator, opaqueSeparator, link

    /// `0xRRGGBBAA` for light, dark, light with increased contrast, dark with increased contrast.
    typealias Values = (UInt32, UInt32, UInt32, UInt32)

    /// The palette of iOS 15 to 18.
    private var values: Values {
        switch self {
        case .red: (0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF)
        case .orange: (0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF)
        case .yellow: (0xFFCC00FF, 0xFFD60AFF, 0xB25000FF, 0xFFD426FF)
        case .green: (0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF)
        case .mint: (0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x63E6E2FF)
        case .teal: (0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF)
        case .cyan: (0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF)
        case .blue: (0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF)
        case .indigo: (0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF)
        case .purple: (0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF)
        case .pink: (0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF)
        case .brown: (0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF)
        case .gray: (0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF)
        case .gray2: (0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF)
        case .gray3: (0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF)
        case .gray4: (0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF)
        case .gray5: (0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF)
        case .gray6: (0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)
        case .label: (0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF)
        case .secondaryLabel: (0x3C3C4399, 0xEBEBF599, 0x3C3C43CC, 0xEBEBF5B2)
        case .tertiaryLabel: (0x3C3C434C, 0xEBEBF54C, 0x3C3C43B2, 0xEBEBF58C)
        case .quaternaryLabel: (0x3C3C432E, 0xEBEBF529, 0x3C3C438C, 0xEBEBF566)
        case .quinaryLabel: (0x0000000D, 0xFFFFFF0D, 0x00000015, 0xFFFFFF15)
        case .placeholderText: (0x3C3C434C, 0xEBEBF54C, 0x3C3C43B2, 0xEBEBF58C)
        case .systemFill: (0x78788033, 0x7878805C, 0x78788047, 0x78788070)
        case .secondarySystemFill: (0x78788029, 0x78788052, 0x7878803D, 0x78788066)
        case .tertiarySystemFill: (0x7676801F, 0x7676803D, 0x76768033, 0x76768052)
        case .quaternarySystemFill: (0x74748014, 0x7676802E, 0x7474801F, 0x76768042)
        case .systemBackground: (0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF)
        case .secondarySystemBackground: (0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)
        case .tertiarySystemBackground: (0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF)
        case .systemGroupedBackground: (0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF)
        case .secondarySystemGroupedBackground: (0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF)
        case .tertiarySystemGroupedBackground: (0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF)
        case .separator: (0x3C3C434A, 0x54545899, 0x3C3C435E, 0x545458AD)
        case .opaqueSeparator: (0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF)
        case .link: (0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF)
        }
    }

    package func resolve(in environment: EnvironmentValues) -> RGBA {
        resolve(environment.colorScheme, environment.contrast, environment.generation, environment.platform)
    }

    package func resolve(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, _ generation: Generation,
        _ platform: Platform = .ios
    ) -> RGBA {
        if platform == .macos, let ground = macGround(scheme) { return RGBA(packed: ground) }
        // The second palette changes hues only, so most colours have one row.
        let values = generation.choose(ios18: nil, ios26: revisedValues) ?? values
        let value =
            switch (scheme, contrast) {
            case (.light, .standard): values.0
            case (.dark, .standard): values.1
            case (.light, .increased): values.2
            case (.dark, .increased): values.3
            }
        return RGBA(packed: value)
    }
}

extension RGBA {
    /// From `0xRRGGBBAA`.
    package init(packed value: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
