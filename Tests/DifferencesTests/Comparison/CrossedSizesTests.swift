import Drawing
import Differences
import Pixels
import Testing

/// One picture is wider, the other taller: the corner that neither has is no part of a comparison.
@Suite struct CrossedSizesTests {
    private let wide = Pixmap(width: 10, height: 4, filledWith: (255, 255, 255, 255))
    private let tall = Pixmap(width: 3, height: 9, filledWith: (255, 255, 255, 255))

    @Test(arguments: ComparisonMode.allCases)
    func `Only places that one of the pictures has count`(mode: ComparisonMode) throws {
        for (old, new) in [(wide, tall), (tall, wide)] {
            let result = try compare(old, new, options: ComparisonOptions(mode: mode))
            // 40 and 27 pixels, 12 of which both have.
            #expect((result.verdict, result.pixels) == (.size, 28 + 15))
            #expect(result.fraction == 43.0 / 55)
            #expect(result.box == Box(x: 0, y: 0, width: 10, height: 9))
        }
        // Nothing is the same, so that all of it differs.
        let black = Pixmap(width: 3, height: 9, filledWith: (0, 0, 0, 255))
        let all = try compare(wide, black, options: ComparisonOptions(mode: mode))
        #expect((all.pixels, all.fraction) == (55, 1), "\(mode)")
    }

    @Test func `The corner of neither has no mark, no cluster and no box`() throws {
        var options = ComparisonOptions()
        options.drawsDifference = true
        options.findsClusters = true
        let result = try compare(wide, tall, options: options)
        let marks = try #require(result.difference)
        for y in 0..<9 {
            for x in 0..<10 {
                let isOnlyInOne = (y < 4) != (x < 3) && (y < 4 || x < 3)
                #expect((marks[x, y] == (255, 0, 0, 255)) == isOnlyInOne, "(\(x), \(y))")
            }
        }
        options.drawsMaskOnly = true
        let mask = try #require(try compare(wide, tall, options: options).difference)
        #expect(mask[9, 8] == (0, 0, 0, 0) && mask[9, 3] == (255, 0, 0, 255))
        let black = Pixmap(width: 3, height: 9, filledWith: (0, 0, 0, 255))
        for (old, new) in [(wide, black), (black, wide)] {
            #expect(
                classify(old, new).boxes == [
                    Box(x: 0, y: 0, width: 3, height: 4), Box(x: 3, y: 0, width: 7, height: 4),
                    Box(x: 0, y: 4, width: 3, height: 5),
                ])
        }
    }

    @Test func `Parts of pictures are compared as pictures of their size are`() throws {
        var generator = SeededNumbers(state: 3)
        func noise(_ width: Int, _ height: Int) -> Pixmap {
            Pixmap(
                width: width, height: height,
                bytes: (0..<(width * height * 4)).map {
                    $0 % 4 == 3 ? 255 : UInt8(generator.next() % 3 * 100)
                })
        }
        for mode in ComparisonMode.allCases {
            let (a, b) = (noise(21, 30), noise(34, 17))
            let part = try compare(
                a.cropped(x: 0, y: 0, width: 21, height: 17), b.cropped(x: 0, y: 0, width: 21, height: 17),
                options: ComparisonOptions(mode: mode))
            let whole = try compare(a, b, options: ComparisonOptions(mode: mode))
            #expect(whole.pixels == part.pixels + 21 * 13 + 13 * 17, "\(mode)")
            #expect((whole.score, whole.antialiased) == (part.score, part.antialiased), "\(mode)")
        }
    }
}

private struct SeededNumbers {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
