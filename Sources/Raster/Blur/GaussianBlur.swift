import Foundation

/// A Gaussian blur in a fixed order of plain additions and multiplications: the same on every machine.
///
/// Up to `fineSigma` the kernel is the true one, its weights whole 16384ths. Above, the picture is first
/// averaged into squares of 2, 4, 8, … pixels, blurred there with what is left of the variance, and drawn back
/// between the squares' centres. Tents on the way there and cubic splines on the way back let nothing of the
/// squares through: beside a hard edge from 0 to 255 either way is off by a quarter at most before it is rounded
/// (worked out for deviations from 0.2 to 65 and every phase), most of it for the tails past three deviations.
struct GaussianBlur {
    private static let fineSigma = 4.0
    /// Wider blurs count as this one; in pixels.
    private static let widest = 320.0
    /// Below this, three deviations in half a pixel, what crosses into a neighbour rounds to nothing.
    private static let narrowest = 1.0 / 6

    private let kernel: GaussianKernel
    /// Pixels along a square, a power of two.
    private let square: Int
    /// Whether linear light is what is spread; slower, since such a picture is never averaged into squares.
    private let isInLight: Bool

    /// How far colour spreads, in pixels; 0 when there is nothing to do.
    static func reach(_ sigma: PixelLength) -> Int {
        guard sigma.value.isFinite, sigma.value >= narrowest else { return 0 }
        let sigma = min(Double(sigma.value), widest)
        // The tents add one square on each side, the splines another.
        return Int((3 * sigma).rounded(.up)) + (sigma > fineSigma ? 2 * size(for: sigma) : 0)
    }

    init(sigma: PixelLength, inLight: Bool = false) {
        let sigma = min(max(Double(sigma.value), GaussianBlur.narrowest), GaussianBlur.widest)
        isInLight = inLight
        square = inLight ? 1 : GaussianBlur.size(for: sigma)
        let size = Double(square)
        // For s pixels a tent has the variance s² / 6 + 1 / 12, a cubic spline s² / 3, and a weight's own square
        // s² / 12; the pixels' own, 1 / 12, belongs to the picture.
        let spent = square == 1 ? 0 : size * size * 7 / 12
        kernel = GaussianKernel(sigma: (sigma * sigma - spent).squareRoot() / size)
    }

    private static func size(for sigma: Double) -> Int {
        var size = 1
        while sigma / Double(size) > fineSigma { size *= 2 }
        return size
    }

    /// Blurs a surface in place; outside its edges it counts as clear.
    func apply(to surface: borrowing ImageSurface) throws(RasterError) {
        let channels = surface.format.channels
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        let columns = (width + square - 1) / square
        let rows = (height + square - 1) / square
        var samples = [Float](repeating: 0, count: columns * rows * channels)
        try unsafe surface.withPixels { pixels throws(RasterError) in
            let bytes = unsafe pixels.assumingMemoryBound(to: UInt8.self)
            unsafe samples.withUnsafeMutableBufferPointer { samples in
                if isInLight, surface.format == .color {
                    unsafe LightSamples.widen(bytes, into: samples, count: width * height)
                } else if square == 1 {
                    unsafe BlurPasses.widen(
                        bytes, stride, into: samples, lanes: width * channels, rows: height)
                } else {
                    unsafe BlurSquares.average(
                        bytes, stride, width, height, channels, by: square, into: samples)
                }
                unsafe BlurPasses.blurRows(
                    samples, columns: columns, rows: rows, channels: channels, kernel)
                unsafe BlurPasses.blurColumns(
                    samples, lanes: columns * channels, rows: rows, kernel)
                if isInLight, surface.format == .color {
                    unsafe LightSamples.narrow(samples, into: bytes, count: width * height)
                } else if square == 1 {
                    unsafe BlurPasses.narrow(
                        samples, into: bytes, stride, lanes: width * channels, rows: height)
                } else {
                    unsafe BlurSquares.spread(
                        samples, columns, rows, channels, by: square, into: bytes, stride, width,
                        height)
                }
            }
        }
    }
}
