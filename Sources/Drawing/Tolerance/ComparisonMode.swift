/// How two pixels, or two pictures, are held against each other. All modes are symmetric.
package enum ComparisonMode: String, CaseIterable, Codable, Hashable, Sendable {
    /// Every byte counts, also the colours of pixels without alpha.
    case exact
    /// The largest difference of a channel, alpha included, on a scale of 0 to 255.
    case maxDelta = "max-delta"
    /// mapbox/pixelmatch 5.3 to 6: YIQ distance, translucent pixels over white.
    case pixelmatch6 = "pixelmatch-6"
    /// mapbox/pixelmatch 7: YIQ distance, translucent pixels over its checkerboard.
    case pixelmatch7 = "pixelmatch-7"
    /// The largest CIEDE2000 difference over white and over black, so that alpha counts.
    case ciede2000
    /// One less the mean structural similarity of the worst channel, for the picture as a whole.
    case ssim

    /// What a pixel, or with `ssim` the picture, may differ by when nobody says otherwise.
    ///
    /// A pixel differs when it is *above* the threshold. For CIEDE2000 it is 1, which is about
    /// the smallest difference that a trained eye sees side by side; tools that start at 2.3 let
    /// ordinary mistakes of colour tokens pass.
    package var defaultThreshold: Double {
        switch self {
        case .exact: 0
        case .maxDelta: 1
        case .pixelmatch6, .pixelmatch7: 0.1
        case .ciede2000: 1
        case .ssim: 0.01
        }
    }

    /// What the threshold is held against, of each pixel unless it says otherwise.
    package var meaning: String {
        switch self {
        case .exact: "every byte of every pixel"
        case .maxDelta: "largest difference of a channel, alpha included"
        case .pixelmatch6: "pixelmatch 5.3 to 6, distance in YIQ over white"
        case .pixelmatch7: "pixelmatch 7, distance in YIQ over its checkerboard"
        case .ciede2000: "CIEDE2000, the larger value of over white and over black"
        case .ssim: "1 minus the structural similarity of the whole picture"
        }
    }

    /// What thresholds and scores are counted in; `nil` where there is no threshold.
    package var unit: String? {
        switch self {
        case .exact: nil
        case .maxDelta: "steps of 255"
        case .pixelmatch6, .pixelmatch7: "fraction of the black–white distance"
        case .ciede2000: "ΔE"
        case .ssim: "1 − SSIM"
        }
    }

    /// The thresholds that make sense: a scale of bytes, of ΔE, or of 0 to 1.
    package var thresholds: ClosedRange<Double> {
        switch self {
        case .exact: 0...0
        case .maxDelta: 0...255
        case .pixelmatch6, .pixelmatch7, .ssim: 0...1
        case .ciede2000: 0...1000
        }
    }
}
