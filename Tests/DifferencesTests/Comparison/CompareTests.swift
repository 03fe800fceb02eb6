import Differences
import Drawing
import Foundation
import Pixels
import Testing
import TestSupport

@Suite struct CompareTests {
    private let white = Pixmap(width: 40, height: 30, filledWith: (255, 255, 255, 255))

    @Test(arguments: ComparisonMode.allCases)
    func `A picture is identical to itself`(mode: ComparisonMode) throws {
        let result = try compare(white, white, options: ComparisonOptions(mode: mode))
        #expect(result.verdict == .identical)
        #expect((result.pixels, result.maxDelta, result.box) == (0, 0, nil))
    }

    @Test(arguments: ComparisonMode.allCases)
    func `Order makes no difference`(mode: ComparisonMode) throws {
        var generator = SeededGenerator(state: 4)
        for _ in 0..<60 {
            let old = Pixmap.random(using: &generator, maxSide: 24)
            let new =
                Bool.random(using: &generator)
                ? Pixmap.random(using: &generator, maxSide: 24)
                : Pixmap.random(width: old.width, height: old.height, using: &generator)
            let options = ComparisonOptions(mode: mode)
            #expect(try compare(old, new, options: options) == compare(new, old, options: options))
        }
    }

    @Test func `The exact mode counts every pixel that differs, with its box`() throws {
        let new = white.painted([(3, 4), (20, 7)], (255, 255, 250, 255))
        let result = try compare(white, new)
        #expect(result.verdict == .different)
        #expect(result.pixels == 2)
        #expect(result.maxDelta == 5)
        #expect(result.box == Box(x: 3, y: 4, width: 18, height: 4))
        #expect(result.fraction == 2.0 / 1200)
    }

    @Test func `Counts agree with a plain loop over random pictures`() throws {
        var generator = SeededGenerator(state: 5)
        for _ in 0..<200 {
            let old = Pixmap.random(using: &generator, maxSide: 30)
            let new = Pixmap.random(width: old.width, height: old.height, using: &generator)
            let expected = (0..<(old.width * old.height)).count { index in
                old.bytes[(index * 4)..<(index * 4 + 4)] != new.bytes[(index * 4)..<(index * 4 + 4)]
            }
            #expect(try compare(old, new).pixels == expected)
        }
    }

    @Test func `White and nothing differ in every mode`() throws {
        let clear = Pixmap(width: 40, height: 30, filledWith: (0, 0, 0, 0))
        for mode in ComparisonMode.allCases where mode != .pixelmatch6 {
            let result = try compare(white, clear, options: ComparisonOptions(mode: mode))
            #expect(result.verdict == .different, "\(mode)")
        }
    }

    @Test func `Colours without alpha only matter to the exact mode`() throws {
        let red = Pixmap(width: 9, height: 9, filledWith: (255, 0, 0, 0))
        let blue = Pixmap(width: 9, height: 9, filledWith: (0, 0, 255, 0))
        for mode in ComparisonMode.allCases {
            let result = try compare(red, blue, options: ComparisonOptions(mode: mode))
            #expect(result.verdict == (mode == .exact ? .different : .equal), "\(mode)")
        }
    }

    @Test func `What lies under alpha 0 is counted apart from what one can see`() throws {
        let clear = Pixmap(width: 40, height: 30, filledWith: (0, 0, 0, 0))
        let old = clear.painted([(20, 20), (21, 20)], (9, 9, 9, 255))
        let new = clear.painted([(1, 1), (2, 1), (3, 1)], (200, 0, 0, 0))
            .painted([(20, 20), (21, 20)], (19, 9, 9, 255))
        let result = try compare(old, new)
        #expect((result.pixels, result.hidden, result.maxDelta) == (5, 3, 10))
        #expect(result.box == Box(x: 20, y: 20, width: 2, height: 1))
        let hidden = try compare(clear, clear.painted([(2, 1)], (200, 0, 0, 0)))
        #expect((hidden.pixels, hidden.hidden, hidden.maxDelta) == (1, 1, 200))
        #expect(hidden.box == Box(x: 2, y: 1, width: 1, height: 1))
    }

    @Test func `The exact mode finds colours without alpha where they are`() throws {
        let clear = Pixmap(width: 40, height: 30, filledWith: (0, 0, 0, 0))
        let new = clear.painted([(31, 4), (33, 9)], (0, 0, 7, 0))
        let result = try compare(clear, new, options: ComparisonOptions(mode: .exact))
        #expect(result.box == Box(x: 31, y: 4, width: 3, height: 6))
        #expect((result.pixels, result.hidden, result.differing, result.maxDelta) == (2, 2, 2, 7))
    }

    @Test func `A tolerance allows as many pixels as it says and not one more`() throws {
        let new = white.painted([(0, 0), (39, 29)], (0, 0, 0, 255))
        var options = ComparisonOptions()
        for (tolerance, verdict) in [
            (Tolerance.Allowance.pixels(2), Comparison.Verdict.equal), (.pixels(1), .different),
            (.fraction(2.0 / 1200), .equal), (.fraction(1.9 / 1200), .different),
        ] {
            options.allowed = tolerance
            #expect(try compare(white, new, options: options).verdict == verdict)
        }
    }

    @Test func `Ignored pixels are those that the mask covers, and no others`() throws {
        let new = white.painted([(5, 5), (6, 5), (5, 6)], (0, 0, 0, 255))
        let clear = Pixmap(width: 40, height: 30, filledWith: (0, 0, 0, 0))
        var options = ComparisonOptions()
        options.ignored = clear.painted([(5, 5)], (1, 2, 3, 255))
        let result = try compare(white, new, options: options)
        #expect(result.pixels == 2)
        options.ignored = clear.painted([(5, 5), (6, 5), (5, 6)], (1, 2, 3, 1))
        for mode in ComparisonMode.allCases {
            options.mode = mode
            #expect(try compare(white, new, options: options).verdict == .equal, "\(mode)")
        }
    }

    @Test func `Pictures of two sizes are aligned at the top left and the rest counts`() throws {
        let larger = Pixmap(width: 42, height: 29, filledWith: (255, 255, 255, 255))
        var options = ComparisonOptions()
        options.drawsDifference = true
        let result = try compare(white, larger, options: options)
        #expect(result.verdict == .size)
        #expect(result.pixels == 2 * 29 + 40)
        #expect(result.box == Box(x: 0, y: 0, width: 42, height: 30))
        let picture = try #require(result.difference)
        #expect((picture.width, picture.height) == (42, 30))
        #expect(picture[41, 0] == (255, 0, 0, 255))
        #expect(picture[0, 29] == (255, 0, 0, 255))
        #expect(picture[39, 28] == (255, 255, 255, 255))
        options.allowed = .fraction(1)
        #expect(try compare(white, larger, options: options).verdict == .size)
    }

    @Test func `The largest channel difference has a threshold of its own`() throws {
        let new = white.painted([(1, 1)], (252, 255, 255, 255))
        for (threshold, count) in [(2.0, 1), (2.9, 1), (3.0, 0)] {
            let options = ComparisonOptions(mode: .maxDelta, threshold: threshold)
            #expect(try compare(white, new, options: options).pixels == count)
        }
    }

    @Test func `Structural similarity judges the picture as a whole`() throws {
        let new = white.painted([(1, 1)], (254, 255, 255, 255))
        let small = try compare(white, new, options: ComparisonOptions(mode: .ssim))
        #expect(small.verdict == .equal)
        let black = Pixmap(width: 40, height: 30, filledWith: (0, 0, 0, 255))
        let large = try compare(white, black, options: ComparisonOptions(mode: .ssim))
        #expect((large.verdict, large.pixels) == (.different, 1200))
        #expect(try #require(large.score) > 0.99)
    }

    @Test func `The result is written as the agreed JSON`() throws {
        let new = white.painted([(3, 4)], (255, 255, 250, 255))
        let text = try json(compare(white, new))
        #expect(
            text
                == #"{"antialiased":0,"box":[3,4,1,1],"fraction":0.0008333333333333334,"#
                + #""maxDelta":5,"mode":"exact","pixels":1,"verdict":"different"}"#)
        #expect(try json(compare(white, white)).contains(#""box":null"#))
    }
}

/// JSON with its keys in alphabetical order.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
