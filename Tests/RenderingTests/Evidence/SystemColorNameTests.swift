import Drawing
import Testing
import ViewCore

@testable import Rendering
@testable import Golden

private func name(
    _ color: UInt32, in scheme: ColorScheme, _ generation: Generation = .ios18, tokens: [String: RGBA] = [:]
) -> String? {
    let system = SystemColorNames(scheme: scheme, contrast: .standard, generation: generation)
    return ColorNames([tokens] + system.palettes).name(of: RGBA(packed: color).description)
}

struct SystemColorNameTests {
    @Test(arguments: [
        (0x007AFF_FF, ColorScheme.light, "blue"), (0x0A84FF_FF, .dark, "blue"),
        (0x0A84FF_FF, .light, "blue in dark"), (0x007AFF_FF, .dark, "blue in light"),
        (0xD70015_FF, .light, "red in light, increased contrast"),
    ])
    func `A system colour is named as the tile's scheme has it`(
        color: Int, scheme: ColorScheme, expected: String
    ) {
        #expect(name(UInt32(color), in: scheme) == expected)
    }

    @Test(arguments: [
        (0x0088FF_FF, Generation.ios26, "blue"), (0x0091FF_FF, .ios26, "blue in dark"),
        (0x007AFF_FF, .ios26, "blue in light, ios18"), (0x0088FF_FF, .ios18, "blue in light, ios26"),
        (0x1E6EF4_FF, .ios18, "blue in light, increased contrast, ios26"),
    ])
    func `A system colour is named as the tile's generation has it`(
        color: Int, generation: Generation, expected: String
    ) {
        #expect(name(UInt32(color), in: .light, generation) == expected)
    }

    @Test(arguments: ColorScheme.allCases)
    func `White and black are called so, not after what else has their values`(
        scheme: ColorScheme
    ) {
        #expect(name(0xFFFF_FFFF, in: scheme) == "white" && name(0x0000_00FF, in: scheme) == "black")
    }

    @Test func `Of names for one colour the shortest is taken, then the first of the alphabet`() {
        #expect(name(0x8E8E_93FF, in: .light) == "gray")
        #expect(name(0x3C3C_434C, in: .light) == "tertiaryLabel")
    }

    @Test func `A token goes before the system's name`() {
        let brand = RGBA(packed: 0x007A_FFFF)
        #expect(name(0x007A_FFFF, in: .light, tokens: ["color.brand": brand]) == "color.brand")
    }

    @Test func `A colour that nothing names stays a number`() {
        #expect(name(0x0102_03FF, in: .light) == nil)
    }
}
