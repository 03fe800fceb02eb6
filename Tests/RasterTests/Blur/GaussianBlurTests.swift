import Drawing
import Foundation
import Testing
import TestSupport

@testable import Raster

/// Blurs of whole surfaces against the Gaussian's integral over each pixel, up to their edges.
@Suite struct GaussianBlurTests {
    /// What is left of a row: each pixel's share of every other is the integral over it.
    private func blurred(_ row: [Double], _ sigma: Double) -> [Double] {
        let lit = row.indices.filter { row[$0] != 0 }
        if lit.isEmpty { return row }
        let shares = row.indices.map { distance in
            let (from, to) = (Double(distance) - 0.5, Double(distance) + 0.5)
            return (erf(to / sigma / 2.0.squareRoot()) - erf(from / sigma / 2.0.squareRoot())) / 2
        }
        return row.indices.map { x in lit.reduce(0) { $0 + row[$1] * shares[abs($1 - x)] } }
    }

    private func blurred(_ pixels: [UInt8], _ width: Int, _ sigma: Double) -> [Double] {
        let height = pixels.count / width
        var values = (0..<height).flatMap {
            blurred(pixels[$0 * width..<($0 + 1) * width].map(Double.init), sigma)
        }
        for x in 0..<width {
            let column = blurred((0..<height).map { values[$0 * width + x] }, sigma)
            for y in 0..<height { values[y * width + x] = column[y] }
        }
        return values
    }

    /// What is drawn with: each pixel's channels one after the other, without gaps.
    private func drawn(
        _ pixels: [UInt8], _ width: Int, _ format: ImageSurface.Format, _ sigma: Double
    ) throws -> [UInt8] {
        let (row, stride) = (width * format.channels, ImageSurface.stride(format: format, width: width))
        let height = pixels.count / row
        let buffer = PixelBuffer(capacity: stride * height)
        let surface = try ImageSurface(format: format, width: width, height: height, in: buffer)
        func place(_ index: Int) -> Int { index / row * stride + index % row }
        return try unsafe surface.withPixels { bytes throws(RasterError) in
            for (index, value) in pixels.enumerated() {
                unsafe bytes.storeBytes(of: value, toByteOffset: place(index), as: UInt8.self)
            }
            try GaussianBlur(sigma: PixelLength(sigma)).apply(to: surface)
            return pixels.indices.map { unsafe bytes.load(fromByteOffset: place($0), as: UInt8.self) }
        }
    }

    /// Blocks of 7 × 5 pixels with `margin` clear ones around; without, every edge has blocks that touch it.
    private func blocks(_ width: Int, _ height: Int, margin: Int = 0, seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(state: seed)
        let choices: [UInt8] = [0, 255, 128]
        let shades = (0..<200).map { _ -> UInt8 in choices[Int.random(in: 0..<3, using: &generator)] }
        let columns = width + 2 * margin
        return (0..<columns * (height + 2 * margin)).map { index -> UInt8 in
            let (x, y) = (index % columns - margin, index / columns - margin)
            guard x >= 0, y >= 0, x < width, y < height else { return 0 }
            return shades[(x / 7 + y / 5 * 14) % 200]
        }
    }

    /// Narrow blurs hold up to the edges; wide ones, made of squares, where the squares have room.
    @Test(arguments: [0.3, 1, 2.5, 4, 4.1, 7, 9, 17])
    func `A blurred cover is the Gaussian integral at every pixel`(sigma: Double) throws {
        let margin = sigma > 4 ? GaussianBlur.reach(PixelLength(sigma)) : 0
        let (width, height) = sigma > 4 ? (23, 19) : (61, 47)
        let pixels = blocks(width, height, margin: margin, seed: UInt64(sigma * 10))
        let found = try drawn(pixels, width + 2 * margin, .alpha, sigma)
        let worst =
            zip(found, blurred(pixels, width + 2 * margin, sigma)).map { abs(Double($0) - $1) }.max() ?? 0
        #expect(worst <= 1, "off by \(worst)")
    }

    @Test(arguments: [1.5, 5])
    func `Each channel is blurred for itself`(sigma: Double) throws {
        let margin = sigma > 4 ? GaussianBlur.reach(PixelLength(sigma)) : 0
        let width = 15 + 2 * margin
        let channels = (0..<4).map { blocks(15, 11, margin: margin, seed: $0) }
        let found = try drawn(
            channels[0].indices.flatMap { place in channels.map { $0[place] } }, width, .color, sigma)
        for (channel, pixels) in channels.enumerated() {
            let expected = blurred(pixels, width, sigma)
            let worst =
                expected.indices.map { abs(Double(found[$0 * 4 + channel]) - expected[$0]) }.max() ?? 0
            #expect(worst <= 1, "channel \(channel) is off by \(worst)")
        }
    }

    /// A multiple of every square's pixels, so that the squares are mirrored as well.
    @Test(arguments: [3.0, 5, 9, 20, 40])
    func `A mirrored picture's blur is its blur mirrored, up to the edges`(sigma: Double) throws {
        let (width, height) = (64, 48)
        let pixels = blocks(width, height, seed: 3)
        let blur = try drawn(pixels, width, .alpha, sigma)
        func isNear(_ found: [UInt8], _ mirrored: (_ x: Int, _ y: Int) -> Int) -> Bool {
            found.indices.allSatisfy {
                abs(Int(found[$0]) - Int(blur[mirrored($0 % width, $0 / width)])) <= 1
            }
        }
        let upsideDown = (0..<height).reversed().flatMap { pixels[$0 * width..<($0 + 1) * width] }
        #expect(isNear(try drawn(upsideDown, width, .alpha, sigma)) { x, y in (height - 1 - y) * width + x })
        let leftToRight = (0..<height).flatMap { pixels[$0 * width..<($0 + 1) * width].reversed() }
        #expect(isNear(try drawn(leftToRight, width, .alpha, sigma)) { x, y in y * width + width - 1 - x })
    }

    /// The cubic B-spline: 2/3 − x² + x³/2 up to 1, (2 − x)³/6 up to 2.
    private func spline(_ distance: Double) -> Double {
        let x = abs(distance)
        return x < 1 ? 2.0 / 3 - x * x + x * x * x / 2 : x < 2 ? (2 - x) * (2 - x) * (2 - x) / 6 : 0
    }

    @Test(arguments: [2, 4, 8], [1, 4])
    func `Between squares each pixel has what splines give it, and nothing from past the edges`(
        size: Int, channels: Int
    ) {
        var generator = SeededGenerator(state: 77)
        let (columns, rows) = (5, 4)
        let (width, height) = (columns * size - 1, rows * size - 1)
        var samples = (0..<columns * rows * channels).map { _ in Float.random(in: 0...255, using: &generator)
        }
        let squares = samples
        var bytes = [UInt8](repeating: 99, count: width * height * channels)
        unsafe samples.withUnsafeMutableBufferPointer { samples in
            unsafe bytes.withUnsafeMutableBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                unsafe BlurSquares.spread(
                    samples, columns, rows, channels, by: size, into: start, width * channels, width, height)
            }
        }
        /// In squares, from a square's middle to a pixel's.
        func distance(_ square: Int, _ pixel: Int) -> Double {
            (Double(pixel) + 0.5) / Double(size) - Double(square) - 0.5
        }
        for index in bytes.indices {
            let (x, y, channel) = (index / channels % width, index / channels / width, index % channels)
            var sum = 0.0
            for row in 0..<rows {
                for column in 0..<columns {
                    sum +=
                        Double(squares[(row * columns + column) * channels + channel])
                        * spline(distance(column, x))
                        * spline(distance(row, y))
                }
            }
            #expect(abs(Double(bytes[index]) - sum) < 0.501, "\(x), \(y)")
        }
    }

    @Test(arguments: [2, 4, 8], [1, 4])
    func `A square has the mean around its middle, less from farther off`(size: Int, channels: Int) {
        let (width, height) = (3 * size - 1, 2 * size + 1)
        let (columns, rows) = (3, 3)
        let bytes = blocks(width * channels, height, seed: UInt64(size))
        var samples = [Float](repeating: -1, count: columns * rows * channels)
        unsafe samples.withUnsafeMutableBufferPointer { samples in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                unsafe BlurSquares.average(
                    start, width * channels, width, height, channels, by: size, into: samples)
            }
        }
        // A tent two squares wide, whose weights add up to 1.
        func weight(_ square: Int, _ pixel: Int) -> Double {
            let distance = abs(Double(pixel) + 0.5 - (Double(square) + 0.5) * Double(size))
            return max(0, 1 - distance / Double(size)) / Double(size)
        }
        for index in samples.indices {
            let (column, row, channel) = (
                index / channels % columns, index / channels / columns, index % channels
            )
            var sum = 0.0
            for y in 0..<height {
                for x in 0..<width {
                    sum +=
                        Double(bytes[(y * width + x) * channels + channel]) * weight(column, x)
                        * weight(row, y)
                }
            }
            #expect(abs(Double(samples[index]) - sum) < 0.01, "\(column), \(row)")
        }
    }

    /// Three deviations, and past four of a pixel two of the squares that a wide blur is made of.
    @Test(
        arguments: [
            (0, 0), (-1, 0), (.nan, 0), (.infinity, 0), (0.166, 0), (0.167, 1), (1, 3), (1.1, 4), (4, 12),
            (4.1, 17),
            (8, 28), (8.1, 33), (16, 56), (16.1, 65), (320, 1216), (1e9, 1216),
        ] as [(CGFloat, Int)])
    func `A blur reaches three deviations and the squares it is made of`(sigma: CGFloat, reach: Int) {
        #expect(GaussianBlur.reach(PixelLength(sigma)) == reach)
    }

    @Test(arguments: [0.2, 0.5, 1, 3, 4])
    func `A kernel's weights are the Gaussian's integrals over pixels`(sigma: Double) {
        let weights = GaussianKernel(sigma: sigma).weights.map(Double.init)
        #expect(weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 } == 1)
        #expect(GaussianKernel(sigma: sigma).radius == weights.count - 1)
        for (distance, weight) in weights.enumerated() {
            let (from, to) = (Double(distance) - 0.5, Double(distance) + 0.5)
            let integral = (erf(to / sigma / 2.0.squareRoot()) - erf(from / sigma / 2.0.squareRoot())) / 2
            // Cut off at three deviations, what is left is a quarter of a percent more.
            #expect(abs(weight - integral) < 0.0012, "\(distance)")
        }
    }

    @Test func `A group's blur spreads its edge`() throws {
        let square = Drawings.square(10, 10, 20, .black)
        let picture = try Drawings.draw(
            [.group(DisplayGroup(items: [square], blur: 2))], width: 40, height: 40)
        var row = [Double](repeating: 0, count: 40)
        for x in 10..<30 { row[x] = 255 }
        let expected = blurred(row, 2)
        for x in 0..<40 {
            #expect(abs(Double(Sample(picture, x, 20).alpha) - expected[x]) <= 1, "\(x)")
        }
    }

    @Test func `A blur that is kept is given again, and one of other pixels is not`() throws {
        var cache = BlurCache()
        func blur(_ shade: UInt8, _ sigma: CGFloat) throws -> [UInt8] {
            let buffer = PixelBuffer(capacity: 64)
            buffer.fill(16, with: UInt32(shade) << 8)
            let surface = try ImageSurface(format: .color, width: 4, height: 4, in: buffer)
            try cache.blur(surface, sigma: PixelLength(sigma))
            return try unsafe surface.withPixels { pixels throws(RasterError) in
                (0..<64).map { unsafe pixels.load(fromByteOffset: $0, as: UInt8.self) }
            }
        }
        let first = try blur(200, 1)
        #expect(try blur(200, 1) == first)
        #expect(first[21] < 200 && first[21] > 50)
        let other = try blur(100, 1)
        #expect(other[21] < first[21])
        #expect(try blur(200, 3)[21] < first[21])
    }
}
