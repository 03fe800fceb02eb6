import Drawing
import SwiftUI
import Testing

@MainActor struct PixelProbeTests {
    @Test func `A view stands in the middle of its room`() throws {
        let found = try PixelProbe(Color.black.frame(width: 2, height: 4), 6, 6, ground: .white)
        #expect(found.width == 6 && found.height == 6)
        #expect(found[2, 1] == ProbedPixel(red: 0, green: 0, blue: 0))
        #expect(found[1, 1] == ProbedPixel(red: 1, green: 1, blue: 1))
        #expect(found.middle == found[3, 3])
    }

    @Test func `A scale gives more pixels and clear ground stays clear`() throws {
        let found = try PixelProbe(Color.clear, 5, 3, scale: 2)
        #expect(found.width == 10 && found.height == 6)
        #expect(found[9, 5].alpha == 0)
    }

    @Test func `Colours are read with and without their alpha`() throws {
        let found = try PixelProbe(Color(red: 1, green: 0, blue: 0, opacity: 0.5), 2, 2).middle
        let half = 128.0 / 255
        #expect(found.straight == [1, 0, 0, half])
        #expect(found.premultiplied == [half, 0, 0, half])
    }
}
