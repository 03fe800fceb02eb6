import Foundation

/// A Gaussian blur in a fixed order of plain additions and multiplications: the same on every machine.
///
/// Up to `fineSigma` the kernel is the true one, its weights whole 16384ths. Above, the picture is first
/// averaged over squares of 2, 4, 8, … pixels, blurred there with what is left of the variance, and drawn
/// back between the squares' centres. Beside a hard edge from 0 to 255 that is off by 2 at most (worked out for
/// widths from 4 to 100 and every phase), and a shadow is a fraction of that.
struct GaussianBlur {
    private static let fineSigma = 4.0
    /// Wider blurs count as this one; in pixels.
    private static let widest = 320.0
    /// Below this the neighbours' weights round to nothing.
    private static let narrowest = 0.2

    private let kernel: GaussianKernel
    /// Pixels along a square, a power of two.
    private let square: Int

    /// How far colour spreads, in pixels; 0 when there is nothing to do.
    static func reach(_ sigma: PixelLength) -> Int {
        guard sigma.value.isFinite, sigma.value >= narrowest else { return 0 }
        let sigma = min(Double(sigma.value), widest)
        // The squares add half of one on each side.
        return Int((3 * sigma).rounded(.up)) + (sigma > fineSigma ? 2 * size(for: sigma) : 0)
    }

    init(sigma: PixelLength) {
        let sigma = min(max(Double(sigma.value), GaussianBlur.narrowest), GaussianBlur.widest)
        square = GaussianBlur.size(for: sigma)
        let size = Double(square)
        // Averaging over s pixels has the variance (s² − 1) / 12, the way back (s² ) / 6 at its mean.
        let spent = square == 1 ? 0 : (size * size - 1) / 12 + size * size / 6
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
                if square == 1 {
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
                if square == 1 {
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
