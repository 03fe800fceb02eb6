import Pixels
import Testing

/// Which byte is which, and how colours come back from their product with alpha.
@Suite struct PixelOrderTests {
    private func pixmap(_ bgra: [UInt8], width: Int, stride: Int, isOpaque: Bool) -> Pixmap {
        unsafe bgra.withUnsafeBytes { bytes in
            unsafe Pixmap(
                premultipliedBGRA: bytes, width: width, height: bgra.count / stride, stride: stride,
                isOpaque: isOpaque)
        }
    }

    @Test func `A picture of one colour has it in every pixel`() {
        let pixmap = Pixmap(width: 2, height: 1, filledWith: (1, 2, 3, 4))
        #expect(pixmap.bytes == [1, 2, 3, 4, 1, 2, 3, 4])
        #expect(pixmap[1, 0] == (1, 2, 3, 4))
    }

    @Test func `A pixel is found by its column and row`() {
        let pixmap = Pixmap(width: 2, height: 2, bytes: Array(0..<16))
        #expect(pixmap[0, 0] == (0, 1, 2, 3) && pixmap[1, 0] == (4, 5, 6, 7))
        #expect(pixmap[0, 1] == (8, 9, 10, 11) && pixmap[1, 1] == (12, 13, 14, 15))
        #expect(pixmap.cropped(x: 1, y: 0, width: 1, height: 2).bytes == [4, 5, 6, 7, 12, 13, 14, 15])
        #expect(pixmap.cropped(x: 0, y: 1, width: 2, height: 1).bytes == [8, 9, 10, 11, 12, 13, 14, 15])
    }

    @Test func `Opaque pixels turn around and their alpha is not looked at`() {
        let rows: [UInt8] = [
            3, 2, 1, 0, 6, 5, 4, 99, 77, 77, 77, 77, 9, 8, 7, 1, 12, 11, 10, 2, 77, 77, 77, 77,
        ]
        #expect(
            pixmap(rows, width: 2, stride: 12, isOpaque: true).bytes
                == [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255])
    }

    @Test func `A colour is its product with alpha divided by it, to the nearest`() {
        // 255 / 128 · 30 = 59.8, · 20 = 39.8, · 10 = 19.9; above its alpha a colour is full.
        #expect(pixmap([30, 20, 10, 128], width: 1, stride: 4, isOpaque: false).bytes == [20, 40, 60, 128])
        #expect(pixmap([3, 2, 1, 255], width: 1, stride: 4, isOpaque: false).bytes == [1, 2, 3, 255])
        #expect(pixmap([3, 2, 1, 0], width: 1, stride: 4, isOpaque: false).bytes == [0, 0, 0, 0])
        #expect(pixmap([200, 1, 9, 10], width: 1, stride: 4, isOpaque: false).bytes == [230, 26, 255, 10])
        for alpha in UInt8(1)...254 {
            for value in stride(from: UInt8(0), through: alpha, by: 3) {
                let straight = UInt8((Double(value) * 255 / Double(alpha)).rounded())
                #expect(
                    pixmap([value, 0, value, alpha], width: 1, stride: 4, isOpaque: false).bytes
                        == [straight, 0, straight, alpha])
            }
        }
    }

    @Test func `An empty picture has no bytes`() {
        #expect(pixmap([], width: 5, stride: 20, isOpaque: true).bytes == [])
        #expect(pixmap([], width: 5, stride: 20, isOpaque: false).bytes == [])
    }
}
