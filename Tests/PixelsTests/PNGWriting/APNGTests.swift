import Foundation
import Pixels
import TestSupport
import Testing

/// A moving PNG as a program shows it, read by the specification's words.
private struct Movie {
    var still: Pixmap
    var frames: [(picture: Pixmap, numerator: Int, denominator: Int)] = []
    var loops = -1
    var areas: [[Int]] = []

    init(_ file: [UInt8]) throws {
        let chunks = try readPNGChunks(file, name: "a.png")
        let size = chunks[0].data
        var surplus: [PNGError] = []
        still = try PNGDecoder().decodeForeign(file, name: "a.png", surplus: &surplus)
        #expect(surplus.isEmpty && chunks.map(\.type).prefix(4) == ["IHDR", "sRGB", "acTL", "IDAT"])
        var canvas = Pixmap(width: still.width, height: still.height, filledWith: (0, 0, 0, 0))
        var (control, sequence) = ([Int](), 0)
        for chunk in chunks {
            let words = stride(from: 0, to: chunk.data.count & ~3, by: 4).map { place in
                chunk.data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            }
            switch chunk.type {
            case "acTL": loops = words[1]
            case "fcTL":
                #expect(words[0] == sequence && chunk.data[24] == 0 && chunk.data[25] == 0)
                sequence += 1
                control = Array(words[1...4]) + [words[5] >> 16, words[5] & 0xFFFF]
            case "fdAT":
                #expect(words[0] == sequence)
                sequence += 1
                let header = control[..<2].flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
                }
                let part = try decodePNG(
                    Movie.file(header + size[8...], Array(chunk.data[4...])), name: "a frame")
                canvas = canvas.pasting(part, x: control[2], y: control[3])
                frames.append((canvas, control[4], control[5]))
                areas.append(Array(control[..<4]))
            default: break
            }
        }
        #expect(chunks.first { $0.type == "acTL" }?.data.prefix(4).last == UInt8(frames.count))
    }

    private static func file(_ header: [UInt8], _ data: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for (type, data) in [("IHDR", header), ("IDAT", data), ("IEND", [])] {
            let chunk = Array(type.utf8) + data
            let sum = Zlib.crc32(chunk[...])
            bytes += [24, 16, 8, 0].map { UInt8(data.count >> $0 & 255) } + chunk
            bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
        }
        return bytes
    }
}

extension Pixmap {
    fileprivate func pasting(_ part: Pixmap, x: Int, y: Int) -> Pixmap {
        var bytes = bytes
        for row in 0..<part.height {
            let place = ((y + row) * width + x) * 4
            bytes.replaceSubrange(
                place..<place + part.width * 4,
                with: part.bytes[(row * part.width * 4)..<((row + 1) * part.width * 4)])
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}

/// A square at a place on a ground.
private func square(_ x: Int, alpha: UInt8 = 255) -> Pixmap {
    let ground = Pixmap(width: 40, height: 20, filledWith: (250, 250, 250, 255))
    return ground.pasting(
        Pixmap(width: 6, height: 5, filledWith: (200, 30, 60, alpha)), x: x, y: 8)
}

private func movie(_ frames: [Pixmap], still: Pixmap, rate: Int = 60, rest: Int = 0) -> [UInt8] {
    let encoder = APNGEncoder(width: still.width, height: still.height, rate: rate)
    var file = encoder.begin(still: still)
    for frame in frames { file += encoder.add(frame) }
    let end = encoder.end(rest: rest)
    file += end.bytes
    file.replaceSubrange(end.count.place..<end.count.place + end.count.bytes.count, with: end.count.bytes)
    return file
}

@Suite struct APNGTests {
    @Test func `Frames come back as they were, each shown for its time, again and again`() throws {
        let frames = [square(0), square(3), square(9, alpha: 90), square(30)]
        let read = try Movie(movie(frames, still: square(34), rate: 25))
        #expect(read.frames.map(\.picture) == frames && read.still == square(34) && read.loops == 0)
        #expect(read.frames.allSatisfy { $0.numerator == 1 && $0.denominator == 25 })
    }

    @Test func `Equal frames are one that is shown for longer, and the last one rests`() throws {
        let frames = [square(0), square(0), square(0), square(5), square(0), square(0)]
        let read = try Movie(movie(frames, still: square(0), rest: 30))
        #expect(read.frames.map(\.picture) == [square(0), square(5), square(0)])
        #expect(read.frames.map(\.numerator) == [3, 1, 32])
    }

    @Test func `Of a frame only the rectangle is kept that changes`() throws {
        let read = try Movie(movie([square(4), square(10), square(10, alpha: 9)], still: square(0)))
        #expect(read.areas == [[40, 20, 0, 0], [12, 5, 4, 8], [6, 5, 10, 8]])
    }

    @Test func `Random frames come back, and equal ones give equal files`() throws {
        var generator = SeededGenerator(state: 11)
        for _ in 0..<30 {
            let first = Pixmap.random(using: &generator, maxSide: 30)
            var frames = [first]
            for _ in 0..<6 {
                var bytes = frames[frames.count - 1].bytes
                for _ in 0..<Int.random(in: 0...3, using: &generator) {
                    bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
                        in: 0...255, using: &generator)
                }
                frames.append(Pixmap(width: first.width, height: first.height, bytes: bytes))
            }
            let file = movie(frames, still: first)
            var shown: [Pixmap] = []
            for frame in frames where frame != shown.last { shown.append(frame) }
            #expect(try Movie(file).frames.map(\.picture) == shown)
            #expect(file == movie(frames, still: first))
        }
    }

    // A time has 16 bits.
    @Test func `A frame that is shown for longer than a file can say is two`() throws {
        let encoder = APNGEncoder(width: 2, height: 2, rate: 1000)
        let picture = Pixmap(width: 2, height: 2, filledWith: (1, 2, 3, 255))
        var file = encoder.begin(still: picture)
        for _ in 0..<60_001 { file += encoder.add(picture) }
        let end = encoder.end(rest: 100_000)
        #expect(end.frameCount == 2)
        file += end.bytes
        file.replaceSubrange(end.count.place..<end.count.place + end.count.bytes.count, with: end.count.bytes)
        #expect(try Movie(file).frames.map(\.numerator) == [60_000, 1 + 5535])
    }
}
