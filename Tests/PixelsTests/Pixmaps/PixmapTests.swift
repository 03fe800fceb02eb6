import Pixels
import Testing
import TestSupport

@Suite struct PixmapTests {
    @Test func `The digest covers shape and bytes`() {
        let wide = Pixmap(width: 4, height: 1, filledWith: (1, 2, 3, 4))
        let tall = Pixmap(width: 1, height: 4, filledWith: (1, 2, 3, 4))
        #expect(wide.digest != tall.digest)
        #expect(wide.digest == Pixmap(width: 4, height: 1, bytes: wide.bytes).digest)
        #expect(wide.digest != Pixmap(width: 4, height: 1, filledWith: (1, 2, 3, 5)).digest)
    }

    @Test func `One translucent pixel makes a picture translucent`() {
        var generator = SeededGenerator(state: 10)
        for _ in 0..<50 {
            let width = Int.random(in: 1...20, using: &generator)
            let height = Int.random(in: 1...20, using: &generator)
            var bytes = [UInt8](repeating: 255, count: width * height * 4)
            #expect(Pixmap(width: width, height: height, bytes: bytes).isOpaque)
            bytes[Int.random(in: 0..<(width * height), using: &generator) * 4 + 3] = 254
            #expect(!Pixmap(width: width, height: height, bytes: bytes).isOpaque)
        }
    }

    @Test func `Two crops are one crop`() {
        var generator = SeededGenerator(state: 11)
        for _ in 0..<200 {
            let pixmap = Pixmap.random(using: &generator, maxSide: 20)
            func number() -> Int { Int.random(in: -3...12, using: &generator) }
            let (x, y, width, height) = (abs(number()), abs(number()), abs(number()), abs(number()))
            let outer = pixmap.cropped(x: x, y: y, width: width, height: height)
            let (dx, dy) = (abs(number()), abs(number()))
            let inner = outer.cropped(x: dx, y: dy, width: 4, height: 4)
            #expect(
                inner
                    == pixmap.cropped(
                        x: x + dx, y: y + dy, width: min(4, max(width - dx, 0)),
                        height: min(4, max(height - dy, 0))))
        }
    }

    @Test func `Crops outside are cut, whatever the numbers`() {
        let pixmap = Pixmap(width: 5, height: 4, filledWith: (1, 2, 3, 4))
        #expect(pixmap.cropped(x: 0, y: 0, width: .max, height: .max) == pixmap)
        #expect(pixmap.cropped(x: .max, y: .max, width: .max, height: .max).bytes.isEmpty)
        #expect(pixmap.cropped(x: .min, y: .min, width: .max, height: .max).bytes.isEmpty)
        #expect(pixmap.cropped(x: 2, y: 2, width: -5, height: .min).bytes.isEmpty)
        #expect(pixmap.cropped(x: -1, y: -1, width: 3, height: 3).width == 2)
    }

    @Test func `A picture is written in place, or given up with the error`() throws {
        struct Refusal: Error {}
        let pixmap = unsafe Pixmap(width: 2, height: 1) { unsafe $0.copyBytes(from: Array(0..<8)) }
        #expect(pixmap.bytes == Array(0..<8))
        #expect(throws: Refusal.self) {
            unsafe try Pixmap(width: 2, height: 1) { _ throws(Refusal) in throw Refusal() }
        }
    }
}
