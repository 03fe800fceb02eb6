package import Drawing

/// The colour nearest to `color` on its way to black or white that has the contrast on `background`; `nil` where neither
/// end has it.
///
/// Both are opaque. The way that changes less is taken.
package func sufficientColor(for color: RGBA, on background: RGBA, ratio: Double) -> RGBA? {
    let steps = 64
    for step in 0...steps {
        let part = Double(step) / Double(steps)
        for end in [RGBA.black, .white] {
            let mixed = RGBA(
                red: color.red + (end.red - color.red) * part,
                green: color.green + (end.green - color.green) * part,
                blue: color.blue + (end.blue - color.blue) * part)
            if contrastRatio(mixed, background) >= ratio { return mixed }
        }
    }
    return nil
}

extension RGBA {
    /// The colour as it is seen over an opaque one.
    package func over(_ background: RGBA) -> RGBA {
        let alpha = min(max(alpha, 0), 1)
        return RGBA(
            red: red * alpha + background.red * (1 - alpha),
            green: green * alpha + background.green * (1 - alpha),
            blue: blue * alpha + background.blue * (1 - alpha))
    }
}
