import Drawing
import Foundation

extension TileOptions {
    /// The same without numbers that no picture can be made by, each of them warned of.
    ///
    /// Everything that reads options comes after this, so that neither offers nor the picture's size are made of
    /// NaN, infinities and negative lengths.
    func usable(_ journal: Journal) -> TileOptions {
        var options = self
        func length(_ value: CGFloat?, _ name: String, _ outcome: String) -> CGFloat? {
            guard let value, !(value.isUsable && value >= 0) else { return value }
            journal.warn("\(name): \(shortNumber(value)) is no usable length; \(outcome)")
            return nil
        }
        options.width = length(width, "width", "the view is as wide as it wants")
        options.height = length(height, "height", "the view is as high as it wants")
        options.flexibleHeight = length(
            flexibleHeight, "flexibleHeight", "a view without a height of its own is left as it is")
        options.margin = length(margin, "margin", "there is none") ?? 0
        options.inkLimit = length(inkLimit, "inkLimit", "the picture ends at its margins")
        return options
    }
}

extension EnvironmentValues {
    /// Warns of a scale that the picture cannot have and `PixelGrid` replaces.
    func checkScale(_ journal: Journal) {
        let scale = PixelGrid(scale: displayScale).scale
        guard scale != displayScale else { return }
        journal.warn(unusableNumber(displayScale, ".environment(\\.displayScale,", scale))
    }
}
