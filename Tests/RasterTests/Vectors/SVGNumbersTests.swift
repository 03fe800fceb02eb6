import Testing

@testable import Raster

@Suite struct SVGNumbersTests {
    @Test(
        arguments: [
            ("M0.5.25-1e2,+3Z", [0.5, 0.25, -100, 3]), ("", []), ("none", []), ("1.5em", [1.5]),
            ("matrix(1 0 0 1 -2.5 .5)", [1, 0, 0, 1, -2.5, 0.5]), ("-", []), (".", []), ("1.", [1]),
        ] as [(String, [Double])])
    func `Numbers are found as SVG writes them`(text: String, numbers: [Double]) {
        #expect(SVGNumbers(text).numbers == numbers)
        #expect(SVGNumbers(text).words.count == numbers.count + 1)
    }

    @Test(
        arguments: [
            ("M0 0L10 20", "M10 0L20-20", "M5.0 0.0L15.0 0.0"), ("fill", "fill", "fill"),
            ("1-1", "3-3", "2.0 -2.0"),
            ("M0,0", "M4 4", "M2.0,2.0"), ("M0 0L1 1", "M0 0H1 1", nil), ("1 2", "1", nil), ("a", "b", nil),
        ] as [(String, String, String?)])
    func `Half way between two attributes is half of each number`(
        first: String, second: String, half: String?
    ) {
        #expect(SVGNumbers.blended(first, second, 0.5) == half)
    }
}
