import Testing

@testable import ViewCore

/// How long a task meant to sleep, of which the executor knows a deadline by the real clock only.
struct WrittenTimeTests {
    @Test(arguments: [
        (0.4999998, 0.5000003, 0.5), (0.48, 0.512, 0.5), (0.4899, 0.4901, 0.49), (0.2999, 0.3, 0.3),
        (2.9, 3.05, 3), (0.0009, 0.0011, 0.001), (0.123_455_8, 0.123_456_4, 0.123_456),
    ])
    func `Of the times that it can be it is the one with the fewest decimals`(
        low: Double, high: Double, written: Double
    ) {
        let found = TileExecutor.written(.seconds(low), .seconds(high))
        #expect(abs(found / .seconds(1) - written) < 1e-12)
    }

    @Test func `A deadline that has passed is no sleep`() {
        #expect(TileExecutor.written(.seconds(-1), .seconds(1)) == .zero)
    }
}
