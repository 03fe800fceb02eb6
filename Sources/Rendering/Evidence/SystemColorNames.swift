package import Drawing
package import Golden
package import ViewCore

/// The system's colours by name, as one colour scheme, contrast and generation has them.
package struct SystemColorNames: Hashable, Sendable {
    package var scheme: ColorScheme
    package var contrast: ColorSchemeContrast
    package var generation: Generation
    package var platform: Platform

    package init(
        scheme: ColorScheme, contrast: ColorSchemeContrast, generation: Generation, platform: Platform = .ios
    ) {
        self.scheme = scheme
        self.contrast = contrast
        self.generation = generation
        self.platform = platform
    }

    /// The own palette, then those of the other settings, whose names say which: a picture
    /// in light that shows `blue in dark` has taken a colour from the wrong scheme.
    var palettes: [[String: RGBA]] {
        let others = Generation.allCases.flatMap { generation in
            ColorSchemeContrast.allCases.flatMap { contrast in
                ColorScheme.allCases.map {
                    SystemColorNames(
                        scheme: $0, contrast: contrast, generation: generation, platform: platform)
                }
            }
        }.filter { $0 != self }
        // The nearest first: another scheme rather than another contrast, that rather than another generation.
        func distance(_ other: SystemColorNames) -> Int {
            (other.generation == generation ? 0 : 2) + (other.contrast == contrast ? 0 : 1)
        }
        let sorted = (0...3).flatMap { wanted in others.filter { distance($0) == wanted } }
        // White and black are the same everywhere: to call them `label` would be a guess.
        return [["white": .white, "black": .black], palette(suffix: "")]
            + sorted.map { other in
                let contrast = other.contrast == contrast ? "" : ", \(other.contrast) contrast"
                let generation = other.generation == generation ? "" : ", \(other.generation)"
                return other.palette(suffix: " in \(other.scheme)\(contrast)\(generation)")
            }
    }

    /// For pictures of which nobody knows the scheme: the tokens, white and black, then the system's
    /// colours with the setting in their name.
    package static func any(before tokens: [String: RGBA]) -> ColorNames {
        let light = SystemColorNames(scheme: .light, contrast: .standard, generation: .standard)
        let palettes = light.palettes
        return ColorNames([tokens, palettes[0], light.palette(suffix: " in light")] + palettes.dropFirst(2))
    }

    private func palette(suffix: String) -> [String: RGBA] {
        var palette: [String: RGBA] = [:]
        for color in SystemColor.allCases {
            palette[color.rawValue + suffix] = color.resolve(scheme, contrast, generation, platform)
        }
        for (name, material) in Material.named { palette[name + suffix] = material.color(in: scheme) }
        return palette
    }
}
