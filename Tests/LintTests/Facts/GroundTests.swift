import Drawing
import Foundation
import Lint
import Pixels
import Testing

/// Readings against every pixel, counted without steps and tables.
@Suite struct GroundTests {
    private func ink(_ boxes: [CGRect], clip: CGRect? = nil) throws -> InkFact {
        // Of each glyph the box that stands at its number.
        let run = GlyphRun(
            face: FontFace(name: "Inter"), size: 12,
            glyphs: boxes.indices.map { .init(id: UInt32($0), x: 0, y: 0) }, paint: .solid(.black), text: "x")
        var items: [DisplayItem] = [.glyphs(run)]
        if let clip { items = [.group(DisplayGroup(items: items, clip: .rectangle(clip)))] }
        let list = DisplayList(size: CGSize(width: 40, height: 40), scale: 1, items: items)
        return try #require(list.ink { glyph, _, _ in boxes[Int(glyph)] }.first)
    }

    private func noise(_ seed: UInt64, _ width: Int, _ height: Int) -> Pixmap {
        var state = seed
        func byte() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        var bytes: [UInt8] = []
        for _ in 0..<width * height { bytes += [byte(), byte(), byte(), 255] }
        return Pixmap(width: width, height: height, bytes: bytes)
    }

    private func luminance(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Double {
        func light(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let place = (y * pixmap.width + x) * 4
        return 0.2126 * light(pixmap.bytes[place]) + 0.7152 * light(pixmap.bytes[place + 1])
            + 0.0722 * light(pixmap.bytes[place + 2])
    }

    @Test(arguments: UInt64(1)...20)
    func `The ratio is that which a twentieth of all pixels in the boxes have at most`(_ seed: UInt64) throws
    {
        let (behind, filled) = (noise(seed, 40, 40), noise(seed &+ 1000, 40, 40))
        let boxes = [CGRect(x: 2, y: 3, width: 11, height: 9), CGRect(x: 20, y: 8, width: 15, height: 20)]
        let reading = try #require(
            Ground(behind: behind, filled: filled, scale: 1).reading(of: try ink(boxes)))
        var ratios: [Double] = []
        for box in boxes {
            for y in Int(box.minY)..<Int(box.maxY) {
                for x in Int(box.minX)..<Int(box.maxX) {
                    let (a, b) = (luminance(behind, x, y), luminance(filled, x, y))
                    ratios.append((max(a, b) + 0.05) / (min(a, b) + 0.05))
                }
            }
        }
        ratios.sort()
        #expect(reading.count == ratios.count)
        #expect(abs(reading.ratio - ratios[ratios.count / 20]) < 1e-12)
    }

    @Test func `Pixels that a clip takes away are not asked`() throws {
        let (behind, filled) = (noise(5, 40, 40), noise(6, 40, 40))
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let clip = CGRect(x: 0, y: 0, width: 10, height: 4)
        let reading = Ground(behind: behind, filled: filled, scale: 1).reading(of: try ink([box], clip: clip))
        #expect(reading?.count == 40)
    }

    @Test func `A box past the picture's edge ends there, and one that is all outside tells nothing`() throws
    {
        let (behind, filled) = (noise(5, 10, 10), noise(6, 10, 10))
        let ground = Ground(behind: behind, filled: filled, scale: 1)
        #expect(ground.reading(of: try ink([CGRect(x: 5, y: 5, width: 100, height: 100)]))?.count == 25)
        #expect(ground.reading(of: try ink([CGRect(x: -500, y: 4, width: 3, height: 3)])) == nil)
    }

    private func picture(_ color: (Int, Int) -> UInt8) -> Pixmap {
        var bytes: [UInt8] = []
        for y in 0..<20 {
            for x in 0..<20 { bytes += [color(x, y), color(x, y), color(x, y), 255] }
        }
        return Pixmap(width: 20, height: 20, bytes: bytes)
    }

    /// White letters, on black but for the right third.
    private func ratio(_ marked: ((Int, Int) -> UInt8)?) throws -> Double {
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let ground = Ground(
            behind: picture { x, _ in x < 14 ? 0 : 200 }, filled: picture { _, _ in 255 },
            marked: marked.map(picture), scale: 1)
        return try #require(ground.reading(of: try ink([box]))).ratio
    }

    @Test func `What lies over opaque letters is no ground of theirs`() throws {
        #expect(try ratio { x, _ in x < 14 ? 90 : 220 } == 21)
    }

    @Test func `A ground that nears the colour of the letters is measured`() throws {
        #expect(try ratio { _, _ in 90 } < 2)
        #expect(try ratio(nil) < 2)
        // Where most of the letters differ, no colour is theirs.
        #expect(try ratio { x, _ in UInt8(x * 12) } < 2)
    }
}
