import Drawing
import Differences
import Pixels
import Testing

/// Values that make no sense end in an error or a plain result, never in a pass by accident.
@Suite struct HostileComparisonTests {
    private let picture = Pixmap(width: 2, height: 2, filledWith: (0, 0, 0, 255))

    @Test(arguments: ComparisonMode.allCases)
    func `Impossible thresholds are refused`(mode: ComparisonMode) {
        for threshold in [Double.nan, .infinity, -.infinity, -1, -0.0001, 1e9, .signalingNaN] {
            #expect(throws: ComparisonError.self) {
                try compare(
                    picture, picture,
                    options: ComparisonOptions(mode: mode, threshold: threshold))
            }
        }
    }

    @Test func `Impossible tolerances are refused, even for equal pictures`() {
        for tolerance in [
            Tolerance.Allowance.pixels(-1), .pixels(.min), .fraction(.nan), .fraction(-0.1), .fraction(1.1),
            .fraction(.infinity),
        ] {
            var options = ComparisonOptions()
            options.allowed = tolerance
            #expect(throws: ComparisonError.self) {
                try compare(picture, picture, options: options)
            }
        }
        var options = ComparisonOptions(mode: .ssim)
        options.allowed = .pixels(1)
        #expect(throws: ComparisonError.self) { try compare(picture, picture, options: options) }
        options = ComparisonOptions()
        options.backgroundAlpha = .nan
        #expect(throws: ComparisonError.self) { try compare(picture, picture, options: options) }
    }

    @Test func `A mask of another size is refused, even for equal pictures`() {
        var options = ComparisonOptions()
        for (width, height) in [(1, 2), (2, 1), (3, 2), (2, 3), (0, 0), (4, 1)] {
            options.ignored = Pixmap(width: width, height: height, filledWith: (0, 0, 0, 0))
            #expect(throws: ComparisonError.self) {
                try compare(picture, picture, options: options)
            }
        }
    }

    @Test(arguments: ComparisonMode.allCases)
    func `Empty pictures can be compared`(mode: ComparisonMode) throws {
        var options = ComparisonOptions(mode: mode)
        options.drawsDifference = true
        let empty = Pixmap(width: 0, height: 0, bytes: [])
        let flat = Pixmap(width: 7, height: 0, bytes: [])
        #expect(try compare(empty, empty, options: options).verdict == .identical)
        #expect(try compare(empty, flat, options: options).verdict == .size)
        let result = try compare(empty, picture, options: options)
        #expect((result.verdict, result.pixels) == (.size, 4))
    }

    @Test(arguments: ComparisonMode.allCases)
    func `Single pixels and lines have neighbours enough`(mode: ComparisonMode) throws {
        for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 2)] {
            let old = Pixmap(width: width, height: height, filledWith: (0, 0, 0, 255))
            let new = Pixmap(width: width, height: height, filledWith: (255, 255, 255, 255))
            let result = try compare(old, new, options: ComparisonOptions(mode: mode))
            #expect(result.verdict == .different)
        }
    }
}
