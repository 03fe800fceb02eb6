import Pixels
import Testing
import TestSupport

@Suite struct PNGRoundTripTests {
    @Test(arguments: PNGEffort.allCases)
    func `Random pictures of all shapes come back as they were`(effort: PNGEffort) throws {
        var generator = SeededGenerator(state: 1)
        let (encoder, decoder) = (PNGEncoder(), PNGDecoder())
        for round in 0..<(effort == .fast ? 400 : 60) {
            let pixmap = Pixmap.random(using: &generator, maxSide: effort == .fast ? 90 : 40)
            let bytes = encoder.encode(pixmap, effort: effort)
            #expect(try decoder.decode(bytes, name: "round \(round)") == pixmap)
            #expect(bytes == encodePNG(pixmap, effort: effort), "kept memory changes nothing")
        }
    }

    @Test(arguments: 1...9)
    func `Narrow tall pictures whose rows repeat come back as they were`(width: Int) throws {
        let height = 3000
        for colors in [1, 300] {
            for alpha in [UInt8(255), 90] {
                // Rows of their own to use up the palette, then the last one again and again.
                let bytes = (0..<height).flatMap { y -> [UInt8] in
                    let row = min(y, colors - 1)
                    let pixel = [UInt8(row & 255), UInt8(row >> 8), 7, alpha]
                    return Array(repeating: pixel, count: width).flatMap { $0 }
                }
                let pixmap = Pixmap(width: width, height: height, bytes: bytes)
                let file = encodePNG(pixmap, effort: .fast)
                #expect(try decodePNG(file, name: "\(width) wide") == pixmap)
            }
        }
    }

    @Test func `Cairo's pixels give the same file as the pixmap made from them`() throws {
        var generator = SeededGenerator(state: 2)
        let encoder = PNGEncoder()
        for round in 0..<200 {
            let pixmap = Pixmap.random(using: &generator)
            let stride = pixmap.width * 4 + (round % 3) * 16
            var rows = [UInt8](repeating: 77, count: stride * pixmap.height)
            for y in 0..<pixmap.height {
                for x in 0..<pixmap.width {
                    let (red, green, blue, alpha) = pixmap[x, y]
                    let limit = pixmap.isOpaque ? 255 : alpha
                    let place = y * stride + x * 4
                    rows[place] = min(blue, limit)
                    rows[place + 1] = min(green, limit)
                    rows[place + 2] = min(red, limit)
                    // RGB24 leaves the fourth byte undefined.
                    rows[place + 3] = pixmap.isOpaque ? UInt8(x & 255) : alpha
                }
            }
            let (direct, copied) = unsafe rows.withUnsafeBytes { bytes in
                unsafe (
                    encoder.encode(
                        bgra: bytes, width: pixmap.width, height: pixmap.height, stride: stride,
                        isOpaque: pixmap.isOpaque, effort: .fast),
                    Pixmap(
                        premultipliedBGRA: bytes, width: pixmap.width, height: pixmap.height,
                        stride: stride, isOpaque: pixmap.isOpaque)
                )
            }
            #expect(direct == encoder.encode(copied, effort: .fast))
            if pixmap.isOpaque { #expect(copied == pixmap) }
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257])
    func `The number of colours picks the layout`(count: Int) throws {
        let bytes = (0..<512).flatMap { index -> [UInt8] in
            [UInt8(index % count & 255), UInt8((index % count) >> 8), 9, 255]
        }
        let pixmap = Pixmap(width: 32, height: 16, bytes: bytes)
        for effort in PNGEffort.allCases {
            let header = try readPNGHeader(encodePNG(pixmap, effort: effort), name: "tile")
            #expect(header.colorType == (count <= 256 ? .palette : .rgb))
            let largest =
                effort != .fast && count <= 16 ? (count <= 2 ? 1 : count <= 4 ? 2 : 4) : 8
            #expect(header.bitDepth == largest || header.bitDepth == 8)
        }
    }

    /// Higher than the bands that stand for a large picture when filters are tried, and not of their multiple.
    @Test(arguments: [255, 120] as [UInt8])
    func `Large gradients come back as they were, and take the filter that makes them smallest`(alpha: UInt8)
        throws
    {
        let (width, height) = (203, 171)
        var generator = SeededGenerator(state: 11)
        var (level, step) = (0, 0)
        var bytes: [UInt8] = []
        for y in 0..<height {
            // Rows rise by other steps, so that only what is to the left explains one; some are equal.
            if y % 5 != 0 {
                level = Int.random(in: 0...255, using: &generator)
                step = Int.random(in: 1...9, using: &generator)
            }
            for x in 0..<width {
                let samples: [Int] = [level + step * x, level - step * x, level * 3 + x]
                for sample in samples { bytes.append(UInt8(sample & 255)) }
                bytes.append(alpha)
            }
        }
        let pixmap = Pixmap(width: width, height: height, bytes: bytes)
        for effort in [PNGEffort.small, .smallest] {
            let file = encodePNG(pixmap, effort: effort)
            #expect(try decodePNG(file, name: "gradient") == pixmap)
            // A row is its first pixel and a run.
            #expect(file.count < height * 20)
        }
    }

    @Test func `Translucent colours are kept in the palette, and opaque pictures drop alpha`()
        throws
    {
        let clear = Pixmap(width: 9, height: 2, filledWith: (10, 20, 30, 40))
        let file = encodePNG(clear, effort: .fast)
        let types = try readPNGChunks(file, name: "tile").map(\.type)
        #expect(types == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
        let solid = Pixmap(width: 9, height: 2, filledWith: (10, 20, 30, 255))
        let solidTypes = try readPNGChunks(encodePNG(solid, effort: .fast), name: "tile").map(
            \.type)
        #expect(solidTypes == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
    }

    @Test func `A private chunk stands before the pixels and can be fetched without them`() throws {
        let chunk = PNGChunk(type: "spGd", data: Array(0...255))
        let pixmap = Pixmap(width: 3, height: 3, filledWith: (1, 2, 3, 255))
        for effort in PNGEffort.allCases {
            let file = encodePNG(pixmap, effort: effort, chunks: [chunk, chunk])
            #expect(try readPNGChunks(file, name: "tile") { $0 == "spGd" } == [chunk, chunk])
            #expect(try decodePNG(file, name: "tile") == pixmap)
        }
    }

    @Test func `Noise does not grow by more than a hundredth`() throws {
        var generator = SeededGenerator(state: 3)
        let bytes = (0..<(200 * 200 * 4)).map { index in
            index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator)
        }
        let pixmap = Pixmap(width: 200, height: 200, bytes: bytes)
        let file = encodePNG(pixmap, effort: .fast)
        #expect(file.count < 200 * 200 * 3 * 101 / 100)
        #expect(try decodePNG(file, name: "noise") == pixmap)
    }

    @Test func `Runs of every length around the limits of deflate come back`() throws {
        for width in Array(1...24) + Array(250...270) + Array(510...530) + [775, 776, 777] {
            var pixmap = Pixmap(width: width, height: 3, filledWith: (255, 255, 255, 255))
            #expect(try decodePNG(encodePNG(pixmap, effort: .fast), name: "\(width)") == pixmap)
            var bytes = pixmap.bytes
            bytes[(width + width / 2) * 4] = 0
            pixmap = Pixmap(width: width, height: 3, bytes: bytes)
            #expect(try decodePNG(encodePNG(pixmap, effort: .fast), name: "\(width)") == pixmap)
        }
    }
}
