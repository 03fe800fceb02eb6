extension SystemColor {
    /// Values of iOS 26 where they are others than before, as `Values` has them.
    ///
    /// Documentation/Rules/colors.json, `systemColors_ios26`: the hues. Grays, labels, fills and backgrounds stay
    /// as they were; the link becomes the blue (`separators.colors.link`).
    var revisedValues: Values? {
        switch self {
        case .red: (0xFF383CFF, 0xFF4245FF, 0xE9152DFF, 0xFF6165FF)
        case .orange: (0xFF8D28FF, 0xFF9230FF, 0xC55300FF, 0xFFA056FF)
        case .yellow: (0xFFCC00FF, 0xFFD600FF, 0xA16A00FF, 0xFEDF43FF)
        case .green: (0x34C759FF, 0x30D158FF, 0x008932FF, 0x4AD968FF)
        case .mint: (0x00C8B3FF, 0x00DAC3FF, 0x008575FF, 0x54DFCBFF)
        case .teal: (0x00C3D0FF, 0x00D2E0FF, 0x008198FF, 0x3BDDECFF)
        case .cyan: (0x00C0E8FF, 0x3CD3FEFF, 0x007EAEFF, 0x6DD9FFFF)
        case .blue, .link: (0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF)
        case .indigo: (0x6155F5FF, 0x6D7CFFFF, 0x564ADEFF, 0xA7AAFFFF)
        case .purple: (0xCB30E0FF, 0xDB34F2FF, 0xB02FC2FF, 0xEA8DFFFF)
        case .pink: (0xFF2D55FF, 0xFF375FFF, 0xE7124DFF, 0xFF8AC4FF)
        case .brown: (0xAC7F5EFF, 0xB78A66FF, 0x956D51FF, 0xDBA679FF)
        default: nil
        }
    }
}
