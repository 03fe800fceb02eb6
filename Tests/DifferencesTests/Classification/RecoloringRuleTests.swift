import Testing

@testable import Differences

/// What a recolouring explains of one pixel: with coverage t, old = t·from + (1 − t)·other and
/// new = t·to + (1 − t)·other, each channel multiplied by alpha, within 2 of 255.
@Suite struct RecoloringRuleTests {
    private func word(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32 = 255) -> UInt32 {
        red | green << 8 | blue << 16 | alpha << 24
    }

    private var red: UInt32 { word(200, 20, 30) }
    private var blue: UInt32 { word(10, 40, 220) }
    private var white: UInt32 { word(255, 255, 255) }

    /// `t` of one colour over another, rounded.
    private func mixed(_ color: UInt32, _ other: UInt32, _ part: Double) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 {
            let (a, b) = (Double(color >> shift & 255), Double(other >> shift & 255))
            return UInt32((a * part + b * (1 - part)).rounded())
        }
        return word(channel(0), channel(8), channel(16))
    }

    @Test func `The colour itself becomes the other and nothing else`() {
        let recoloring = Recoloring(from: red, to: blue)
        #expect(recoloring.explains(red, blue))
        #expect(recoloring.explains(red, word(11, 39, 221)), "rounded")
        #expect(!recoloring.explains(red, white) && !recoloring.explains(red, word(60, 35, 170)))
        #expect(!recoloring.explains(red, red), "it stayed")
    }

    @Test func `The other colour is made of nothing else`() {
        let recoloring = Recoloring(from: red, to: blue)
        #expect(recoloring.explains(word(201, 21, 29), blue), "rounded")
        #expect(!recoloring.explains(white, blue) && !recoloring.explains(word(150, 25, 80), blue))
    }

    @Test(arguments: [0.1, 0.35, 0.5, 0.8, 0.95])
    func `A mixture keeps its coverage, over any colour`(part: Double) {
        let recoloring = Recoloring(from: red, to: blue)
        for ground in [white, word(0, 0, 0), word(90, 140, 20)] {
            let (old, new) = (mixed(red, ground, part), mixed(blue, ground, part))
            #expect(recoloring.explains(old, new))
            #expect(!recoloring.explains(new, old), "the other way")
            #expect(!recoloring.explains(old, mixed(blue, ground, min(part + 0.06, 1))))
            // A channel off by more than rounding.
            #expect(!recoloring.explains(old, new ^ 0x0000_1000))
        }
    }

    @Test func `A coverage is from none to all`() {
        let recoloring = Recoloring(from: word(100, 100, 100), to: word(150, 150, 150))
        #expect(recoloring.explains(word(98, 98, 98), word(149, 149, 149)), "1 past all of it is rounding")
        #expect(!recoloring.explains(word(98, 98, 98), word(151, 151, 151)))
        #expect(!recoloring.explains(word(90, 90, 90), word(150, 150, 151)))
        #expect(!recoloring.explains(word(90, 90, 90), word(80, 80, 80)))
    }

    /// What is left of a pixel without its share of the old colour must be a colour: not less than nothing, and not
    /// more than its own share.
    @Test func `What is behind must be a colour`() {
        let recoloring = Recoloring(from: word(200, 200, 200), to: word(100, 100, 100))
        // Half of it is taken away, where only a tenth can have been there.
        #expect(!recoloring.explains(word(70, 70, 70), word(20, 20, 20)))
        // Half of it, and more behind than half of white.
        #expect(!recoloring.explains(word(240, 240, 240), word(190, 190, 190)))
        #expect(recoloring.explains(word(220, 220, 220), word(170, 170, 170)))
    }

    @Test func `A colour that stays explains nothing but itself`() {
        let recoloring = Recoloring(from: red, to: red)
        #expect(recoloring.explains(red, red) && !recoloring.explains(white, white))
    }

    @Test func `Alpha is a channel, and the others are multiplied by it`() {
        #expect(premultiplied(word(255, 128, 0, 128)) == [128, 128 * 128.0 / 255, 0, 128])
        let recoloring = Recoloring(from: word(255, 0, 0, 255), to: word(255, 0, 0, 128))
        #expect(recoloring.explains(word(255, 0, 0, 255), word(255, 0, 0, 128)))
        // Over nothing: half of the alpha of each.
        #expect(recoloring.explains(word(255, 0, 0, 128), word(255, 0, 0, 64)))
        #expect(!recoloring.explains(word(255, 0, 0, 128), word(255, 0, 0, 128)))
    }

    @Test func `Thin shapes have one coverage in both pictures, on one ground`() throws {
        let recoloring = try #require(CoverageRecoloring(from: red, to: blue, ground: white))
        for part in [0.0, 0.2, 0.5, 1] {
            #expect(recoloring.explains(mixed(red, white, part), mixed(blue, white, part)))
            let other = part > 0.5 ? part - 0.1 : part + 0.1
            #expect(!recoloring.explains(mixed(red, white, part), mixed(blue, white, other)))
        }
        let black = word(0, 0, 0)
        #expect(!recoloring.explains(mixed(red, black, 0.5), mixed(blue, black, 0.5)), "another ground")
    }

    /// 16 of 255 must be seen in one picture and 8 kept in the other.
    @Test func `Colours near their ground are no shape`() {
        func isShape(_ from: UInt32, _ to: UInt32) -> Bool {
            CoverageRecoloring(
                from: word(from, 100, 100), to: word(to, 100, 100), ground: word(100, 100, 100)) != nil
        }
        #expect(isShape(116, 108) && isShape(108, 116) && isShape(84, 92))
        #expect(!isShape(115, 108) && !isShape(116, 107) && !isShape(107, 116) && !isShape(100, 200))
    }

    @Test func `Two colours between the same two others are mixtures of them`() {
        let black = word(0, 0, 0)
        #expect(areMixtures(word(100, 100, 100), word(30, 30, 30), of: black, white))
        #expect(areMixtures(black, white, of: black, white))
        #expect(!areMixtures(word(100, 100, 100), word(30, 33, 30), of: black, white))
        #expect(!areMixtures(word(103, 100, 100), word(30, 30, 30), of: black, white))
        #expect(
            !areMixtures(word(9, 9, 9), word(30, 30, 30), of: word(10, 10, 10), white), "before the first")
        #expect(!areMixtures(word(30, 30, 30), word(9, 9, 9), of: white, word(10, 10, 10)), "behind the last")
        #expect(!areMixtures(black, black, of: black, black))
    }
}
