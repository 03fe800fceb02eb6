package import Drawing
package import Golden
package import ViewCore

/// The system's colours by name, as one colour scheme and contrast has them.
package struct SystemColorNames: Hashable, Sendable {
    package var scheme: ColorScheme
    package var contrast: ColorSchemeContrast

    package init(scheme: ColorScheme, contrast: ColorSchemeContrast) {
        self.scheme = scheme
        self.contrast = contrast
    }

    /// The own palette, then those of the other settings, whose names say which: a picture
    /// in light that shows `blue in dark` has taken a colour from the wrong scheme.
    var palettes: [[String: RGBA]] {
        let others = ColorSchemeContrast.allCases.flatMap { contrast in
            ColorScheme.allCases.map { SystemColorNames(scheme: $0, contrast: contrast) }
        }.filter { $0 != self }
        // The nearest first: another scheme rather than another contrast.
        let nearest = others.filter { $0.contrast == contrast }
        let rest = others.filter { $0.contrast != contrast }
        // White and black are the same everywhere: to call them `label` would be a guess.
        return [["white": .white, "black": .black], palette(suffix: "")]
            + (nearest + rest).map { other in
                let contrast = other.contrast == contrast ? "" : ", \(other.contrast) contrast"
                return other.palette(suffix: " in \(other.scheme)\(contrast)")
            }
    }

    /// For pictures of which nobody knows the scheme: the tokens, white and black, then the system's
    /// colours with the setting in their name.
    package static func any(before tokens: [String: RGBA]) -> ColorNames {
        let palettes = SystemColorNames(scheme: .light, contrast: .standard).palettes
        let light = SystemColorNames(scheme: .light, contrast: .standard).palette(suffix: " in light")
        return ColorNames([tokens, palettes[0], light] + palettes.dropFirst(2))
    }

    private func palette(suffix: String) -> [String: RGBA] {
        var palette: [String: RGBA] = [:]
        for color in SystemColor.allCases {
            palette[color.rawValue + suffix] = color.resolve(scheme, contrast)
        }
        return palette
    }
}
