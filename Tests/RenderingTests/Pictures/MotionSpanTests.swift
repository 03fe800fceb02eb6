import Rendering
import Testing

struct MotionSpanTests {
    @Test func `Moments are as far apart as the rate says, with three decimals`() throws {
        let span = try MotionSpan("0...100", rate: 60)
        #expect(span.moments == [0, 16.667, 33.333, 50, 66.667, 83.333, 100])
        #expect(try MotionSpan("50...50", rate: 60).moments == [50])
        #expect(try MotionSpan("0...99.9", rate: 10).moments == [0])
        #expect(try MotionSpan("20.5...220.5", rate: 10).moments == [20.5, 120.5, 220.5])
        #expect(try MotionSpan("0...10000", rate: 120).moments.count == 1201)
    }

    @Test(arguments: [
        ("0...10001", 60), ("0...600", 0), ("0...600", 121), ("0...600", -1), ("600...0", 60),
        ("-1...600", 60),
        ("0..600", 60), ("0...", 60), ("...600", 60), ("600", 60), ("0...nan", 60), ("0...inf", 60),
        ("a...b", 60),
        ("0...1...2", 60), ("59000...61000", 60), ("0...600", .max), ("0...600", .min), ("", 60),
    ]) func `What cannot be a moving picture is refused`(text: String, rate: Int) {
        #expect(throws: MotionSpan.Problem.self) { try MotionSpan(text, rate: rate) }
    }
}
