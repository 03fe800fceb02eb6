import Foundation
import Testing

@testable import ViewCore

/// Against the C library's, whose values are within a unit in the last place of the exact ones.
struct SteadyFunctionTests {
    @Test func `A falling power is that of e`() {
        #expect(SteadyFunctions.falling(0) == 1)
        for step in 0..<20_000 {
            let x = Double(step) * 0.034567
            let expected = exp(-x)
            #expect(abs(SteadyFunctions.falling(x) - expected) <= 2 * expected.ulp, "\(x)")
        }
        #expect(SteadyFunctions.falling(1e9) == 0 && SteadyFunctions.falling(.infinity) == 0)
    }

    @Test func `Cosine and sine are those of the angle`() {
        for step in -10_000..<10_000 {
            let x = Double(step) * 0.123456789 * (step.isMultiple(of: 7) ? 50 : 1)
            let shown = SteadyFunctions.circle(x)
            #expect(abs(shown.cosine - cos(x)) < 4e-16 && abs(shown.sine - sin(x)) < 4e-16, "\(x)")
        }
    }
}
